import { expect, it } from 'vitest';
import english from './en.ftl?raw';
import french from './fr.ftl?raw';

/** What a text says, without the names of its messages and without their arguments. */
function said(text: string): string {
  const sentences = text.split('\n').map((line) => line.replace(/^[\w-]+ =/, ''));
  return sentences
    .join('\n')
    .replace(/\{[^{}]*\}/g, '')
    .toLowerCase();
}

it('has one word for the men-at-arms', () => {
  expect(said(french)).toContain('hommes d’armes');
  expect(said(french)).not.toMatch(/\b(pions?|soldats?|fantassins?|gens d’armes)\b/);
  expect(said(english)).toMatch(/\bm[ae]n-at-arms\b/);
  expect(said(english)).not.toMatch(/\b(pawns?|soldiers?|footmen|footman)\b/);
});
