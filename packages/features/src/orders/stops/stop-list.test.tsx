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

interface RouteProps {
  readonly shown?: readonly (typeof stops)[number][];
  /** The stop that is searched. */
  readonly searching?: string;
}

const route = ({ shown = stops, searching }: RouteProps = {}) => (
  <Surface language="en">
    <StopList
      label="Route"
      flow={null}
      stops={shown}
      onMove={() => undefined}
      renderStop={({ id, name }, handle) => (
        <div data-stop={id}>
          {id === searching ? <input aria-label={name} /> : <button type="button">{name}</button>}
          {handle}
        </div>
      )}
    />
  </Surface>
);

test('sorting comes by itself, but not while a stop is searched, and takes the focus from no card', async () => {
  const user = userEvent.setup();
  const { getByRole, findByRole, queryByRole, rerender, unmount } = render(route({ searching: 'c' }));
  // Needs its own modules: only the first run sees the lazy code before it is loaded.
  expect(loadSortedStops.loaded()).toBeNull();
  await user.click(getByRole('textbox', { name: 'บางนา' }));
  await user.keyboard('bang');
  await waitFor(() => expect(loadSortedStops.loaded()).not.toBeNull());
  await user.keyboard(' na');
  expect(getByRole('textbox', { name: 'บางนา' })).toHaveProperty('value', 'bang na');
  expect(queryByRole('button', { name: /^Move/ })).toBeNull();

  getByRole('button', { name: 'สีลม' }).focus();
  rerender(route());
  expect(await findByRole('button', { name: /^Move บางนา/ })).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(getByRole('button', { name: 'สีลม' })));

  unmount();
  const again = render(route());
  expect(again.getAllByRole('button', { name: /^Move/ })).toHaveLength(3);
});

test('two stops have no handles, as swapping does it', async () => {
  await loadSortedStops();
  const { queryByRole, rerender, findAllByRole } = render(route({ shown: stops.slice(0, 2) }));
  expect(queryByRole('button', { name: /^Move/ })).toBeNull();
  rerender(route());
  expect(await findAllByRole('button', { name: /^Move/ })).toHaveLength(3);
});
