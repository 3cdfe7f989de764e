import { readdirSync, readFileSync } from 'node:fs';
import { FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';

/** Everything that a message says, whichever of its variants is chosen. */
function said(part: unknown): string[] {
  if (typeof part === 'string') return [part];
  if (Array.isArray(part)) return part.flatMap(said);
  if (typeof part !== 'object' || part === null) return [];
  const { type, variants } = part as { type?: string; variants?: { value: unknown }[] };
  return type === 'select' ? (variants ?? []).flatMap(({ value }) => said(value)) : [];
}

describe('what a player reads', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.endsWith('.ftl'),
  );
  it.each(files)('in %s names no option, no seats and no key of the rules', (file) => {
    const { body } = new FluentResource(readFileSync(`src/${file}`, 'utf8'));
    const sentences = body.flatMap(({ value }) => said(value));
    expect(sentences.length).toBeGreaterThan(0);
    expect(sentences.filter((one) => /\boptions?\b|\bseats\b|\p{L}_\p{L}/iu.test(one))).toEqual([]);
  });
});
