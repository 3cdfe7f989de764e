// @vitest-environment node
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../../..');

/** The code points that a WOFF2 font has a glyph for. */
function covered(font: Buffer): Set<number> {
  const count = font.readUInt16BE(12);
  const compressed = font.readUInt32BE(20);
  let at = 48;
  const base128 = () => {
    let value = 0;
    for (;;) {
      const byte = font[at++]!;
      value = value * 128 + (byte & 0x7f);
      if (byte < 0x80) return value;
    }
  };
  let offset = 0;
  let cmap = -1;
  for (let table = 0; table < count; table += 1) {
    const flags = font[at++]!;
    const [tag, version] = [flags & 0x3f, flags >> 6];
    if (tag === 0x3f) at += 4;
    let length = base128();
    // Outlines (10) and their places (11) are packed unless the version is 3, others where it is not 0.
    if (tag === 10 || tag === 11 ? version !== 3 : version !== 0) length = base128();
    if (tag === 0) cmap = offset;
    offset += length;
  }
  const body = brotliDecompressSync(font.subarray(at, at + compressed));
  return codesOf(body.subarray(cmap));
}

/** The code points in a table `cmap`, from its parts in segments. */
function codesOf(cmap: Buffer): Set<number> {
  const codes = new Set<number>();
  for (let part = 0; part < cmap.readUInt16BE(2); part += 1) {
    const table = cmap.subarray(cmap.readUInt32BE(4 + part * 8 + 4));
    if (table.readUInt16BE(0) !== 4) continue;
    const size = table.readUInt16BE(6);
    for (let segment = 0; segment < size; segment += 2) {
      const [last, first] = [
        table.readUInt16BE(14 + segment),
        table.readUInt16BE(16 + size + segment),
      ];
      for (let code = first; code <= last && code !== 0xffff; code += 1) codes.add(code);
    }
  }
  return codes;
}

/** Every file below a folder whose path fits. */
function filesIn(folder: string, fits: RegExp): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(ROOT, join(entry.parentPath, entry.name)))
    .filter((path) => fits.test(path));
}

const font = covered(readFileSync(join(import.meta.dirname, 'font/bricolage.woff2')));

describe('the typeface', () => {
  it('has what French and English are written with', () => {
    const letters = [
      'ABCXYZabcxyz0189&@#%/()[]{}+=*',
      'ÀÂÆÇÈÉÊËÎÏÔŒÙÛÜàâæçèéêëîïôœùûüÿ',
      '’‘“”«»…–—·§½×−°©!?:;',
      '\u00a0\u202f',
    ].join('');
    expect([...letters].filter((letter) => !font.has(letter.codePointAt(0)!))).toEqual([]);
    // Russian is not among them: the font is read, not believed.
    expect(font.has('Ж'.codePointAt(0)!)).toBe(false);
  });

  const texts = [
    ...filesIn(join(ROOT, 'web/src'), /\.ftl$/),
    ...filesIn(join(ROOT, 'examples'), /\.ftl$|rules\.md$/),
    ...filesIn(join(ROOT, 'docs/rules'), /\.md$/),
    ...filesIn(join(ROOT, 'crates'), /^crates\/game-[a-z-]+\/book\/.*\.md$/),
  ];

  it('has every letter of every sentence', () => {
    expect(texts.length).toBeGreaterThan(12);
    const missing = texts.flatMap((path) => {
      const lines = readFileSync(join(ROOT, path), 'utf8').split('\n');
      // The title of a window is written by the browser, in a typeface of its own.
      const drawn = lines.filter((line) => !line.startsWith('table-title-')).join('');
      return [...new Set(drawn)]
        .filter((letter) => !/\p{Cc}/u.test(letter) && !font.has(letter.codePointAt(0)!))
        .map((letter) => `${path}: ${letter}`);
    });
    expect(missing).toEqual([]);
  });
});
