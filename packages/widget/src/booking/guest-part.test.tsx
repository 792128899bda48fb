import { createTranslate } from '@songwai/core/i18n/create-translate';
import { errors } from '@songwai/core/i18n/texts/en/errors';
import { order } from '@songwai/core/i18n/texts/en/order';
import { TranslateProvider } from '@songwai/features/shared/translate-context';
import { screen, waitFor } from '@testing-library/dom';
import { render } from 'preact';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Booking } from './create-booking.ts';
import { GuestPart } from './guest-part.tsx';
import { createGuestStore } from './guest-state.ts';

const translate = createTranslate({ language: 'en', texts: { ...errors, ...order } });
const seen = vi.fn();
let guest: ReturnType<typeof createGuestStore>;

beforeEach(() => {
  Element.prototype.scrollIntoView = seen;
  guest = createGuestStore();
  const booking: Pick<Booking, 'guest'> = { guest };
  render(
    <TranslateProvider translate={translate} language="en">
      <GuestPart booking={booking as Booking} isReview={false} />
    </TranslateProvider>,
    document.body,
  );
});
afterEach(() => {
  render(null, document.body);
  seen.mockClear();
});

test('whoever books while nobody answers the sign-on is told so, in sight, at each try', async () => {
  guest.setState({ signOn: { status: 'unreachable' }, bookingStopped: 1 });
  const notice = await screen.findByRole('alert');
  expect(notice.textContent).toMatch(/^Not booked yet, and nothing was charged.*Check/);
  await waitFor(() => expect(seen).toHaveBeenCalledTimes(1));
  guest.setState({ signOn: { status: 'unreachable' }, bookingStopped: 2 });
  await waitFor(() => expect(seen).toHaveBeenCalledTimes(2));
});

test('a sign-on ahead of need that found nobody is not spoken of, and a refusal of the page does not move it', async () => {
  guest.setState({ signOn: { status: 'unreachable' } });
  expect(document.body.textContent).toBe('');
  guest.setState({ signOn: { status: 'refused' } });
  expect(await screen.findByText('This site could not confirm who you are')).toBeTruthy();
  expect(seen).not.toHaveBeenCalled();
});
