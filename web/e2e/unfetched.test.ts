import { openTable } from './opening.ts';
import { scene } from './scene.ts';
import { Seat } from './seat.ts';

scene('what cannot be fetched is absent, and the game goes on', async ({ visit }) => {
  const visitor = await visit();
  visitor.forgive(/ERR_FAILED/);
  const seat = new Seat(visitor);
  const parts = /\/assets\/(wood|Keys|EndCard|EndBar|After|NewGame)-.*\.js$/;
  await visitor.page.route(parts, (route) => route.abort());
  await openTable(visitor, { game: 'echecs' });

  // Its sound does not come.
  const wood = visitor.page.waitForEvent('requestfailed', (request) =>
    request.url().includes('/wood-'),
  );
  await seat.board.click('e2', 'e4');
  await wood;
  await seat.reads(['e4']);
  await seat.board.click('e7', 'e5');
  await seat.reads(['e4', 'e5']);

  // Neither does the card at its end, which is said.
  await seat.button('Abandon').first().click();
  await seat.button('Oui').click();
  await visitor.page
    .getByRole('alert')
    .filter({ hasText: 'La page n’a pas pu être chargée.' })
    .first()
    .waitFor();
});
