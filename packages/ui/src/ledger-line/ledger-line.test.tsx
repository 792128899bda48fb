import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LedgerLine, LedgerSkeleton } from './ledger-line.tsx';

const signs = { out: 'Money out', in: 'Money in', cash: 'Cash in', bonus: 'Bonus', pending: 'Waiting' };
const entry = { id: '1', sign: 'out', title: 'Delivery', detail: '14:06', amount: '−396.45', balance: '843.55 left' } as const;

test('a movement is read with its direction, its sum and what is left', () => {
  render(<LedgerLine label="Under way" signs={signs} days={[{ id: 'd', heading: 'Today', entries: [entry] }]} />);
  const row = within(screen.getByRole('region', { name: 'Today' })).getByRole('listitem');
  expect(within(row).getByRole('img', { name: 'Money out' })).toBeTruthy();
  expect(row.textContent).toBe('Delivery14:06−396.45843.55 left');
  expect(screen.getByRole('heading', { name: 'Today', level: 3 })).toBeTruthy();
});

test('what has no day yet is a list of its own, with its button in place of a sum', () => {
  const open = { id: '2', sign: 'pending', title: 'Topping up ฿3,000', end: <button type="button">See QR</button> } as const;
  render(<LedgerLine label="Under way" signs={signs} days={[{ id: 'open', entries: [open] }]} />);
  const list = screen.getByRole('region', { name: 'Under way' });
  expect(within(list).getByRole('button', { name: 'See QR' })).toBeTruthy();
  expect(screen.queryByRole('heading')).toBeNull();
});

test('while it loads, that is announced once', () => {
  render(<LedgerSkeleton label="Loading" rows={5} />);
  expect(screen.getByRole('status', { name: 'Loading' }).querySelectorAll('.sw-ledger__row')).toHaveLength(5);
});
