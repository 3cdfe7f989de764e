import { opening } from '../pages';
import { boxVariants, lastChoices, type Choices } from './choices';
import { boxTimes } from './times';

/** Opens a table as one press on a box does: by the rule of the box, at the force last chosen or another. */
export async function playBox(
  game: string,
  opponent: Choices['opponent'] = 'bot',
  level?: number,
): Promise<void> {
  const plain = {
    ...lastChoices(),
    open: false,
    arbiter: false,
    games: 1,
    variants: boxVariants(game),
    game,
    opponent,
    ...(level === undefined ? {} : { levels: { [game]: level } }),
  };
  const { openTable } = await opening();
  await openTable({ ...plain, times: boxTimes(plain) });
}
