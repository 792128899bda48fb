import { beforeAll, expect, test } from 'vitest';
import { atContacts, createOrderFixture, priced, twoStopDraft } from '../../tests/order-fixture.ts';
import { openOrder } from '../../tests/order-screen.tsx';
import { preloadOrderParts } from './preload-order-parts.ts';

beforeAll(() => preloadOrderParts(createOrderFixture().flow));

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
