import { describe, expect, it } from 'vitest';
import { Errands } from './errands';

/** Errands whose pauses end when they are told to. */
function begin() {
  const pauses: (() => void)[] = [];
  const errands = new Errands(() => new Promise((then) => pauses.push(then)));
  const done: string[] = [];
  const add = (name: string) =>
    errands.add(async () => {
      done.push(name);
      if (name === 'bad') throw new Error(name);
    });
  const pass = async () => {
    pauses.shift()?.();
    await new Promise((then) => setTimeout(then));
  };
  return { errands, done, add, pass };
}

describe('errands', () => {
  it('are done one a pause, in the order they came', async () => {
    const { done, add, pass } = begin();
    ['one', 'two', 'three'].forEach(add);
    expect(done).toEqual([]);
    await pass();
    expect(done).toEqual(['one']);
    await pass();
    expect(done).toEqual(['one', 'two']);
  });

  it('are left out once they are taken back, and go on after one that failed', async () => {
    const { done, add, pass } = begin();
    add('bad');
    const back = add('two');
    add('three');
    back();
    await pass();
    await pass();
    expect(done).toEqual(['bad', 'three']);
  });

  it('are done at once for whoever wants all of them, and begin anew', async () => {
    const { errands, done, add, pass } = begin();
    ['one', 'two', 'three'].forEach(add);
    const all = errands.done();
    await pass();
    await all;
    expect(done).toEqual(['one', 'two', 'three']);
    await errands.done();
    add('four');
    await pass();
    expect(done).toHaveLength(4);
  });
});
