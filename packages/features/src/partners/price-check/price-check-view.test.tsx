import type { PriceCheckState } from '@songwai/core/partners/price-check/price-check-state';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { type Answers, gatewayDown, refusal, wireEstimate } from '../../../tests/fixture-gateway.ts';
import { createPriceFixture, failedPrices, pricedWay } from '../../../tests/partners/price-fixture.ts';
import { Surface } from '../../../tests/surface.tsx';
import { PriceCheckView } from './price-check-view.tsx';
import { loadPriceExtras, loadPriceOpening } from './price-loaders.ts';

beforeAll(() => Promise.all([loadPriceExtras(), loadPriceOpening()]));
afterEach(cleanup);

function open(state?: Partial<PriceCheckState>, answers?: Answers) {
  const fixture = createPriceFixture(state, answers);
  const handleBook = vi.fn(() => true);
  render(
    <Surface language="en">
      <PriceCheckView
        flow={fixture.flow}
        search={fixture.search}
        booking={{ href: (query) => `/neworder?${query}`, onBook: handleBook }}
      />
    </Surface>,
  );
  return { ...fixture, handleBook, user: userEvent.setup() };
}

const choose = async (user: ReturnType<typeof userEvent.setup>, text: string) => {
  await user.type(await screen.findByRole('combobox'), text);
  await screen.findByRole('option', { selected: true });
  await user.keyboard('{Enter}');
};

it('two places give a price for each vehicle, which is said, and nothing else is asked for', async () => {
  const { user, calls } = open();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Book' }).disabled).toBe(true);
  await user.click(screen.getByRole('button', { name: /Where from\?/ }));
  await choose(user, 'ดอกไม้');
  // The next stop opens by itself.
  await choose(user, 'สีลม');
  const vehicles = within(await screen.findByRole('group', { name: 'Prices today' }));
  await vehicles.findByRole('radio', { name: /^Motorcycle ?฿109.20$/, checked: true });
  expect(vehicles.getAllByRole('radio')).toHaveLength(6);
  await screen.findByText('Prices are here. Motorcycle ฿109.20, 8.20 km.');
  const paths = new Set(calls.map(({ path }) => path));
  expect([...paths]).toEqual(['/get_suggest_place_list', '/:partner/estimate']);
});

it('another vehicle changes the sum and where “Book” leads', async () => {
  const { user, handleBook } = open(pricedWay);
  await user.click(screen.getByRole('radio', { name: /^Car/ }));
  expect(screen.getByText('Car, collects within 45 minutes')).toBeTruthy();
  const book = screen.getByRole('link', { name: 'Book Car ฿177.20' });
  expect(book.getAttribute('href')).toBe('/neworder?from=13.77970%2C100.54460&to=13.72850%2C100.53530&vehicle=2');
  await user.click(book);
  expect(handleBook).toHaveBeenCalledOnce();
});

it('a pick-up that the page gives cannot be changed, the other stop can be cleared', async () => {
  const { user } = open(pricedWay);
  expect(screen.queryByRole('button', { name: /Pick-up/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: /^Remove/ }));
  const empty = screen.getByRole('button', { name: /Where to\?/ });
  expect(document.activeElement).toBe(empty);
  expect(screen.queryByRole('link', { name: /^Book/ })).toBeNull();
});

it('a search that is left gives the focus back to its stop', async () => {
  const { user } = open();
  await user.click(screen.getByRole('button', { name: /Where from\?/ }));
  await screen.findByRole('combobox');
  await user.keyboard('{Escape}');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: /Where from\?/ }));
});

it('a third stop is searched for at once, and can be removed again', async () => {
  const { user } = open(pricedWay);
  await user.click(screen.getByRole('button', { name: 'Add a stop' }));
  await choose(user, 'ทางออก');
  await screen.findByRole('radio', { name: /^Motorcycle ?฿216$/ });
  await user.click(screen.getByRole('button', { name: /^Remove บีทีเอสอ่อนนุช/ }));
  await screen.findByRole('radio', { name: /^Motorcycle ?฿109.20$/ });
});

it('a stop outside the area says so beside itself', async () => {
  const { flow } = open(pricedWay, {
    '/:partner/estimate': () => {
      throw refusal(422, { field: 'locationList.1' });
    },
  });
  flow.retry();
  expect((await screen.findByRole('alert')).textContent).toBe('This stop is outside our service area');
});

it('prices that did not come are asked for again by a press', async () => {
  let isDown = true;
  const { user } = open(failedPrices, {
    '/:partner/estimate': (body) => {
      if (isDown) throw gatewayDown();
      return wireEstimate(body);
    },
  });
  expect(screen.getByText('Prices did not load')).toBeTruthy();
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('radio', { name: /^Motorcycle ?฿109.20$/ });
});

it.each([
  ['featureOff', 'Prices cannot be checked here yet'],
  ['unknownPartner', 'There is no such price check'],
] as const)('a partner without prices (%s) is said, and leads to the order page', async (refused, text) => {
  const { flow } = open();
  flow.store.setState({ refusal: refused });
  await waitFor(() => expect(screen.getByRole('heading', { name: text })).toBeTruthy());
  expect(screen.getByRole('link', { name: 'Open the order page' }).getAttribute('href')).toBe('/neworder?');
});
