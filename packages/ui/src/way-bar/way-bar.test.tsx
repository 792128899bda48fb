import { fireEvent, render, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { WayBar } from './way-bar.tsx';

test('each stop is a button that says what it is for, and a press opens it', () => {
  const handleOpen = vi.fn();
  render(
    <WayBar
      label="Route"
      stops={[
        { id: 'a', state: 'stop', label: 'Pick up at', text: 'Siam', onOpen: handleOpen },
        { id: 'b', state: 'todo', label: 'Deliver to', text: 'Choose a place', isEmpty: true, isOpen: true, onOpen: handleOpen },
      ]}
      fact={{ term: 'Distance', value: '6.32 km' }}
      action={<button type="button">Continue</button>}
    />,
  );
  const stops = within(screen.getByRole('list', { name: 'Route' }));
  fireEvent.click(stops.getByRole('button', { name: /Pick up at Siam/ }));
  expect(handleOpen).toHaveBeenCalledOnce();
  expect(stops.getByRole('button', { name: /Deliver to/ }).getAttribute('aria-expanded')).toBe('true');
  expect(screen.getByRole('term').textContent).toBe('Distance');
});
