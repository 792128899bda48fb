import { fireEvent, render, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { SwitchTable } from './switch-table.tsx';

const columns = [
  { id: 'web', label: 'Web' },
  { id: 'mail', label: 'Email' },
  { id: 'sms', label: 'SMS' },
];
const rows = [
  {
    id: 'delivered',
    label: 'Delivered',
    cells: [
      { columnId: 'web', label: 'Delivered, on the web', isOn: true },
      { columnId: 'mail', label: 'Delivered, by email', isOn: false },
    ],
    problem: <p role="alert">Not saved</p>,
  },
  {
    id: 'security',
    label: 'A new device',
    cells: [{ columnId: 'web', label: 'A new device, on the web', isOn: true, lockedText: 'Always sent' }],
  },
];

const open = (onChange = vi.fn()) => {
  render(<SwitchTable title="Deliveries" {...{ columns, rows, onChange }} noneLabel={(column) => `Not by ${column}`} />);
  return onChange;
};

test('a switch stands in its row and its column, and says which one was pressed', () => {
  const onChange = open();
  const row = within(screen.getByRole('table', { name: 'Deliveries' })).getByRole('row', { name: /^Delivered/ });
  expect(within(row).getByRole('rowheader').textContent).toBe('Delivered');
  fireEvent.click(within(row).getByRole('switch', { name: 'Delivered, by email' }));
  expect(onChange).toHaveBeenCalledWith('delivered', 'mail', true);
});

test('a column that a row does not have is an empty cell that says so', () => {
  open();
  const row = screen.getByRole('row', { name: /^A new device/ });
  expect(within(row).getAllByRole('cell')).toHaveLength(3);
  expect(within(row).getByText('Not by SMS')).toBeTruthy();
});

test('what is locked cannot be pressed, and says why', () => {
  open();
  const locked = screen.getByRole('switch', { name: 'A new device, on the web' });
  expect(locked).toHaveProperty('disabled', true);
  const described = locked.getAttribute('aria-describedby') ?? '';
  expect(document.getElementById(described)?.textContent).toBe('Always sent');
});

test('what could not be saved says so at its row', () => {
  open();
  expect(within(screen.getByRole('row', { name: /^Delivered/ })).getByRole('alert').textContent).toBe('Not saved');
});
