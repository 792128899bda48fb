import { fireEvent, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, test, vi } from 'vitest';
import { gatewayDown, refusal, wireEstimate } from '../../../tests/fixture-gateway.ts';
import {
  atContacts,
  createOrderFixture,
  emptyDraft,
  priced,
  stop,
  threeStopDraft,
  twoStopDraft,
} from '../../../tests/orders/order-fixture.ts';
import { openOrder } from '../../../tests/orders/order-screen.tsx';
import { flowerShop, silomComplex } from '../../../tests/places.ts';
import { loadOrderTabs } from '../bar-loaders.ts';
import { loadSortedStops } from '../order-loaders.ts';
import { preloadOrderParts } from '../preload-order-parts.ts';

// Needs its own modules: what the screen shows depends on which lazy parts are loaded.

beforeAll(async () => {
  await Promise.all([preloadOrderParts(createOrderFixture().flow, 'page'), loadOrderTabs(), loadSortedStops()]);
});

const contactsDraft = atContacts({
  ...twoStopDraft,
  stops: [
    stop('a', flowerShop, { contactName: 'Pim', contactPhone: '0812345678' }),
    stop('b', silomComplex, { contactName: 'Tana', contactPhone: '0898765432' }),
  ],
  confirmPhone: '0812345678',
});
const contacts = priced(contactsDraft);

test('a customer books with the keyboard alone, from two empty stops to the job number', async () => {
  const { user, findByRole, getByRole, getAllByRole, findByText, calls } = openOrder({ state: { draft: emptyDraft } });

  (await findByRole('button', { name: /where from/i })).focus();
  await user.keyboard('{Enter}');
  await user.keyboard('ร้านดอกไม้');
  await findByRole('option', { name: /ร้านดอกไม้ บ้านอารีย์/, selected: true });
  await user.keyboard('{Enter}');
  // The next empty stop opens by itself, so that the customer can go on typing.
  await waitFor(() => expect(getByRole('combobox', { name: 'Search: Stop 2' })).toHaveProperty('value', ''));
  await user.keyboard('สีลม');
  await findByRole('option', { name: /สีลมคอมเพล็กซ์/, selected: true });
  await user.keyboard('{Enter}');
  const filled = await findByRole('button', { name: /สีลมคอมเพล็กซ์.*change the place/i });
  await waitFor(() => expect(filled.matches(':focus')).toBe(true));

  getByRole('button', { name: 'Parcel' }).focus();
  await user.keyboard(' ');
  getByRole('radio', { name: /Motorcycle/ }).focus();
  await user.keyboard(' ');
  await findByText('฿109.20', { selector: '.sw-action-bar__value span' });
  getByRole('button', { name: 'Next: contacts' }).focus();
  await user.keyboard('{Enter}');

  await findByRole('heading', { name: 'Who sends, who receives' });
  (await findByRole('textbox', { name: 'Sender’s name' })).focus();
  await user.keyboard('Pim{Tab}0812345678');
  getByRole('textbox', { name: 'Receiver’s name' }).focus();
  await user.keyboard('Tana{Tab}0898765432');
  getByRole('textbox', { name: 'Your phone number' }).focus();
  await user.keyboard('0812345678');
  getByRole('button', { name: 'Book for ฿109.20' }).focus();
  await user.keyboard('{Enter}');

  expect(await findByText(/Job J000-00042/)).toBeTruthy();
  expect(getAllByRole('link', { name: 'Track this delivery' })[0]?.getAttribute('href')).toBe('/t/8K2M7Q');
  expect(calls.filter(({ path }) => path === '/create_job').map(({ body }) => body['shownPrice'])).toEqual([109.2]);
});

test('going on too early brings the focus to the first wrong field and says what is missing', async () => {
  const { user, getByRole, findByText } = openOrder({
    state: { draft: { ...emptyDraft, stops: [stop('a', flowerShop), stop('b', null)] } },
  });
  await user.click(getByRole('button', { name: 'Next: contacts' }));
  await findByText('Choose a vehicle.');
  await waitFor(() => expect(getByRole('button', { name: /where to/i }).matches(':focus')).toBe(true));
});

test('a wrong phone keeps what was typed, has the focus, and says so in the field', async () => {
  const [sender = stop('a', flowerShop)] = contactsDraft.stops;
  const stops = [sender, stop('b', silomComplex, { contactName: 'Tana' })];
  const { user, findByRole, getAllByRole } = openOrder({ state: priced({ ...contactsDraft, stops }) });
  await findByRole('textbox', { name: 'Receiver’s name' });
  const phone = getAllByRole('textbox', { name: 'Phone' })[1];
  if (!phone) throw new Error('the second stop has no phone field');
  await user.type(phone, '12345');
  await user.click(await findByRole('button', { name: 'Book for ฿109.20' }));
  await waitFor(() => expect(phone.matches(':focus')).toBe(true));
  expect(phone).toHaveProperty('value', '123 45');
  expect(phone.getAttribute('aria-invalid')).toBe('true');
});

