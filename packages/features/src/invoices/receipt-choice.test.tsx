import type { SavedReceiptHeader } from '@songwai/core/invoices/receipt-header';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { type Answers, gatewayDown } from '../../tests/fixture-gateway.ts';
import { createOrderFixture, type OrderFixture, twoStopDraft } from '../../tests/orders/order-fixture.ts';
import { Surface } from '../../tests/surface.tsx';
import { BillingForm } from './billing-form.tsx';
import { ReceiptChoice } from './receipt-choice.tsx';

afterEach(cleanup);

const ok = { responseCode: 200, responseDesc: '' };
const header = (id: string, companyName: string): SavedReceiptHeader => ({
  ...{ id, companyName, address: '98 Soi Ari 4, Bangkok 10400', taxNumber: '0105500000003' },
  ...{ branch: '00000', postcode: '10400' },
});

function Receipt({ order, headers }: { readonly order: OrderFixture; readonly headers: readonly SavedReceiptHeader[] }) {
  const [known, setKnown] = useState(headers);
  const { flow, transport } = order;
  return (
    <ReceiptChoice
      flow={flow}
      headers={known}
      isLoading={false}
      hasFailed={false}
      companyReceipt={null}
      isAskedFor
      renderAdding={(onEnd, start) => (
        <BillingForm
          transport={transport}
          start={start}
          onEnd={(saved) => {
            if (saved) setKnown([saved, ...known.filter(({ id }) => id !== saved.id)]);
            onEnd(saved);
          }}
        />
      )}
    />
  );
}

const open = (headers: readonly SavedReceiptHeader[], answers: Answers = {}) => {
  const order = createOrderFixture({ draft: twoStopDraft }, answers);
  render(
    <Surface language="en">
      <Receipt {...{ order, headers }} />
    </Surface>,
  );
  return { receipt: () => order.flow.store.getState().draft.receipt, calls: order.calls };
};
const wanted = () => screen.getByRole('switch', { name: 'Receipt in a company’s name' });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const type = (label: RegExp, value: string) => fireEvent.input(screen.getByLabelText(label), { target: { value } });

test('the last billing address is taken, another one is chosen, and none is wanted any more', async () => {
  const { receipt } = open([header('h-1', 'Baan Suan'), header('h-2', 'Baan Chan')]);
  await waitFor(() =>
    expect(receipt()).toMatchObject({ companyName: 'Baan Suan', companyAddress: '98 Soi Ari 4, Bangkok 10400' }),
  );
  press('Change');
  fireEvent.click(screen.getByRole('radio', { name: /^Baan Chan/ }));
  expect(receipt()).toMatchObject({ companyName: 'Baan Chan' });
  fireEvent.click(wanted());
  expect(receipt()).toBeNull();
});

test('the first billing address is typed in its place, checked, saved and taken', async () => {
  const { receipt, calls } = open([], {
    '/invoice/header': ({ companyName, companyAddress, taxNumber, branch, postcode }) => ({
      ...ok,
      header: { headerId: 'h-1', companyName, companyAddress, taxNumber, branch, postcode },
    }),
  });
  press('Save');
  expect(screen.getByText('Enter the 13-digit tax ID.')).toBeTruthy();
  expect(screen.getByLabelText(/^Tax ID/)).toBe(document.activeElement);
  type(/^Tax ID/, '0105500000003');
  type(/^Name of the company/, 'Baan Suan');
  press('Save');
  expect(screen.getByText('Enter a billing address.')).toBeTruthy();
  type(/^Address/, '98 Soi Ari 4');
  press('Save');
  expect(screen.getByText('Choose head office or branch.')).toBeTruthy();
  expect(screen.getByRole('radio', { name: 'Head office' })).toBe(document.activeElement);
  fireEvent.click(screen.getByRole('radio', { name: 'Branch' }));
  type(/^Branch number/, '1');
  type(/^Postcode/, '10400');
  press('Save');
  expect(screen.getByText(/^A branch number has 5 digits/)).toBeTruthy();
  expect(calls).toEqual([]);
  type(/^Branch number/, '00001');
  press('Save');
  await screen.findByText('Baan Suan');
  expect(screen.getByText(/Branch 00001/)).toBeTruthy();
  expect(receipt()).toEqual({
    companyName: 'Baan Suan',
    companyAddress: '98 Soi Ari 4',
    taxNumber: '0105500000003',
    branch: '00001',
    postcode: '10400',
  });
  expect(wanted()).toHaveProperty('checked', true);
});

test('a billing address from before offices were asked for is completed once, and then taken', async () => {
  const { receipt, calls } = open([{ ...header('h-1', 'Baan Suan'), branch: '', postcode: '' }], {
    '/invoice/header': ({ headerId, companyName, companyAddress, taxNumber, branch, postcode }) => ({
      ...ok,
      header: { headerId, companyName, companyAddress, taxNumber, branch, postcode },
    }),
  });
  expect(await screen.findByText(/^Tax invoices have to name the buyer/)).toBeTruthy();
  expect(receipt()).toBeNull();
  fireEvent.click(screen.getByRole('radio', { name: 'Head office' }));
  type(/^Postcode/, '10400');
  press('Save');
  await waitFor(() => expect(receipt()).toMatchObject({ companyName: 'Baan Suan', branch: '00000', postcode: '10400' }));
  expect(calls).toHaveLength(1);
  expect(screen.queryByText(/^Tax invoices have to name the buyer/)).toBeNull();
});

test('what could not be saved stays typed', async () => {
  const { receipt } = open([], {
    '/invoice/header': () => {
      throw gatewayDown();
    },
  });
  type(/^Tax ID/, '0105500000003');
  type(/^Name of the company/, 'Baan Suan');
  type(/^Address/, '98 Soi Ari 4');
  fireEvent.click(screen.getByRole('radio', { name: 'Head office' }));
  type(/^Postcode/, '10400');
  press('Save');
  expect(await screen.findByRole('alert')).toBeTruthy();
  expect(screen.getByLabelText(/^Name of the company/)).toHaveProperty('value', 'Baan Suan');
  press('Cancel');
  expect(receipt()).toBeNull();
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
});
