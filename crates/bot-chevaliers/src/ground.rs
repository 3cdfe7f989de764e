//! The ground of a layout as sets of cells, and the tables that moves are read from.
//!
//! Worked out once for a layout, from the rows of its view, so that a layout that is added to the data needs
//! nothing here.

/// The most cells a ground can have, squares or not.
pub(crate) const CELLS: usize = 128;

/// The most files: each is called by a letter.
const FILES: usize = 26;

/// The eight directions, clockwise from Silver's forward.
pub(crate) const DIRECTIONS: usize = 8;

/// The directions that captures go in: forward, right, back and left as Silver sees them.
pub(crate) const STRAIGHT: [usize; 4] = [0, 2, 4, 6];

/// Files and lines by which each direction goes on.
const STEPS: [(i8, i8); DIRECTIONS] = [
    (0, 1),
    (1, 1),
    (1, 0),
    (1, -1),
    (0, -1),
    (-1, -1),
    (-1, 0),
    (-1, 1),
];

/// The directions that the men of each camp step in: forward, forward aslant and sideways (R6).
pub(crate) const ONWARD: [[usize; 5]; 2] = [[0, 1, 2, 6, 7], [2, 3, 4, 5, 6]];

/// The direction that leads the men of each camp back.
const BACK: [usize; 2] = [4, 0];

/// A distance that cannot be walked.
pub(crate) const UNREACHABLE: u8 = u8::MAX;

/// A set of cells: cell 0 is a1, the files of a line follow each other.
pub(crate) type Cells = u128;

/// The cells of a set, lowest first.
pub(crate) fn cells(mut set: Cells) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        if set == 0 {
            return None;
        }
        let cell = set.trailing_zeros() as usize;
        set &= set - 1;
        Some(cell)
    })
}

/// A set of one cell.
pub(crate) const fn only(cell: usize) -> Cells {
    1 << cell
}

/// A board without pieces.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Ground {
    pub(crate) files: usize,
    pub(crate) lines: usize,
    /// Where a piece may stand.
    pub(crate) usable: Cells,
    pub(crate) water: Cells,
    /// The castles of Silver and Gold.
    pub(crate) castles: [usize; 2],
    /// How far each direction shifts a set, and the cells that have a neighbour there.
    shifts: [(bool, u32, Cells); DIRECTIONS],
    /// The usable neighbours of each cell.
    pub(crate) near: [Cells; CELLS],
    /// The same straight ahead, beside and behind.
    beside: [Cells; CELLS],
    /// The same in the directions that a man of each camp steps in.
    pub(crate) onward: [[Cells; CELLS]; 2],
    /// The neighbours that a piece can jump: the cell beyond is usable too.
    pub(crate) jump: [Cells; CELLS],
    /// The same in the directions that captures go in.
    pub(crate) take: [Cells; CELLS],
    /// The same without the way back of each camp's men.
    pub(crate) take_onward: [[Cells; CELLS]; 2],
    /// The same as `jump`, in the directions that a man of each camp steps in.
    pub(crate) jump_onward: [[Cells; CELLS]; 2],
    /// How many steps a knight needs from each cell to the castle of each camp.
    pub(crate) ride: [[u8; CELLS]; 2],
    /// How many steps a man of each camp needs to the enemy castle.
    pub(crate) walk: [[u8; CELLS]; 2],
}

impl Ground {
    /// The ground that rows describe, the highest line first, `~` for water and `#` for no square;
    /// nothing when they are of different lengths, too many, or a castle is not among the squares.
    pub(crate) fn read<R: AsRef<str>>(rows: &[R], castles: [&str; 2]) -> Option<Ground> {
        let lines = rows.len();
        let files = rows.first()?.as_ref().len();
        if files * lines > CELLS || files > FILES || rows.iter().any(|row| row.as_ref().len() != files) {
            return None;
        }
        let (mut usable, mut water) = (0, 0);
        for (down, row) in rows.iter().enumerate() {
            for (file, sign) in row.as_ref().bytes().enumerate() {
                let cell = only((lines - 1 - down) * files + file);
                match sign {
                    b'#' => {}
                    b'~' => water |= cell,
                    _ => usable |= cell,
                }
            }
        }
        let cell = |name: &str| {
            let file = usize::from(name.bytes().next()?.checked_sub(b'a')?);
            let line = name.get(1..)?.parse::<usize>().ok()?.checked_sub(1)?;
            (file < files && line < lines && usable >> (line * files + file) & 1 == 1)
                .then_some(line * files + file)
        };
        let castles = [cell(castles[0])?, cell(castles[1])?];
        Some(Ground::build(files, lines, usable, water, castles))
    }

