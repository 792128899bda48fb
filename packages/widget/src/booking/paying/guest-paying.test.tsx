import { createTranslate } from '@songwai/core/i18n/create-translate';
import { common } from '@songwai/core/i18n/texts/en/common';
import { errors } from '@songwai/core/i18n/texts/en/errors';
import { order } from '@songwai/core/i18n/texts/en/order';
import { stops } from '@songwai/core/i18n/texts/en/stops';
import { widget } from '@songwai/core/i18n/texts/en/widget';
import type { StartupData } from '@songwai/core/startup/calls';
import { ClockProvider } from '@songwai/features/shared/clock-context';
import { TranslateProvider } from '@songwai/features/shared/translate-context';
import { type Answers, refusal } from '@songwai/features/tests/fixture-gateway';
import { atContacts, createOrderFixture, emptyDraft, priced, threeStopDraft } from '@songwai/features/tests/orders/order-fixture';
import { codePayment, paidAt, wirePayment } from '@songwai/features/tests/payments/payment-fixture';
import { storyNow } from '@songwai/features/tests/story-now';
import { fireEvent, screen, waitFor } from '@testing-library/dom';
import { render } from 'preact';
import { afterEach, expect, test, vi } from 'vitest';
import { BookingView } from '../booking-view.tsx';
import type { Booking } from '../create-booking.ts';
import { createGuestStore } from '../guest-state.ts';
import { offerPaying } from './offer-paying.tsx';

const translate = createTranslate({ language: 'en', texts: { ...common, ...errors, ...order, ...stops, ...widget } });
const ok = { responseCode: 200, responseDesc: '' };
const booked = { ...ok, jobId: 'J00048213', trackingId: '8K2M7Q' };
const pending = wirePayment(codePayment);
const draft = atContacts({ ...threeStopDraft, confirmPhone: '0812345678' });

interface Given {
  readonly answers?: Answers;
  readonly paymentTypes?: readonly number[];
  readonly awaitedJobId?: string;
  readonly cardPublicKey?: string;
  readonly draft?: typeof draft;
}

afterEach(() => {
  render(null, document.body);
  vi.restoreAllMocks();
});

/** The booking element's view of a guest whose partner allows cash, PromptPay and a card. */
const open = async ({
  answers = {},
  paymentTypes = [0, 1, 3],
  awaitedJobId,
  cardPublicKey = 'sandbox',
  ...given
}: Given = {}) => {
  const { flow, search, transport, calls } = createOrderFixture(priced(given.draft ?? draft), answers);
  await flow.prepare();
  const guest = createGuestStore();
  const account = { userName: 'guest', sessionToken: 's', name: 'Maya', phone: '0812345678', terms: null };
  guest.setState({
    signOn: {
      ...{ status: 'signedOn', partner: 'baanchandra', partnerName: 'Baan Chandra' },
      guest: { ...account, paymentTypes, awaitedJobId },
    },
    startup: { cardPublicKey, tiles: null } as unknown as StartupData,
  });
  const events: unknown[] = [];
  const host = document.createElement('div');
  host.addEventListener('songwai:booked', (event) => events.push((event as CustomEvent).detail));
  offerPaying({ gatewayOrigin: 'https://songwai.test', host, store: guest, transport, flow });
  const booking: Booking = {
    ...{ gatewayOrigin: 'https://songwai.test', flow, search, guest, onTrack: () => false, retry: async () => undefined },
    ...{
      restored: Promise.resolve(),
      fillFromPage: async () => undefined,
      isReadOnly: () => false,
      signOut: async () => undefined,
      ensureSignedOn: async () => true,
      update: () => undefined,
      dispose: () => undefined,
    },
  };
  render(
    <TranslateProvider translate={translate} language="en">
      <ClockProvider clock={() => storyNow}>
        <BookingView booking={booking} />
      </ClockProvider>
    </TranslateProvider>,
    document.body,
  );
  return { flow, events, sent: (path: string) => calls.filter((call) => call.path === path).map(({ body }) => body) };
};
const radio = (name: RegExp) => screen.findByRole('radio', { name });
const button = (name: RegExp | string) => screen.findByRole('button', { name });
const press = async (name: RegExp | string) => fireEvent.click(await button(name));
/** Whoever comes back from the bank's app is answered at once. */
const comeBack = () => {
  for (const state of ['hidden', 'visible'] as const) {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
    document.dispatchEvent(new Event('visibilitychange'));
  }
};

test('a guest chooses PromptPay, pays the code inside the element, and only then has booked for the page around it', async () => {
  let payment = pending;
  const { events, sent } = await open({
    answers: { '/create_job': () => ({ ...booked, payment: pending }), '/payment/status': () => ({ ...ok, payment }) },
  });
  expect(await radio(/^Cash/)).toHaveProperty('checked', true);
  fireEvent.click(await radio(/^PromptPay/));
  await press(/^Book for/);
  expect(await screen.findByRole('img', { name: /^PromptPay QR code/ })).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Waiting for the payment of ฿396.45' })).toBe(document.activeElement);
  expect(sent('/create_job')).toMatchObject([{ paymentType: 3 }]);
  expect(events).toEqual([]);

  payment = wirePayment({ ...codePayment, state: 'paid', paidAt });
  comeBack();
  expect(await screen.findByRole('heading', { name: 'Your delivery is booked' })).toBeTruthy();
  expect(events).toEqual([{ jobId: 'J00048213', trackingId: '8K2M7Q' }]);
});

