import { expect, test } from 'vitest';
import { priced, threeStopDraft } from '../../tests/order-fixture.ts';
import { openOrder } from '../../tests/order-screen.tsx';

test('a phone number at a stop is never cut: it stands beside the part that may end in dots', () => {
  const { getByText } = openOrder({ state: priced(threeStopDraft) });
  const phone = getByText('081 234 5678');
  expect(phone.closest('.sw-clip')).toBeNull();
  expect(getByText('Pick-up · คุณพิมพ์ชนก').classList).toContain('sw-clip');
});
