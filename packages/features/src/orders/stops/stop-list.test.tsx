import { render, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { Surface } from '../../../tests/surface.tsx';
import { loadSortedStops } from '../order-loaders.ts';
import { StopList } from './stop-list.tsx';

const stops = [
  { id: 'a', name: 'อารีย์', node: { state: 'stop' } },
  { id: 'b', name: 'สีลม', node: { state: 'stop' } },
  { id: 'c', name: 'บางนา', node: { state: 'stop' } },
] as const;

const route = (shown: readonly (typeof stops)[number][] = stops) => (
  <Surface language="en">
    <StopList
      label="Route"
      stops={shown}
      onMove={() => undefined}
      renderStop={({ name }, handle) => (
        <>
          <input aria-label={name} />
          {handle}
        </>
      )}
    />
    <button type="button">Elsewhere</button>
  </Surface>
);

test('sorting comes by itself, but never takes the focus or a word out of a card that is being used', async () => {
  const user = userEvent.setup();
  const { getByRole, findByRole, queryByRole, unmount } = render(route());
  // Needs its own modules: only the first run sees the lazy code before it is loaded.
  expect(loadSortedStops.loaded()).toBeNull();
  await user.click(getByRole('textbox', { name: 'อารีย์' }));
  await user.keyboard('bang');
  await waitFor(() => expect(loadSortedStops.loaded()).not.toBeNull());
  await user.keyboard(' na');
  expect(getByRole('textbox', { name: 'อารีย์' })).toHaveProperty('value', 'bang na');
  await user.tab();
  expect(queryByRole('button', { name: /^Move/ })).toBeNull();
  await user.click(getByRole('button', { name: 'Elsewhere' }));
  expect(await findByRole('button', { name: /^Move อารีย์/ })).toBeTruthy();

  unmount();
  const again = render(route());
  expect(again.getAllByRole('button', { name: /^Move/ })).toHaveLength(3);
});

test('two stops have no handles, as swapping does it', async () => {
  await loadSortedStops();
  const { queryByRole, rerender, findAllByRole } = render(route(stops.slice(0, 2)));
  expect(queryByRole('button', { name: /^Move/ })).toBeNull();
  rerender(route());
  expect(await findAllByRole('button', { name: /^Move/ })).toHaveLength(3);
});
