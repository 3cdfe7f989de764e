import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { setLocale } from '../i18n';
import Sure from './Sure.svelte';

describe('a question before what cannot be undone', () => {
  const [onyes, onno] = [vi.fn(), vi.fn()];
  let shown: ReturnType<typeof mount> | null = null;

  beforeAll(() => setLocale('fr'));
  afterEach(() => {
    if (shown) void unmount(shown);
    shown = null;
    vi.clearAllMocks();
  });

  function ask(): HTMLElement {
    shown = mount(Sure, { target: document.body, props: { question: 'Vraiment ?', onyes, onno } });
    flushSync();
    return document.querySelector<HTMLElement>('[role="group"]')!;
  }

  it('has the focus, so that the keyboard can answer', () => {
    expect(ask().contains(document.activeElement)).toBe(true);
  });

  it('is left by Escape from anywhere, which lets go of nothing else', () => {
    const beside = vi.fn();
    addEventListener('keydown', beside);
    ask();
    (document.activeElement as HTMLElement).blur();
    const press = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true });
    document.body.dispatchEvent(press);
    removeEventListener('keydown', beside);
    expect(onno).toHaveBeenCalledOnce();
    expect(onyes).not.toHaveBeenCalled();
    expect(press.defaultPrevented).toBe(true);
    expect(beside).not.toHaveBeenCalled();
  });

  it('is answered by its buttons', () => {
    const [yes, no] = ask().querySelectorAll('button');
    yes?.click();
    expect(onyes).toHaveBeenCalledOnce();
    no?.click();
    expect(onno).toHaveBeenCalledOnce();
  });
});