test('whoever is not signed in is asked before anything is sent, and keeps the contacts', async () => {
  const { user, findByRole, handleBookRequested, calls, flow } = openOrder({ state: contacts, isSignedIn: false });
  await user.click(await findByRole('button', { name: 'Book for ฿109.20' }));
  await waitFor(() => expect(handleBookRequested).toHaveBeenCalled());
  expect(calls.some(({ path }) => path === '/create_job')).toBe(false);
  expect(flow.store.getState().draft.stops[1]?.contactName).toBe('Tana');
});

test('what is missing is said before the shell asks for anything', async () => {
  const [sender = stop('a', flowerShop)] = contactsDraft.stops;
  const stops = [sender, stop('b', silomComplex, { contactPhone: '0898765432' })];
  const { user, findByRole, findByText, handleBookRequested } = openOrder({ state: priced({ ...contactsDraft, stops }) });
  const name = await findByRole('textbox', { name: 'Receiver’s name' });
  await user.click(await findByRole('button', { name: 'Book for ฿109.20' }));
  await waitFor(() => expect(name.matches(':focus')).toBe(true));
  expect(await findByText('One thing to complete or correct')).toBeTruthy();
  expect(handleBookRequested).not.toHaveBeenCalled();
  await user.type(name, 'Tana');
  await user.click(await findByRole('button', { name: 'Book for ฿109.20' }));
  expect(await findByText(/Job J000-00042/)).toBeTruthy();
  expect(handleBookRequested).toHaveBeenCalledWith(true);
});

test('two presses on the booking button send one job', async () => {
  const { user, findByRole, findByText, calls } = openOrder({ state: contacts });
  await user.dblClick(await findByRole('button', { name: 'Book for ฿109.20' }));
  await findByText(/Job J000-00042/);
  expect(calls.filter(({ path }) => path === '/create_job')).toHaveLength(1);
});

const dearer: typeof wireEstimate = (body) => ({
  ...wireEstimate(body),
  netPrice: 130,
  vehiclePrices: [{ vehicle: 1, netPrice: 130 }],
});

test('a price that changed on the way is shown beside the old one, and books only after it was agreed to', async () => {
  const answer = vi
    .fn()
    .mockImplementationOnce((body) => {
      throw refusal(409, { reply: { estimate: dearer(body) } });
    })
    .mockImplementation(() => ({ responseCode: 200, jobId: 'J00000042', trackingId: '8K2M7Q' }));
  const { user, findByRole, findByText, getByText } = openOrder({
    state: contacts,
    // After the booking was refused, estimates have the new price too.
    answers: { '/create_job': answer, '/estimate_price': (body) => (answer.mock.calls.length > 0 ? dearer : wireEstimate)(body) },
  });
  await user.click(await findByRole('button', { name: 'Book for ฿109.20' }));
  await findByText(/The price is now ฿130/);
  expect(getByText('฿109.20', { selector: 's' })).toBeTruthy();
  await user.click(await findByRole('button', { name: 'Book for ฿130' }));
  await findByText(/Job J000-00042/);
  expect(answer.mock.calls.map(([body]) => body.shownPrice)).toEqual([109.2, 130]);
});

test('while the gateway is down nothing typed is lost, and trying again brings the price', async () => {
  let isDown = true;
  const { user, findByText, findByRole, flow } = openOrder({
    state: { draft: twoStopDraft },
    answers: {
      '/estimate_price': (body) => {
        if (isDown) throw gatewayDown();
        return wireEstimate(body);
      },
    },
  });
  flow.retryEstimate();
  await findByText(/You are offline/i);
  isDown = false;
  await user.click(await findByRole('button', { name: 'Try again' }));
  await findByText('฿109.20', { selector: '.sw-action-bar__value span' });
  expect(flow.store.getState().draft).toEqual(twoStopDraft);
});

test('a stop outside the area is named where it stands', async () => {
  const { flow, findByText } = openOrder({
    state: { draft: twoStopDraft },
    answers: {
      '/estimate_price': () => {
        throw refusal(422, { field: 'locationList.1.lat' });
      },
    },
  });
  flow.retryEstimate();
  const problem = await findByText(/outside our area/, { selector: '.sw-stop-card__error' });
  expect(problem.closest('li')?.textContent).toContain('สีลมคอมเพล็กซ์');
});

