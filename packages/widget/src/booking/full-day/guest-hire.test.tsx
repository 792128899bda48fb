import { createTranslate } from '@songwai/core/i18n/create-translate';
import { common } from '@songwai/core/i18n/texts/en/common';
import { errors } from '@songwai/core/i18n/texts/en/errors';
import { map } from '@songwai/core/i18n/texts/en/map';
import { order } from '@songwai/core/i18n/texts/en/order';
import { stops } from '@songwai/core/i18n/texts/en/stops';
import { tabs } from '@songwai/core/i18n/texts/en/tabs';
import { widget } from '@songwai/core/i18n/texts/en/widget';
import type { StartupData } from '@songwai/core/startup/calls';
import { ClockProvider } from '@songwai/features/shared/clock-context';
import { TranslateProvider } from '@songwai/features/shared/translate-context';
import { catalog } from '@songwai/features/tests/catalog';
import { type Answers, gatewayDown } from '@songwai/features/tests/fixture-gateway';
import { carHire, hireAnswers, wirePackages } from '@songwai/features/tests/full-day/hire-fixture';
import { createOrderFixture, priced, twoStopDraft } from '@songwai/features/tests/orders/order-fixture';
import { storyNow } from '@songwai/features/tests/story-now';
import { fireEvent, screen, waitFor, within } from '@testing-library/dom';
import { render } from 'preact';
import { afterEach, expect, test, vi } from 'vitest';
import { BookingView } from '../booking-view.tsx';
import type { Booking } from '../create-booking.ts';
import { createGuestStore, type GuestHost } from '../guest-state.ts';
import { offerFullDay } from './offer-full-day.tsx';
import { openGuestHire } from './open-guest-hire.ts';

const translate = createTranslate({
  language: 'en',
  texts: { ...common, ...errors, ...map, ...order, ...stops, ...tabs, ...widget },
});
const ok = { responseCode: 200, responseDesc: '' };

afterEach(() => {
  render(null, document.body);
  vi.restoreAllMocks();
});