    fn build(files: usize, lines: usize, usable: Cells, water: Cells, castles: [usize; 2]) -> Ground {
        let mut ground = Ground {
            files,
            lines,
            usable,
            water,
            castles,
            shifts: [(false, 0, 0); DIRECTIONS],
            near: [0; CELLS],
            beside: [0; CELLS],
            onward: [[0; CELLS]; 2],
            jump: [0; CELLS],
            take: [0; CELLS],
            take_onward: [[0; CELLS]; 2],
            jump_onward: [[0; CELLS]; 2],
            ride: [[UNREACHABLE; CELLS]; 2],
            walk: [[UNREACHABLE; CELLS]; 2],
        };
        for (direction, (right, up)) in STEPS.into_iter().enumerate() {
            let by = isize::from(up) * files as isize + isize::from(right);
            let open = cells(usable)
                .filter(|&cell| ground.step(cell, right, up).is_some())
                .fold(0, |open, cell| open | only(cell));
            ground.shifts[direction] = (by > 0, by.unsigned_abs() as u32, open);
            for cell in cells(usable) {
                let Some(next) = ground.step(cell, right, up) else {
                    continue;
                };
                let beyond = ground.step(next, right, up).is_some();
                let next = only(next);
                ground.near[cell] |= next;
                if STRAIGHT.contains(&direction) {
                    ground.beside[cell] |= next;
                }
                if beyond {
                    ground.jump[cell] |= next;
                }
                if beyond && STRAIGHT.contains(&direction) {
                    ground.take[cell] |= next;
                }
                for side in 0..2 {
                    let onward = ONWARD[side].contains(&direction);
                    if onward {
                        ground.onward[side][cell] |= next;
                    }
                    if onward && beyond {
                        ground.jump_onward[side][cell] |= next;
                    }
                    if beyond && STRAIGHT.contains(&direction) && direction != BACK[side] {
                        ground.take_onward[side][cell] |= next;
                    }
                }
            }
        }
        for side in 0..2 {
            ground.ride[side] = ground.distances(castles[side], |cell| ground.near[cell]);
            let target = castles[1 - side];
            ground.walk[side] = ground.distances(target, |cell| {
                // A man walks from where it could have stepped here.
                cells(ground.near[cell])
                    .filter(|&from| ground.onward[side][from] >> cell & 1 == 1)
                    .fold(0, |set, from| set | only(from))
            });
        }
        ground
    }

    fn step(&self, cell: usize, right: i8, up: i8) -> Option<usize> {
        let file = (cell % self.files).checked_add_signed(isize::from(right))?;
        let line = (cell / self.files).checked_add_signed(isize::from(up))?;
        let next = line * self.files + file;
        (file < self.files && line < self.lines && self.usable >> next & 1 == 1).then_some(next)
    }

    fn distances(&self, to: usize, before: impl Fn(usize) -> Cells) -> [u8; CELLS] {
        let mut distances = [UNREACHABLE; CELLS];
        let (mut seen, mut edge) = (only(to), only(to));
        for distance in 0.. {
            cells(edge).for_each(|cell| distances[cell] = distance);
            edge = cells(edge).fold(0, |next, cell| next | before(cell)) & !seen;
            seen |= edge;
            if edge == 0 {
                break;
            }
        }
        distances
    }

    /// The cells one further in a direction.
    #[inline(always)]
    pub(crate) fn shift(&self, set: Cells, direction: usize) -> Cells {
        let (up, by, open) = self.shifts[direction];
        let set = set & open;
        if up { set << by } else { set >> by }
    }

    /// The ways to capture a piece on a cell: from where, and to where.
    pub(crate) fn over(&self, cell: usize) -> impl Iterator<Item = (usize, usize)> {
        let beside = self.beside[cell];
        cells(beside).filter_map(move |from| {
            let to = (2 * cell).checked_sub(from)?;
            (to < CELLS && beside >> to & 1 == 1).then_some((from, to))
        })
    }

    /// The name of a cell.
    pub(crate) fn name(&self, cell: usize) -> String {
        let file = char::from(b'a' + (cell % self.files) as u8);
        format!("{file}{}", cell / self.files + 1)
    }

    /// The line that a cell lies on, counted from a camp's own side.
    pub(crate) fn line(&self, side: usize, cell: usize) -> usize {
        let line = cell / self.files;
        if side == 0 { line } else { self.lines - 1 - line }
    }
}

/// The cell beyond a neighbour that is jumped.
#[inline(always)]
pub(crate) fn beyond(cell: usize, over: usize) -> usize {
    2 * over - cell
}
