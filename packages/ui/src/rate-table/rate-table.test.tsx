import { fireEvent, render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { RateTable } from './rate-table.tsx';

const table = {
  caption: 'Express rates',
  rowsTitle: 'Vehicle',
  columns: ['Base fare', 'Next km', 'Long distance'],
  rows: [
    {
      id: 'car',
      title: 'Car',
      cells: [{ value: '฿120', note: 'first 3 km' }, { value: '฿11' }, { value: '฿9.50', note: 'beyond km 15' }],
      own: '฿156.52',
      more: 'Other rates of Car',
    },
  ],
};

test('a figure is read with its vehicle and its column', () => {
  render(<RateTable {...table} ownTitle="Your route" />);
  const grid = within(screen.getByRole('table', { name: 'Express rates' }));
  expect(grid.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Vehicle',
    'Base fare',
    'Next km',
    'Long distance',
    'Your route',
  ]);
  expect(grid.getByRole('rowheader', { name: /^Car/ })).toBeTruthy();
  expect(grid.getByRole('cell', { name: '฿156.52' })).toBeTruthy();
});

test('without figures of the reader’s own there is no column for them', () => {
  render(<RateTable {...table} />);
  expect(screen.queryByText('฿156.52')).toBeNull();
});

test('a press opens the rates that a phone has no room for, and another closes them', () => {
  render(<RateTable {...table} ownTitle="Your route" />);
  const button = screen.getByRole('button', { name: 'Other rates of Car' });
  expect(button.getAttribute('aria-expanded')).toBe('false');
  fireEvent.click(button);
  const below = document.getElementById(button.getAttribute('aria-controls') ?? '');
  expect(below?.hidden).toBe(false);
  expect(
    within(below as HTMLElement)
      .getAllByRole('term')
      .map(({ textContent }) => textContent),
  ).toEqual(['Next km', 'Long distance']);
  expect(below?.textContent).toContain('฿9.50 beyond km 15');
  fireEvent.click(button);
  expect(below?.hidden).toBe(true);
});

test('figures that are being updated are marked busy', () => {
  render(<RateTable {...table} ownTitle="Your route" isBusy />);
  expect(screen.getByText('฿156.52').getAttribute('aria-busy')).toBe('true');
});
