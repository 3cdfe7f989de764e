import type { Component } from 'svelte';
import { tellGame } from '../i18n';

/** Shows a lesson over the page until it is left. */
export type LessonPage = Component<{
  onclose: () => void;
  /** Opens a first game by what was learnt. */
  onplay: () => void;
}>;

/** The lessons of the games that have one, each loaded when somebody takes it. */
export const LESSONS: Readonly<Record<string, () => Promise<{ default: LessonPage }>>> = {
  'guerre-des-mots': async () => {
    const [lesson] = await Promise.all([
      import('./guerre-des-mots/Lesson.svelte'),
      tellGame('guerre-des-mots'),
    ]);
    return lesson;
  },
};
