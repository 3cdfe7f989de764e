import { expect, it } from 'vitest';
import { ICONS } from './icons';

it('the gear is one outline with teeth and its hole: loose rays would make it a sun', () => {
  const parts = (icon: string) => icon.split(/(?=M)/);
  expect(parts(ICONS.gear)).toHaveLength(2);
  expect(parts(ICONS.gear).every((part) => part.endsWith('z'))).toBe(true);
  expect(parts(ICONS.sun).filter((part) => !part.endsWith('z')).length).toBeGreaterThan(4);
});