test('a code that is over is followed by another one, or by another way', async () => {
  const over = wirePayment({ ...codePayment, state: 'expired' });
  const { sent } = await open({
    answers: {
      '/create_job': () => ({ ...booked, payment: over }),
      '/payment/status': () => ({ ...ok, payment: over }),
      '/job/:jobId/pay': () => ({ ...ok, payment: { ...pending, chargeId: 'another' } }),
    },
    draft: { ...draft, paymentType: 3 },
  });
  await press(/^Book for/);
  await press('Get a new QR code');
  await waitFor(() => expect(sent('/job/:jobId/pay')).toMatchObject([{ paymentType: 3 }]));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Get a new QR code' })).toBeNull());
  await press('Pay another way');
  expect(await radio(/^PromptPay/)).toBeTruthy();
  expect(screen.queryByRole('radio', { name: /^Cash/ })).toBeNull();
});

test('a card is typed in its place, and one that the bank declines loses nothing that was filled in', async () => {
  const card = {
    cardId: 'card_1',
    brand: 'visa',
    lastDigits: '4242',
    holderName: 'MAYA',
    mmExp: 8,
    yyyyExp: 2029,
    isDefault: true,
  };
  const { flow, sent } = await open({
    answers: {
      '/payment/sandbox/token': () => ({ ...ok, cardTokenId: 'tokn_1' }),
      '/cc_omise_add_card_to_customer': () => ({ ...ok, cardId: 'card_1', cards: [{ ...card, cardId: 'card_0' }, card] }),
      '/create_job': () => {
        throw refusal(422, { field: 'paymentType', reply: { reason: 'card_declined', failure: 'declined' } });
      },
    },
  });
  await press('Add a card');
  await screen.findByLabelText('Card number', { selector: 'input' });
  const fields = { 'Card number': '4242424242424242', 'Expiry date': '08/29', CVV: '123', 'Name on the card': 'MAYA' };
  for (const [label, value] of Object.entries(fields))
    fireEvent.input(screen.getByLabelText(label, { selector: 'input' }), { target: { value } });
  await press('Use this card');
  // Cards of earlier visits are not shown: the device may be another guest's.
  expect(await radio(/^Visa/)).toHaveProperty('checked', true);
  expect(screen.getAllByRole('radio', { name: /^Visa/ })).toHaveLength(1);
  expect(JSON.stringify(sent('/payment/sandbox/token'))).not.toMatch(/4242424242424242|"123"/);
  await press(/^Book for/);
  expect(await radio(/^Visa .*Declined/)).toBeTruthy();
  expect(flow.store.getState().draft).toMatchObject({ confirmPhone: '0812345678', cardId: 'card_1' });
});

test('a page that was closed during the payment comes back to it', async () => {
  const places = threeStopDraft.stops.flatMap(({ place, contactName, contactPhone }) =>
    place ? [{ addressName: place.name, lat: place.lat, lng: place.lng, contactName, contactPhone }] : [],
  );
  const jobDetail = { ...booked, payment: pending, netPrice: 396.45, jobType: 2, jobOptions: [], vehicle: 2, taskType: 1 };
  const { flow, sent } = await open({
    answers: {
      '/get_job_detail': () => ({
        ...ok,
        jobDetail: { ...jobDetail, remark: '', remarkImages: [], confirmPhone: '0812345678', locationList: places },
      }),
      '/payment/status': () => ({ ...ok, payment: pending }),
    },
    awaitedJobId: 'J00048213',
    draft: emptyDraft,
  });
  expect(await screen.findByRole('img', { name: /^PromptPay QR code/ })).toBeTruthy();
  expect(sent('/get_job_detail')).toMatchObject([{ jobId: 'J00048213' }]);
  expect(flow.store.getState().booking).toMatchObject({ sent: { draft: { paymentType: 3, vehicleId: 2 } } });
});

test('whoever has begun another order meanwhile is left at it', async () => {
  const { flow } = await open({ answers: { '/get_job_detail': () => ({ ...ok }) }, awaitedJobId: 'J00048213' });
  expect(await radio(/^PromptPay/)).toBeTruthy();
  expect(flow.store.getState().booking.status).toBe('idle');
});

test('where the gateway takes neither cards nor PromptPay, only the stop that pays is asked', async () => {
  await open({ cardPublicKey: '' });
  expect(await screen.findByRole('heading', { name: 'Who pays the driver in cash?' })).toBeTruthy();
  expect(screen.queryByRole('radio', { name: /PromptPay/ })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Add a card' })).toBeNull();
});

test('a partner without cash has another way chosen from the start', async () => {
  const { flow } = await open({ paymentTypes: [3] });
  await waitFor(() => expect(flow.store.getState().draft.paymentType).toBe(3));
  expect(await screen.findByRole('radio', { name: /^PromptPay/, checked: true })).toBeTruthy();
});

test('money of a cancelled job is offered, and spent', async () => {
  await open({ paymentTypes: [0, 2, 3], answers: { '/wallet/info': () => ({ ...ok, songwaiWallet: 1240 }) } });
  expect(await radio(/^Wallet .*1,240/)).toBeTruthy();
});
