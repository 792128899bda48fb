import type { PriceCheckState } from '@songwai/core/partners/price-check/price-check-state';
import { LiveAnnouncer } from '@songwai/ui/live-announcer/live-announcer';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { type Answers, gatewayDown, wireEstimate } from '../../../tests/fixture-gateway.ts';
import { createPriceFixture, failedPrices, firstPrices, outsideWay, pricedWay } from '../../../tests/partners/price-fixture.ts';
import { Surface } from '../../../tests/surface.tsx';
import { PriceLine } from './price-line.tsx';
import { loadPriceExtras, loadPriceOpening } from './price-loaders.ts';

beforeAll(() => Promise.all([loadPriceExtras(), loadPriceOpening()]));
afterEach(cleanup);

function open(state?: Partial<PriceCheckState>, answers?: Answers) {
  const { flow, search } = createPriceFixture(state, answers);
  const handleBook = vi.fn(() => true);
  render(
    <Surface language="en">
      <LiveAnnouncer>
        <PriceLine
          {...{ flow, search }}
          labels={['Pick up at', 'Deliver to']}
          distanceLabel="Distance"
          action="Continue"
          booking={{ href: (query) => `/neworder?${query}`, onBook: handleBook }}
        />
      </LiveAnnouncer>
    </Surface>,
  );
  return { flow, handleBook };
}
const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });

it('without a way there is nothing to continue with', () => {
  open();
  expect(button('Continue').disabled).toBe(true);
  expect(screen.queryByText('Distance')).toBeNull();
});

it('a priced way says how far it is, and leads to the order form with it', () => {
  const { handleBook } = open(pricedWay);
  expect(screen.getByText('8.20 km')).toBeTruthy();
  const link = screen.getByRole('link', { name: 'Continue' });
  expect(link.getAttribute('href')).toBe('/neworder?from=13.77970%2C100.54460&to=13.72850%2C100.53530&vehicle=1');
  fireEvent.click(link);
  expect(handleBook).toHaveBeenCalledOnce();
});

it('new prices are announced', async () => {
  const { flow } = open(firstPrices);
  expect(await screen.findByText('Working out the prices')).toBeTruthy();
  flow.store.setState(pricedWay);
  expect(await screen.findByText('Prices are here. Motorcycle ฿109.20, 8.20 km.')).toBeTruthy();
});

it('a press on the stop that is searched for closes its search', async () => {
  open(pricedWay);
  fireEvent.click(button(/Deliver to/));
  expect(screen.getByRole('combobox')).toBeTruthy();
  expect(button(/Deliver to/).getAttribute('aria-expanded')).toBe('true');
  fireEvent.click(button(/Deliver to/));
  expect(screen.queryByRole('combobox')).toBeNull();
});

it('a stop outside the area is said, and stays to be changed', () => {
  open(outsideWay);
  expect(screen.getByRole('alert').textContent).toMatch(/outside/);
  expect(button(/Deliver to/)).toBeTruthy();
});

it('prices that did not come are asked for again by a press', async () => {
  let isDown = true;
  open(failedPrices, {
    '/:partner/estimate': (body) => {
      if (isDown) throw gatewayDown();
      return wireEstimate(body);
    },
  });
  isDown = false;
  fireEvent.click(button('Try again'));
  expect(await screen.findByRole('link', { name: 'Continue' })).toBeTruthy();
});
