import { beforeAll, expect, test } from 'vitest';
import { atContacts, createOrderFixture, priced, twoStopDraft } from '../../../tests/orders/order-fixture.ts';
import { openOrder } from '../../../tests/orders/order-screen.tsx';
import { preloadOrderParts } from '../preload-order-parts.ts';

// Needs its own modules: what the screen shows depends on which lazy parts are loaded.

beforeAll(() => preloadOrderParts(createOrderFixture().flow, 'page'));

const openContacts = async () => {
  const screen = openOrder({ state: priced(atContacts(twoStopDraft)) });
  const [phone] = await screen.findAllByRole('textbox', { name: 'Phone' });
  if (!phone) throw new Error('the first stop has no phone field');
  await screen.user.click(phone);
  return { ...screen, phone };
};

test.each(['081.234.5678', '081-234 5678', '+66 81 234 5678', '+66 (0)81 234 5678', '0066812345678', '66812345678'])(
  'a phone pasted as %s is the number that it is',
  async (written) => {
    const { user, phone, flow } = await openContacts();
    await user.paste(written);
    expect(phone).toHaveProperty('value', '081 234 5678');
    expect(phone).toHaveProperty('selectionStart', '081 234 5678'.length);
    expect(flow.store.getState().draft.stops[0]?.contactPhone).toBe('0812345678');
  },
);

test.each(['+66812345678', '0066812345678', '0812345678999'])('typing %s key by key ends in the same number', async (keys) => {
  const { user, phone } = await openContacts();
  await user.keyboard(keys);
  expect(phone).toHaveProperty('value', '081 234 5678');
});

test('a foreign number stays as it was pasted, with a word that only Thai ones can be called', async () => {
  const { user, phone, flow, findByText, queryByText } = await openContacts();
  await user.paste('+65 9123 4567');
  expect(phone).toHaveProperty('value', '+6591234567');
  expect(flow.store.getState().draft.stops[0]?.contactPhone).toBe('+6591234567');
  await findByText('We can only call Thai numbers. Use one that begins with 0 or +66.');
  await user.clear(phone);
  await user.keyboard('+66 81 234 5678');
  expect(phone).toHaveProperty('value', '081 234 5678');
  expect(queryByText('We can only call Thai numbers. Use one that begins with 0 or +66.')).toBeNull();
});
