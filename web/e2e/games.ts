/** A move of a written game: where to press, and how the sheet writes it in French. */
export interface Written {
  from: string;
  to: string;
  text: string;
  /** The name of the piece a pawn becomes. */
  becomes?: string;
}

/** `e2e4 e4 g7g8n g8=C` read as moves. */
function written(lines: string): Written[] {
  const NAMES: Record<string, string> = { q: 'Dame', r: 'Tour', b: 'Fou', n: 'Cavalier' };
  const words = lines.trim().split(/\s+/);
  return Array.from({ length: words.length / 2 }, (_, index) => {
    const [uci = '', text = ''] = words.slice(2 * index, 2 * index + 2);
    const becomes = NAMES[uci[4] ?? ''];
    const move = { from: uci.slice(0, 2), to: uci.slice(2, 4), text };
    return becomes ? { ...move, becomes } : move;
  });
}

/** The texts of a game as the sheet shows them. */
export const texts = (game: readonly Written[]): string[] => game.map(({ text }) => text);

/** A short game with castling, a capture in passing and a promotion of each side. */
export const RICH = written(`
  e2e4 e4      a7a5 a5
  e4e5 e5      d7d5 d5
  e5d6 exd6    a5a4 a4
  d6c7 dxc7    a4a3 a3
  c7b8n cxb8=C a3b2 axb2
  g1f3 Cf3     b2a1q bxa1=D
  f1c4 Fc4     h7h6 h6
  e1g1 0-0     a1b1 Dxb1
  f3e5 Ce5     h6h5 h5
  c4f7 Fxf7#`);

/** How {@link RICH} is written in a PGN file. */
export const RICH_PGN =
  '1. e4 a5 2. e5 d5 3. exd6 a4 4. dxc7 a3 5. cxb8=N axb2 6. Nf3 bxa1=Q ' +
  '7. Bc4 h6 8. O-O Qxb1 9. Ne5 h5 10. Bxf7# 1-0';

/** Morphy against the Duke of Brunswick and Count Isouard, Paris 1858. */
export const OPERA = written(`
  e2e4 e4      e7e5 e5
  g1f3 Cf3     d7d6 d6
  d2d4 d4      c8g4 Fg4
  d4e5 dxe5    g4f3 Fxf3
  d1f3 Dxf3    d6e5 dxe5
  f1c4 Fc4     g8f6 Cf6
  f3b3 Db3     d8e7 De7
  b1c3 Cc3     c7c6 c6
  c1g5 Fg5     b7b5 b5
  c3b5 Cxb5    c6b5 cxb5
  c4b5 Fxb5+   b8d7 Cbd7
  e1c1 0-0-0   a8d8 Td8
  d1d7 Txd7    d8d7 Txd7
  h1d1 Td1     e7e6 De6
  b5d7 Fxd7+   f6d7 Cxd7
  b3b8 Db8+    d7b8 Cxb8
  d1d8 Td8#`);

/** Legal's mate: seven moves. */
export const LEGAL = written(`
  e2e4 e4      e7e5 e5
  f1c4 Fc4     d7d6 d6
  g1f3 Cf3     c8g4 Fg4
  b1c3 Cc3     g7g6 g6
  f3e5 Cxe5    g4d1 Fxd1
  c4f7 Fxf7+   e8e7 Re7
  c3d5 Cd5#`);
