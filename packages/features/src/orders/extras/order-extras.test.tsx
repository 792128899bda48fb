import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { createOrderFixture, twoStopDraft } from '../../../tests/orders/order-fixture.ts';
import { Surface } from '../../../tests/surface.tsx';
import { OrderExtras } from './order-extras.tsx';

afterEach(cleanup);

const show = (draft: Partial<typeof twoStopDraft> = {}) => {
  const { flow } = createOrderFixture({ draft: { ...twoStopDraft, ...draft } });
  render(
    <Surface language="en">
      <OrderExtras
        flow={flow}
        renderPhotos={() => <p>the photos</p>}
        renderReceipt={(isAskedFor) => <p>the receipt{isAskedFor ? ', asked for' : ''}</p>}
      />
    </Surface>,
  );
};
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('photos and receipt open with a press, each in its place, and the focus follows', () => {
  show();
  expect(screen.queryByText(/^the/)).toBeNull();
  press('Add photos of the parcel');
  expect(screen.getByText('the photos').parentElement).toBe(document.activeElement);
  expect(screen.queryByText(/^the receipt/)).toBeNull();
  press('Receipt in a company’s name');
  expect(screen.getByText('the receipt, asked for').parentElement).toBe(document.activeElement);
});

test('what the order has already is open, and takes no focus', () => {
  const receipt = {
    companyName: 'Baan Suan',
    companyAddress: '98 Soi Ari 4',
    taxNumber: '0105500000003',
    branch: '00000',
    postcode: '10400',
  };
  show({ photoNames: ['a.jpg'], receipt });
  expect(screen.getByText('the photos')).toBeTruthy();
  expect(screen.getByText('the receipt')).toBeTruthy();
  expect(document.activeElement).toBe(document.body);
});
