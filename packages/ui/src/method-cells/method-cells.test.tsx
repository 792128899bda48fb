import { render, screen, within } from '@testing-library/react';
import { Banknote, Wallet } from 'lucide';
import { expect, test } from 'vitest';
import { MethodCells } from './method-cells.tsx';

test('the ways are a list that its heading names, each with a heading of its own', () => {
  render(
    <>
      <h2 id="ways">Ways to pay</h2>
      <MethodCells
        labelledBy="ways"
        items={[
          { id: 'cash', icon: Banknote, title: 'Cash', text: 'To the driver' },
          { id: 'wallet', icon: Wallet, title: 'Wallet', text: 'In advance', badge: '฿1,500 on top' },
        ]}
      />
    </>,
  );
  const ways = within(screen.getByRole('list', { name: 'Ways to pay' }));
  expect(ways.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(['Cash', 'Wallet']);
  expect(ways.getAllByRole('listitem')[1]?.textContent).toBe('WalletIn advance฿1,500 on top');
});
