import { fireEvent } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { createOrderFixture, priced, twoStopDraft } from '../../tests/order-fixture.ts';
import { openOrder } from '../../tests/order-screen.tsx';
import { preloadOrderParts } from './preload-order-parts.ts';

beforeAll(() => preloadOrderParts(createOrderFixture().flow));

test.each([
  ['Time', '18:30', 'Next-day pick-ups run from 09:00 to 18:00.'],
  ['Date', '2026-11-23', 'Next-day pick-ups are tomorrow only.'],
])('a next-day pick-up at %s %s is refused at the field that is wrong', async (label, value, text) => {
  const { user, getByRole, findByLabelText, findByText, flow } = openOrder({ state: priced({ ...twoStopDraft, tab: 3 }) });
  await user.click(getByRole('button', { name: /Change the pick-up time/ }));
  const field = await findByLabelText(label);
  fireEvent.input(field, { target: { value } });
  await user.click(getByRole('button', { name: 'Done' }));
  await findByText(text);
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(flow.store.getState().draft.schedule).toEqual({ kind: 'now' });
});
