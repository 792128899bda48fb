import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { WayChoice, WayFields } from './way-fields.tsx';

afterEach(cleanup);

test('each stop says what it is for, and a chosen place is changed by a press', () => {
  const handleOpen = vi.fn();
  render(
    <WayFields
      label="Route"
      isWhole={false}
      fields={[
        {
          id: 'a',
          state: 'stop',
          label: 'Pick up at',
          children: <WayChoice text="Siam" label="change" onOpen={handleOpen} />,
        },
        { id: 'b', state: 'todo', label: 'Deliver to', children: <input aria-label="Deliver to" /> },
      ]}
    />,
  );
  const [first, second] = within(screen.getByRole('list', { name: 'Route' })).getAllByRole('listitem');
  expect(first?.textContent).toContain('Pick up at');
  expect(second?.textContent).toContain('Deliver to');
  fireEvent.click(screen.getByRole('button', { name: 'Siam change' }));
  expect(handleOpen).toHaveBeenCalledOnce();
});

test('a stop that is refused says so as an alert', () => {
  render(
    <WayFields
      label="Route"
      isWhole
      fields={[
        { id: 'a', state: 'refused', label: 'Deliver to', error: 'Outside our area', children: <input aria-label="To" /> },
      ]}
    />,
  );
  expect(screen.getByRole('alert').textContent).toBe('Outside our area');
});
