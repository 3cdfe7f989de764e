import { beforeAll, describe, expect, it } from 'vitest';
import { has, setLocale } from '../../i18n';
import { prefs } from '../../prefs.svelte';
import { Lesson, SCRIPT } from './lesson.svelte';

beforeAll(async () => {
  await setLocale('fr');
  prefs.sound = false;
});

/** What the learner does for each of their coups: squares pressed, then letters typed. */
const HANDS: Record<number, [string[], string]> = {
  0: [['e22'], 'RUSA'],
  3: [['c20', 'c19', 'c18', 'c17', 'h18'], 'PARI'],
  4: [['e22', 'e22', 'f22', 'g22', 'i18'], 'URS'],
  6: [['k13'], 'ORALE'],
  7: [['a17', 'b17', 'c17', 'l13'], 'RNA'],
};

describe('the lesson', () => {
  it('can be played by hand from the base to the cross', async () => {
    const lesson = new Lesson();
    const { session } = lesson;
    for (const [at, { text }] of SCRIPT.entries()) {
      expect(lesson.at).toBe(at);
      expect(has(`gdm-lesson-${at + 1}`)).toBe(true);
      if (!lesson.own) {
        lesson.next();
        continue;
      }
      const [squares, letters] = HANDS[at]!;
      squares.forEach((square) => session.press(square));
      [...letters].forEach((letter) => session.type(letter));
      expect(session.composer.text).toBe(text);
      expect(session.ready).toBe(true);
      session.confirm();
      await Promise.resolve();
    }
    expect(lesson.over).toBe(true);
    expect(has(`gdm-lesson-${SCRIPT.length + 1}`)).toBe(true);
    expect(session.tileAt('n13')).toMatchObject({ letter: 'A', owner: 0, end: true });
    expect(session.tileAt('d17')).toMatchObject({ letter: 'R', owner: 1, end: true });
    lesson.close();
  });

  it('says when another coup is wanted, and goes back', async () => {
    const lesson = new Lesson();
    lesson.session.say('-');
    await Promise.resolve();
    expect(lesson.refusal).not.toBeNull();
    lesson.next();
    expect(lesson.refusal).toBeNull();
    lesson.back();
    expect(lesson.at).toBe(0);
    lesson.close();
  });
});
