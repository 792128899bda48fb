import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FeeList } from './fee-list.tsx';

test('each fee is read with what it is for', () => {
  render(
    <FeeList
      label="Extras"
      items={[
        { id: 'cod', title: 'Cash on delivery', fee: '+50% of the fare', note: 'at most ฿200' },
        { id: 'insurance', title: 'Insurance', fee: 'Free' },
      ]}
    />,
  );
  const items = within(screen.getByRole('list', { name: 'Extras' })).getAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent)).toEqual(['Cash on delivery+50% of the fareat most ฿200', 'InsuranceFree']);
});
