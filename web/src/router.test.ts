import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { BOXED, SLUGS } from './games';
import { parse, router, tableIdIn } from './router.svelte';

describe('parse', () => {
  it.each([
    ['/', { page: 'home' }],
    ['/table/aB3', { page: 'table', id: 'aB3' }],
    ['/table/aB3/', { page: 'table', id: 'aB3' }],
    ['/table/aB3/2', { page: 'table', id: 'aB3', game: 2 }],
    ['/table/aB3/0', { page: 'lost', path: '/table/aB3/0' }],
    ['/regles/echecs', { page: 'rules', game: 'echecs' }],
    ['/regles/echec-et-mots', { page: 'rules', game: 'echec-et-mots' }],
    ['/regles/chevaliers', { page: 'rules', game: 'chevaliers' }],
    ['/regles', { page: 'rules', game: SLUGS[0] }],
    ['/regles/belote', { page: 'lost', path: '/regles/belote' }],
    ['/imprimer/chevaliers', { page: 'print', game: 'chevaliers' }],
    ['/imprimer', { page: 'print', game: BOXED[0] }],
    ['/imprimer/belote', { page: 'lost', path: '/imprimer/belote' }],
    ['/table/', { page: 'lost', path: '/table/' }],
    ['/table/a b', { page: 'lost', path: '/table/a b' }],
    ['/table/' + 'a'.repeat(33), { page: 'lost', path: '/table/' + 'a'.repeat(33) }],
    ['/dictionnaire', { page: 'dictionary', word: '' }],
    ['/dictionnaire/', { page: 'dictionary', word: '' }],
    ['/dictionnaire/%C3%A9l%C3%A8ve', { page: 'dictionary', word: 'élève' }],
    ['/dictionnaire/cheval/', { page: 'dictionary', word: 'cheval' }],
    ['/dictionnaire/cheval/blanc', { page: 'lost', path: '/dictionnaire/cheval/blanc' }],
    ['/dictionnaire/%C3', { page: 'lost', path: '/dictionnaire/%C3' }],
    ['/nothing', { page: 'lost', path: '/nothing' }],
  ])('%s', (path, route) => {
    expect(parse(path)).toEqual(route);
  });
});

describe('tableIdIn', () => {
  it.each([
    ['k7Qp', 'k7Qp'],
    ['  k7Qp \n', 'k7Qp'],
    ['https://cavalettres.example/table/k7Qp', 'k7Qp'],
    ['cavalettres.example/table/k7Qp?x=1', 'k7Qp'],
    ['https://cavalettres.example/table/k7Qp#x', 'k7Qp'],
    ['https://cavalettres.example/', null],
    ['two words', null],
    ['', null],
    ['é', null],
  ])('%j', (text, id) => {
    expect(tableIdIn(text)).toBe(id);
  });
});

describe('the router', () => {
  let stop: () => void;
  beforeEach(() => {
    router.go('/', { replace: true });
    stop = router.listen();
  });
  afterEach(() => {
    stop();
    document.body.replaceChildren();
  });

  function click(html: string, init: MouseEventInit = {}): Event {
    document.body.innerHTML = html;
    const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
    document.querySelector('a')?.firstElementChild?.dispatchEvent(event);
    return event;
  }

  it('follows a link of the house, even when its inside is pressed', () => {
    click('<a href="/table/x1"><b>go</b></a>');
    expect(router.route).toEqual({ page: 'table', id: 'x1' });
    expect(location.pathname).toBe('/table/x1');
  });

  it.each([
    ['a link elsewhere', '<a href="https://elsewhere.example/"><b>go</b></a>', {}],
    ['a download', '<a href="/api/tables/x/record" download><b>go</b></a>', {}],
    ['a link of the server', '<a href="/api/tables/x/record"><b>go</b></a>', {}],
    ['a link to another tab', '<a href="/table/x1" target="_blank"><b>go</b></a>', {}],
    ['a press with Ctrl', '<a href="/table/x1"><b>go</b></a>', { ctrlKey: true }],
    ['the middle button', '<a href="/table/x1"><b>go</b></a>', { button: 1 }],
  ])('leaves %s to the browser', (_name, html, init) => {
    click(html, init);
    expect(router.route).toEqual({ page: 'home' });
  });

  it('knows the clause an address points at', () => {
    router.go('/regles/echecs#L-5');
    expect(router.route).toEqual({ page: 'rules', game: 'echecs' });
    expect(router.anchor).toBe('L-5');
  });

  it('knows an arrival from an address that only follows the page', () => {
    router.go('/dictionnaire');
    const before = router.arrivals;
    router.rename('/dictionnaire/cheval');
    expect(router.route).toEqual({ page: 'dictionary', word: 'cheval' });
    expect(location.pathname).toBe('/dictionnaire/cheval');
    expect(router.arrivals).toBe(before);
    router.go('/dictionnaire');
    expect(router.route).toEqual({ page: 'dictionary', word: '' });
    expect(router.arrivals).toBe(before + 1);
  });

  it('keeps the same route object when only the anchor changes', () => {
    router.go('/regles/echecs#L-5');
    const before = router.route;
    router.go('/regles/echecs#L-6');
    expect(router.route).toBe(before);
  });
});