const open = async (answers: Answers = {}) => {
  vi.spyOn(Date, 'now').mockReturnValue(storyNow.getTime());
  const { flow, search, transport, calls } = createOrderFixture(priced(twoStopDraft), hireAnswers(answers));
  await flow.prepare();
  const store = createGuestStore();
  const account = { userName: 'guest', sessionToken: 's', name: 'Maya', phone: '0812345678', terms: null };
  store.setState({
    signOn: {
      ...{ status: 'signedOn', partner: 'baanchandra', partnerName: 'Baan Chandra' },
      guest: { ...account, paymentTypes: undefined, awaitedJobId: undefined },
    },
    startup: { cardPublicKey: 'sandbox', tiles: null, catalog } as unknown as StartupData,
  });
  const host = document.createElement('div');
  const heard: unknown[] = [];
  host.addEventListener('songwai:booked', (event) => heard.push((event as CustomEvent).detail));
  const own: GuestHost = { gatewayOrigin: 'https://songwai.test', host, store, transport, flow };
  offerFullDay(own);
  const booking: Booking = {
    ...{ gatewayOrigin: 'https://songwai.test', flow, search, guest: store, onTrack: () => false, retry: async () => undefined },
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
  return { own, flow, heard, calls };
};
const press = async (name: RegExp | string) => fireEvent.click(await screen.findByRole('button', { name }));
const chooseFullDay = async () => {
  await press(/Change the pick-up time/);
  fireEvent.click(await screen.findByRole('radio', { name: /^Full day/ }));
  await press('Done');
};

const bookCar = async (own: GuestHost) => {
  await chooseFullDay();
  await screen.findByRole('tab', { name: /^9 hours/ });
  const hire = openGuestHire(own).flow;
  await waitFor(() => expect(hire.store.getState().catalogue).not.toBeNull());
  hire.store.setState((before) => ({ ...before, draft: { ...before.draft, ...carHire, isAtDetails: true } }));
  await press('Book for ฿4,900');
};

test('a guest chooses the full day where the time is chosen, and comes back to the order as it was', async () => {
  const { flow } = await open();
  await chooseFullDay();
  expect(await screen.findByRole('tab', { name: /^9 hours/ })).toBeTruthy();
  expect(screen.queryByRole('tab', { name: /^Monthly/ })).toBeNull();
  fireEvent.click(screen.getByRole('tab', { name: 'Next day' }));
  await waitFor(() => expect(screen.queryByRole('tab', { name: /^9 hours/ })).toBeNull());
  expect(flow.store.getState().draft).toMatchObject({ tab: 3, stops: [{ place: {} }, { place: {} }] });
});

test('a hire is booked in the element, in cash, and the page hears of it', async () => {
  const { own, heard, calls } = await open({
    '/fullday/api/v1/create_job': () => ({ ...ok, jobId: 'J00048213', trackingId: '8K2M7Q', jobIds: ['J00048213'] }),
  });
  await bookCar(own);
  expect(await screen.findByRole('heading', { name: 'Your hire is booked' })).toBeTruthy();
  expect(calls.find(({ path }) => path.endsWith('create_job'))?.body).toMatchObject({ fullday_pkg_id: 22, paymentType: 0 });
  expect(heard).toEqual([{ jobId: 'J00048213', trackingId: '8K2M7Q' }]);
  expect(screen.getByRole('link', { name: 'Track this delivery' })).toHaveProperty('href', 'https://songwai.test/en/t/8K2M7Q');
});

test('a guest who hired several drivers has a link to each of them', async () => {
  const tracking = Object.assign(document.createElement('songwai-tracking'), { scrollIntoView: vi.fn() });
  const { own } = await open({
    '/fullday/api/v1/create_job': () => ({
      ...{ ...ok, jobId: 'J00048213', trackingId: '8K2M7Q' },
      ...{ jobIds: ['J00048213', 'J00048214'], trackingIds: ['8K2M7Q', '5RW3XN'] },
    }),
  });
  await bookCar(own);
  const jobs = await screen.findByRole('list', { name: 'The jobs of your 2 drivers' });
  const links = within(jobs).getAllByRole('link');
  expect(links.map((link) => (link as HTMLAnchorElement).href)).toEqual([
    'https://songwai.test/en/t/8K2M7Q',
    'https://songwai.test/en/t/5RW3XN',
  ]);
  expect(links.map(({ textContent }) => textContent)).toEqual(['Job J000-48213', 'Job J000-48214']);
  expect(screen.queryByRole('link', { name: 'Track this delivery' })).toBeNull();

  document.body.append(own.host, tracking);
  const [, second] = links;
  if (second) fireEvent.click(second);
  expect(tracking.getAttribute('tracking-id')).toBe('5RW3XN');
  own.host.remove();
  tracking.remove();
});

test('a guest pins where work begins on a map that is fetched when it is asked for', async () => {
  const { own } = await open();
  await chooseFullDay();
  fireEvent.click(await screen.findByRole('radio', { name: /^Car/ }));
  await press(/Choose where work starts/);
  const search = await screen.findByRole('combobox');
  fireEvent.click(screen.getByRole('button', { name: 'Pin on the map' }));
  // As browsers do when the map takes the place of the focused search.
  fireEvent.focusOut(search);
  await press('Stop pinning');
  expect(await screen.findByRole('combobox')).toBeTruthy();
  await press('Pin on the map');
  await press('Use this point');
  // The focus goes to the card that the place is in now.
  await waitFor(() => expect(document.activeElement?.closest('[data-place]')?.textContent).toContain('ซอยศาลาแดง 2'));
  expect(openGuestHire(own).flow.store.getState()).toMatchObject({
    draft: { stops: [{ place: { name: 'ซอยศาลาแดง 2' } }] },
    mode: { kind: 'normal' },
  });
});

test('packages that cannot be loaded are asked for again', async () => {
  let isDown = true;
  await open({
    '/fullday/api/v1/packages/:userGroup': () => {
      if (isDown) throw gatewayDown();
      return { ...ok, packages: wirePackages };
    },
  });
  await chooseFullDay();
  const failed = await screen.findByText('The packages could not be loaded');
  isDown = false;
  const again = await within(failed.closest('.sw-hire') as HTMLElement).findByRole('button', { name: 'Try again' });
  fireEvent.click(again);
  expect(await screen.findByRole('radio', { name: /^Car/ })).toBeTruthy();
});
