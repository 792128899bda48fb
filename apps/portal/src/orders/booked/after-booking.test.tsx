import { createEmptyDraft, createStop } from '@songwai/core/orders/draft/draft';
import { flowerShop, silomComplex } from '@songwai/features/tests/places';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { SectionStory } from '../../../tests/section-story.tsx';
import { openOrder } from '../../shell/open-order.ts';
import { usePortal } from '../../shell/portal-context.tsx';
import { AfterBooking } from './after-booking.tsx';
import { bookedTexts } from './booked-texts.ts';

afterEach(cleanup);

const stop = (place: typeof flowerShop, contactName: string) => ({
  ...createStop(0, Math.random),
  place,
  contactName,
  contactPhone: '0812345678',
});
const sent = {
  draft: { ...createEmptyDraft(0, Math.random), vehicleId: 1, stops: [stop(flowerShop, 'Pim'), stop(silomComplex, 'Tana')] },
  route: null,
  netSatang: 10_920,
};

const shown: { order?: ReturnType<typeof openOrder> } = {};

function Section() {
  shown.order = usePortal().part(openOrder);
  return <AfterBooking />;
}

// The order of the test before is not that of the next page.
afterEach(() => {
  delete shown.order;
});

const open = async () => {
  render(<SectionStory language="en" Section={Section} texts={bookedTexts} />);
  await waitFor(() => expect(shown.order?.store.getState().isRestored).toBe(true));
  shown.order?.store.setState({ booking: { status: 'booked', jobId: 'J00000042', trackingId: '8K2M7Q', payment: null, sent } });
};

test('the tracking can be shared by LINE, by its link and as a QR code', async () => {
  await open();
  const line = await screen.findByRole('link', { name: 'Send by LINE' });
  expect(decodeURIComponent(line.getAttribute('href') ?? '')).toMatch(/line\.me.*\/en\/t\/8K2M7Q$/);
  expect(screen.getByRole('link', { name: /\/en\/t\/8K2M7Q$/ })).toBeTruthy();
  const qr = screen.getByRole('button', { name: 'Show a QR code' });
  fireEvent.click(qr);
  expect(await screen.findByRole('img', { name: /QR code that opens/ })).toBeTruthy();
});

test('the job’s own page is one press away, where it can be cancelled', async () => {
  await open();
  expect((await screen.findByRole('link', { name: 'Open the job' })).getAttribute('href')).toBe('/en/job/J00000042');
});

test('the way back begins a new order with stops and people the other way round', async () => {
  await open();
  fireEvent.click(await screen.findByRole('button', { name: 'Book the way back' }));
  await waitFor(() =>
    expect(shown.order?.store.getState().draft.stops.map(({ contactName }) => contactName)).toEqual(['Tana', 'Pim']),
  );
  expect(shown.order?.store.getState().booking.status).toBe('idle');
});
