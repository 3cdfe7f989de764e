import { describe, expect, it } from 'vitest';
import { matches } from './fairness';

describe('the sealed secret', () => {
  // The SHA-256 of "abc", from FIPS 180-2.
  const hash = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad';

  it('is the one that was announced', async () => {
    expect(await matches(hash, 'abc')).toBe(true);
    expect(await matches(hash.toUpperCase(), 'abc')).toBe(true);
  });

  it('is not another', async () => {
    expect(await matches(hash, 'abd')).toBe(false);
    expect(await matches('', 'abc')).toBe(false);
  });
});
