import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { carHire } from '../../tests/full-day/hire-fixture.ts';
import { createHireFixture, HireScreen } from '../../tests/full-day/hire-screen.tsx';
import { onNut } from '../../tests/places.ts';
import { tipPayment } from '../../tests/ratings/tip-payment.ts';
import { Surface } from '../../tests/surface.tsx';

afterEach(cleanup);

const ok = { responseCode: 200, responseDesc: '' };
const booked = { ...ok, jobId: 'J00048213', trackingId: '8K2M7Q', jobIds: ['J00048213', 'J00048214'] };

const open = (...given: Parameters<typeof createHireFixture>) => {
  const hire = createHireFixture(...given);
  render(
    <Surface language="en">
      <HireScreen flow={hire.flow} />
    </Surface>,
  );
  return { ...hire, sent: () => hire.calls.filter(({ path }) => path.endsWith('create_job')).map(({ body }) => body) };
};
const press = async (name: RegExp | string) => fireEvent.click(await screen.findByRole('button', { name }));

test('hours, package, place, day and start are chosen, and the contacts follow', async () => {
  const { flow } = open();
  fireEvent.click(await screen.findByRole('tab', { name: /^9 hours/ }));
  fireEvent.click(await screen.findByRole('radio', { name: /^Car/ }));
  await press(/Choose where work starts/);
  await press(onNut.name);
  const day = await screen.findByLabelText(/^Date/);
  fireEvent.input(day, { target: { value: '2026-11-24' } });
  fireEvent.input(screen.getByLabelText(/^Start time/), { target: { value: '09:00' } });
  expect(await screen.findByText('18:00 end')).toBeTruthy();
  await press('Next: contacts');
  expect(await screen.findByRole('heading', { name: 'Contacts and payment' })).toBeTruthy();
  expect(flow.store.getState().draft).toMatchObject({ hours: 2, packageId: 22, date: '24/11/2026', startTime: '09:00' });
});

test('there is no hire by the month where the shell makes no quotations', async () => {
  open();
  expect(await screen.findByRole('tab', { name: /^4 hours/ })).toBeTruthy();
  expect(screen.queryByRole('tab', { name: /^Monthly/ })).toBeNull();
});

test('a hire is booked once for two presses, with a job for each driver', async () => {
  const { sent } = open({ ...carHire, isAtDetails: true }, {}, { '/fullday/api/v1/create_job': () => booked });
  await press('Book for ฿4,900');
  expect(await screen.findByRole('heading', { name: 'Your hire is booked' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'J00048213 J00048214' })).toBeTruthy();
  expect(sent()).toMatchObject([{ fullday_pkg_id: 22, skNumber: 2, paymentType: 0 }]);
});

test('a hire that waits for its payment says so until it is paid', async () => {
  const { flow } = open(
    { ...carHire, isAtDetails: true },
    {
      booking: {
        ...{ status: 'booked', jobIds: ['J00048213'], trackingIds: ['8K2M7Q'], payment: tipPayment },
        sent: { draft: createHireFixture(carHire).flow.store.getState().draft, offer: null, totalSatang: 490_000 },
      },
    },
  );
  expect(await screen.findByRole('heading', { name: 'The hire is waiting for its payment' })).toBeTruthy();
  await press('QR');
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Your hire is booked' })).toBeTruthy());
  expect(flow.store.getState().booking).toMatchObject({ payment: { state: 'paid' } });
});
