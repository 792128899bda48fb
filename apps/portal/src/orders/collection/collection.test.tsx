import type { OrderDraft } from '@songwai/core/orders/draft/draft';
import { catalog } from '@songwai/features/tests/catalog';
import { atContacts, priced, twoStopDraft } from '@songwai/features/tests/orders/order-fixture';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ScreenStory } from '../../../tests/screen-story.tsx';
import { storyUser } from '../../../tests/story-user.ts';
import { openOrder } from '../../shell/open-order.ts';
import type { Portal } from '../../shell/portal.ts';
// The page loads these when they are shown. A test should not wait for that.
import '@songwai/core/orders/checkout/order-checkout';
import '@songwai/features/orders/panel/checkout-view';
import '../details/order-details.tsx';
import '../own-parts.tsx';
import './collection-field.tsx';

const [documents] = catalog.extras.filter(({ id }) => id === 3);
if (documents === undefined) throw new Error('The catalog has no return trip');
const withMoney = { ...documents, id: 4, name: { th: 'ขากลับพร้อมเงิน', en: 'Return with money' } };
const startup = { catalog: { ...catalog, extras: [...catalog.extras, withMoney] } };

/** Shows the contacts of an order; returns what is collected at each of its stops. */
function openContacts(extraIds: readonly number[], change: (draft: OrderDraft) => OrderDraft = (draft) => draft) {
  let opened: Portal | null = null;
  const prepare = (portal: Portal) => {
    opened = portal;
    portal.part(openOrder).store.setState(priced(atContacts(change({ ...twoStopDraft, extraIds }))));
  };
  render(<ScreenStory language="en" path="/neworder" user={storyUser} {...{ prepare, startup }} />);
  const draft = () => (opened as Portal | null)?.part(openOrder).store.getState().draft;
  return () => draft()?.stops.map(({ codSatang }) => codSatang ?? null);
}

const amountField = () => screen.findByRole('spinbutton', { name: 'Cash on delivery' });

test('each drop-off has its amount to collect, and the sum says where it goes', async () => {
  const collected = openContacts([1]);
  const field = await amountField();
  expect(await screen.findByText('No stop has an amount to collect yet')).toBeTruthy();
  fireEvent.change(field, { target: { value: '1,290.50' } });
  await waitFor(() => expect(collected()).toEqual([null, 129_050]));
  const sum = (await screen.findByText('The driver collects in all')).closest('[role=status]');
  expect(within(sum as HTMLElement).getByText('฿1,290.50')).toBeTruthy();
  expect(screen.getByText('It goes into your Songwai wallet once every stop is done')).toBeTruthy();
  fireEvent.change(field, { target: { value: '' } });
  await waitFor(() => expect(collected()).toEqual([null, null]));
});

test('with the return trip with money, cash comes back to the pick-up', async () => {
  openContacts([1, 4]);
  fireEvent.change(await amountField(), { target: { value: '350' } });
  expect(await screen.findByText('The driver brings it back to the pick-up in cash')).toBeTruthy();
});

test('an amount beyond what may be collected at a stop is lowered, and says so', async () => {
  const collected = openContacts([1]);
  const field = await amountField();
  fireEvent.change(field, { target: { value: '60000' } });
  fireEvent.blur(field);
  await waitFor(() => expect(collected()).toEqual([null, 5_000_000]));
  // In the field's note, and announced.
  expect(await screen.findAllByText('At most ฿50,000 can be collected at a stop')).not.toHaveLength(0);
});

test('an amount of a stop that became the pick-up is said to be left out', async () => {
  const withAmount = ({ stops, ...draft }: OrderDraft): OrderDraft => ({
    ...draft,
    stops: stops.map((stop, index) => (index === 0 ? { ...stop, codSatang: 125_000 } : stop)),
  });
  openContacts([1], withAmount);
  expect(await screen.findByText('฿1,250 of the pick-up is not collected: only drop-offs collect')).toBeTruthy();
});

test('without the extra nothing asks for an amount', async () => {
  openContacts([]);
  await screen.findByRole('textbox', { name: 'Your reference (optional)' });
  expect(screen.queryByRole('spinbutton', { name: 'Cash on delivery' })).toBeNull();
});