test('the first price is spoken, as its place was empty before', async () => {
  const { flow, findByText } = openOrder({ state: { draft: twoStopDraft } });
  flow.retryEstimate();
  expect(await findByText('Price ฿109.20', { selector: '[aria-live]' })).toBeTruthy();
});

test('stops are added, removed and swapped, and the numbers follow', async () => {
  const { user, getByRole, flow } = openOrder({ state: priced(threeStopDraft) });
  await user.click(getByRole('button', { name: 'Swap pick-up and stop 2' }));
  expect(flow.store.getState().draft.stops.map(({ key }) => key)).toEqual(['b', 'a', 'c']);
  await user.click(getByRole('button', { name: /^Remove ร้านดอกไม้/ }));
  expect(within(getByRole('list', { name: 'Route' })).getAllByRole('listitem')).toHaveLength(2);
  await user.click(getByRole('button', { name: 'Add a stop' }));
  await waitFor(() => expect(getByRole('combobox', { name: 'Search: Stop 3' }).matches(':focus')).toBe(true));
});

test('a stop moves by keyboard from the last place to the first', async () => {
  const { user, getByRole, flow } = openOrder({ state: priced(threeStopDraft) });
  getByRole('button', { name: /^Move บีทีเอสอ่อนนุช/ }).focus();
  await user.keyboard(' {ArrowUp}{ArrowUp} ');
  expect(flow.store.getState().draft.stops.map(({ key }) => key)).toEqual(['c', 'a', 'b']);
});

test('a start-up that failed says so, keeps the route, and asks again', async () => {
  const handleRetry = vi.fn();
  const { user, getByRole, getByText } = openOrder({
    state: { draft: twoStopDraft, catalog: null },
    catalogProblem: { onRetry: handleRetry },
  });
  expect(getByText('ร้านดอกไม้ บ้านอารีย์')).toBeTruthy();
  await user.click(getByRole('button', { name: 'Try again' }));
  expect(handleRetry).toHaveBeenCalledOnce();
});

test('next day proposes the first tour that is still open, and express is at once again', async () => {
  const { user, getByRole, flow } = openOrder({ state: priced(twoStopDraft) });
  await user.click(getByRole('tab', { name: 'Next day' }));
  expect(flow.store.getState().draft.schedule).toEqual({ kind: 'later', date: '22/11/2026', time: '09:00' });
  await user.click(getByRole('tab', { name: 'Express' }));
  expect(flow.store.getState().draft.schedule).toEqual({ kind: 'now' });
});

test('a time that has passed is refused in the picker and the choice stays open', async () => {
  const { user, getByRole, findByRole, getByLabelText, findByText, flow } = openOrder({ state: priced(twoStopDraft) });
  await user.click(getByRole('button', { name: /Change the pick-up time/ }));
  await user.click(await findByRole('radio', { name: /Pick a time/ }));
  fireEvent.input(getByLabelText('Time'), { target: { value: '09:00' } });
  await user.click(getByRole('button', { name: 'Done' }));
  await findByText('This time has passed. Please select the time again.');
  fireEvent.input(getByLabelText('Time'), { target: { value: '18:30' } });
  await user.click(getByRole('button', { name: 'Done' }));
  expect(flow.store.getState().draft.schedule).toEqual({ kind: 'later', date: '21/11/2026', time: '18:30' });
});

test('a shell without other ways asks only who pays cash', async () => {
  const { user, getByRole, findByRole, queryByRole } = openOrder({ state: priced(twoStopDraft) });
  await user.click(getByRole('button', { name: /Change how to pay/ }));
  expect(await findByRole('radio', { name: /Stop 2/ })).toBeTruthy();
  expect(queryByRole('radio', { name: /invoice|wallet|promptpay/i })).toBeNull();
});

test('the choice of payment closes an open search, and leads back to the form', async () => {
  const { flow, user, getByRole, getAllByRole, findByRole, queryByRole } = openOrder({ state: priced(twoStopDraft) });
  const mode = () => flow.store.getState().mode.kind;
  await user.click(getAllByRole('button', { name: /Change the place/ })[0] as HTMLElement);
  expect(mode()).toBe('searchLocation');
  await user.click(await findByRole('button', { name: /Change how to pay/ }));
  expect(await findByRole('dialog')).toBeTruthy();
  expect([mode(), queryByRole('combobox')]).toEqual(['payment', null]);
  await user.click(getByRole('button', { name: 'Done' }));
  expect([mode(), queryByRole('dialog')]).toEqual(['normal', null]);
});
