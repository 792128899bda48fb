import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ComparisonTable } from './comparison-table.tsx';

test('each figure is read with its row and its column, and the own column says that it is', () => {
  render(
    <ComparisonTable
      caption="Benefits of each tier"
      ownLabel="Yours"
      ownId="gold"
      columns={[
        { id: 'silver', title: 'Silver' },
        { id: 'gold', title: 'Gold' },
      ]}
      rows={[{ id: 'back', title: 'Cash-back', cells: ['1%', '2%'] }]}
    />,
  );
  const table = within(screen.getByRole('table', { name: 'Benefits of each tier' }));
  expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(['Silver', 'Gold Yours']);
  expect(table.getByRole('rowheader', { name: 'Cash-back' })).toBeTruthy();
  expect(table.getAllByRole('cell').map(({ textContent }) => textContent)).toContain('2%');
});
