/** A tile that a coup lays. */
export interface Laying {
  square: string;
  /** The letter it counts as; empty for a cross. */
  letter: string;
  how: 'tile' | 'joker' | 'turned' | 'cross';
  /** The back of the vowel of the Arsenal, where the coup says it. */
  back: string | null;
}

/** A word of a coup: the line it lies on, and its letters from the first to the last that is laid. */
export interface Writing {
  axis: 'h' | 'v';
  laid: Laying[];
  /** Every tile in between; what lies there already is only passed over. */
  tiles: (Laying | { letter: string; how: 'there' })[];
}

/** Letters taken from an extremity inwards. */
export interface Take {
  end: string;
  count: number;
}

/** A shot. */
export interface Shot {
  from: string;
  dir: 'N' | 'E' | 'S' | 'W';
  end: string;
  words: number | null;
  corner: boolean;
}

/** A coup in its parts, as the rule document writes them (section Notation). */
export interface Coup {
  lifts: string[];
  unflips: string[];
  /** The letters taken back, for a reprise. */
  reprise: Take | null;
  pivot: { from: string; to: string } | null;
  words: Writing[];
  takes: Take[];
  block: string | null;
  symbols: string[];
  shots: Shot[];
}

/** The square so many steps along a line from another. */
function along(start: string, axis: 'h' | 'v', steps: number): string {
  const [file, rank] = [start.charCodeAt(0), Number(start.slice(1))];
  return axis === 'h'
    ? `${String.fromCharCode(file + steps)}${rank}`
    : `${start[0]}${rank + steps}`;
}

/** The tiles of a word such as `P(UR/ÉS)`. */
function tilesOf(start: string, axis: 'h' | 'v', text: string): Writing['tiles'] {
  const tiles: Writing['tiles'] = [];
  let open = false;
  let at = 0;
  for (const [mark] of text.matchAll(/[()]|\/?\p{L}(?:'\p{L})?|\+/gu)) {
    if (mark === '(' || mark === ')') {
      open = mark === '(';
      continue;
    }
    const square = along(start, axis, at);
    const letter = mark.replace(/^\//, '')[0] ?? '';
    at += 1;
    if (!open) tiles.push({ letter: letter.toUpperCase(), how: 'there' });
    else if (mark === '+') tiles.push({ square, letter: '', how: 'cross', back: null });
    else if (mark.startsWith('/')) tiles.push({ square, letter, how: 'turned', back: null });
    else if (letter !== letter.toUpperCase())
      tiles.push({ square, letter: letter.toUpperCase(), how: 'joker', back: null });
    else tiles.push({ square, letter, how: 'tile', back: mark.split("'")[1] ?? null });
  }
  return tiles;
}

/** A word with what is laid of it. */
function writingOf(start: string, axis: 'h' | 'v', text: string): Writing {
  const all = tilesOf(start, axis, text);
  const laid = all.filter((tile): tile is Laying => tile.how !== 'there');
  const [first, last] = [laid[0], laid.at(-1)];
  const tiles = first && last ? all.slice(all.indexOf(first), all.indexOf(last) + 1) : [];
  return { axis, laid, tiles };
}

const SQUARE = '[a-x]\\d{1,2}';
const TURN = new RegExp(`^~(${SQUARE})(${SQUARE})$`);
const WORD = new RegExp(`^(${SQUARE})([hv])$`);
const TAKE = new RegExp(`^<?(${SQUARE}):(\\d+)$`);
const SHOT = new RegExp(`^\\*(${SQUARE})([NESW]):(${SQUARE})(?:/(\\d+))?(c?)$`);

/** Reads a coup; throws where it is none. */
export function coupOf(text: string): Coup {
  const coup: Coup = {
    lifts: [],
    unflips: [],
    reprise: null,
    pivot: null,
    words: [],
    takes: [],
    block: null,
    symbols: [],
    shots: [],
  };
  const parts = text.split(' ');
  const fail = (part: string) =>
    new Error(`${part} in ${text} not read, expected a part of a coup`);
  const take = (part: string): Take => {
    const [, end, count] = TAKE.exec(part) ?? [];
    if (!end) throw fail(part);
    return { end, count: Number(count) };
  };
  for (let at = 0; at < parts.length; at += 1) {
    const part = parts[at]!;
    const [sign, rest] = [part[0], part.slice(1)];
    const word = WORD.exec(part);
    if (part === 'N' || sign === '%' || sign === ';') continue;
    else if (part === 'R') coup.reprise = take(parts[(at += 1)] ?? '');
    else if (sign === '^') coup.lifts.push(rest);
    else if (sign === '_') coup.unflips.push(rest);
    else if (sign === '=') coup.block = rest;
    else if (sign === '!') coup.symbols.push(rest);
    else if (sign === '<') coup.takes.push(take(part));
    else if (sign === '~') {
      const [, from, to] = TURN.exec(part) ?? [];
      if (!from || !to) throw fail(part);
      coup.pivot = { from, to };
    } else if (sign === '*') {
      const [, from, dir, end, words, corner] = SHOT.exec(part) ?? [];
      if (!from || !end) throw fail(part);
      const counted = words === undefined ? null : Number(words);
      coup.shots.push({
        from,
        dir: dir as Shot['dir'],
        end,
        words: counted,
        corner: corner !== '',
      });
    } else if (word) {
      const axis = word[2] as 'h' | 'v';
      coup.words.push(writingOf(word[1]!, axis, parts[(at += 1)] ?? ''));
    } else throw fail(part);
  }
  return coup;
}

/**
 * A coup by its letters and squares alone: without what the rules tell by themselves, and without
 * which of equal letters is turned over, a joker, or of the Arsenal.
 */
export function sameLetters(text: string): string {
  const bare = text
    .replace(/%\S+ /, '')
    .replace(/ ;[rb]$/, '')
    .replace(/\/(?=\p{L})|'\p{L}/gu, '');
  const jokers = coupOf(bare).words.flatMap(({ laid }) =>
    laid.flatMap(({ letter, how }) => (how === 'joker' ? [letter] : [])),
  );
  const words = bare.replace(/\([^)]*\)/g, (letters) => letters.toUpperCase());
  return [words, ...jokers.sort()].join(' ');
}
