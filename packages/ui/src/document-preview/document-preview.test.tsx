import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { DocumentPreview } from './document-preview.tsx';

test('a priced document is read as a table with a line for each item and a total', () => {
  render(
    <DocumentPreview
      issuer={{ name: 'Songwai', detail: 'Tel. 02 000 0000' }}
      title="Quotation"
      subtitle="Monthly driver hire"
      recipient={{ label: 'To', lines: ['Ban Suan Co., Ltd.', 'Pimchanok'] }}
      facts={[{ label: 'No.', value: 'Q2026-00012' }]}
      columns={{ item: 'Item', quantity: 'Quantity', unitPrice: 'Unit price', amount: 'Amount' }}
      rows={[
        {
          id: 'hire',
          name: 'Motorcycle',
          details: ['9 hours a day'],
          quantity: '2',
          unitPrice: '17,500.00',
          amount: '35,000.00',
        },
        { id: 'box', name: 'Box', quantity: 'Once', unitPrice: '0.00', amount: '0.00' },
      ]}
      sums={[]}
      total={{ label: 'Total', value: '฿35,000.00' }}
      totalInWords={{ label: 'Total in words', value: 'Thirty-five thousand baht only' }}
      notes={['Tolls are not included.']}
    />,
  );
  const document = within(screen.getByRole('article', { name: 'Quotation' }));
  expect(document.getAllByRole('row').map((row) => row.textContent)).toEqual([
    'ItemQuantityUnit priceAmount',
    'Motorcycle9 hours a day217,500.0035,000.00',
    'BoxOnce0.000.00',
  ]);
  expect(document.getByText('฿35,000.00')).toBeTruthy();
  expect(document.getByText('Total in words').closest('dt')?.nextSibling?.textContent).toBe('Thirty-five thousand baht only');
});
