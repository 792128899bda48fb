import { fireEvent } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { createOrderFixture, priced, twoStopDraft } from '../../../tests/orders/order-fixture.ts';
import { openOrder } from '../../../tests/orders/order-screen.tsx';
import { preloadOrderParts } from '../preload-order-parts.ts';
import type { MomentFieldsProps } from './moment-fields.tsx';

// Needs its own modules: what the screen shows depends on which lazy parts are loaded.

beforeAll(() => preloadOrderParts(createOrderFixture().flow, 'page'));

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

const later = (date: string, time: string) => priced({ ...twoStopDraft, schedule: { kind: 'later', date, time } });

test('the device writes day and time as it likes, so the moment stands below in words', async () => {
  const { user, getByRole, findByText } = openOrder({ state: later('21/11/2026', '15:00') });
  await user.click(getByRole('button', { name: /^Scheduled\s*Sat\s21\sNov\s15:00\s*Change the pick-up time/ }));
  expect(await findByText('Sat 21 Nov 15:00', { selector: 'dialog *' })).toBeTruthy();
});

test('a shell may draw day and time itself', async () => {
  const moment = ({ value, onChange, limits }: MomentFieldsProps) => (
    <button type="button" onClick={() => onChange({ date: limits.maxDate, time: value.time })}>
      {`As late as ${value.time} can be`}
    </button>
  );
  const { user, getByRole, findByRole, flow } = openOrder({ state: later('22/11/2026', '08:00'), moment });
  await user.click(getByRole('button', { name: /Change the pick-up time/ }));
  await user.click(await findByRole('button', { name: 'As late as 08:00 can be' }));
  await user.click(getByRole('button', { name: 'Done' }));
  expect(flow.store.getState().draft.schedule).toEqual({ kind: 'later', date: '19/02/2027', time: '08:00' });
});

test('the next day is chosen beside now and later, and brings its own hours', async () => {
  const { user, getByRole, findByRole, findByLabelText, flow } = openOrder({ state: later('21/11/2026', '15:00') });
  await user.click(getByRole('button', { name: /Change the pick-up time/ }));
  await user.click(await findByRole('radio', { name: /^Next day/ }));
  expect(await findByLabelText('Date')).toHaveProperty('value', '2026-11-22');
  expect(await findByLabelText('Time')).toHaveProperty('value', '09:00');
  await user.click(getByRole('button', { name: 'Done' }));
  expect(flow.store.getState().draft).toMatchObject({
    tab: 3,
    schedule: { kind: 'later', date: '22/11/2026', time: '09:00' },
  });
  await user.click(getByRole('button', { name: /^Next-day pick-up.*Change the pick-up time/ }));
  await user.click(await findByRole('radio', { name: /^Now|^Pick-up now/ }));
  await user.click(getByRole('button', { name: 'Done' }));
  expect(flow.store.getState().draft).toMatchObject({ tab: 1, schedule: { kind: 'now' } });
});
