import { expect, test } from 'vitest';
import { priced, threeStopDraft } from '../../tests/order-fixture.ts';
import { openOrder } from '../../tests/order-screen.tsx';

test('a phone number at a stop is never cut: it goes to the next line where there is no room', () => {
  const { getByText } = openOrder({ state: priced(threeStopDraft) });
  const phone = getByText('081 234 5678');
  expect(phone.closest('.sw-clip')).toBeNull();
  expect(phone.parentElement?.textContent).toBe('Pick-up · คุณพิมพ์ชนก 081 234 5678');
});
