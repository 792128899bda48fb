import type { PriceCheckState } from '@songwai/core/partners/price-check/price-check-state';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { catalog } from '../../../../tests/catalog.ts';
import { type Answers, gatewayDown, wireEstimate } from '../../../../tests/fixture-gateway.ts';
import { createPriceFixture, failedPrices, outsideWay, pricedWay } from '../../../../tests/partners/price-fixture.ts';
import { Surface } from '../../../../tests/surface.tsx';
import { loadPriceExtras } from '../price-loaders.ts';
import { PriceHero } from './price-hero.tsx';

beforeAll(() => loadPriceExtras());
afterEach(cleanup);

const basePrices = new Map(catalog.vehicles.map(({ id, basePriceSatang }) => [id, basePriceSatang]));

function create(state?: Partial<PriceCheckState>, answers?: Answers) {
  const fixture = createPriceFixture(state, answers);
  const handleBook = vi.fn(() => true);
  const view = (
    <Surface language="en">
      <PriceHero
        flow={fixture.flow}
        searches={[fixture.search, createPriceFixture().search]}
        basePrices={basePrices}
        booking={{ href: (query) => `/neworder?${query}`, onBook: handleBook }}
      />
    </Surface>
  );
  return { ...fixture, handleBook, view, user: userEvent.setup() };
}

function open(...given: Parameters<typeof create>) {
  const created = create(...given);
  render(created.view);
  return created;
}

const field = (name: RegExp) => screen.getByRole<HTMLInputElement>('combobox', { name });
const choose = async (user: ReturnType<typeof userEvent.setup>, name: RegExp, text: string) => {
  await user.type(field(name), text);
  await screen.findByRole('option', { selected: true });
  await user.keyboard('{Enter}');
};

it('both fields can be typed into at once, and the price of each vehicle is there and said', async () => {
  const { user, handleBook } = open();
  expect(screen.getByRole('radio', { name: /^Motorcycle ?from ฿48$/ })).toBeTruthy();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Continue' }).disabled).toBe(true);
  await choose(user, /Pick up at/, 'ดอกไม้');
  // The next field has the focus.
  expect(document.activeElement).toBe(field(/Deliver to/));
  await choose(user, /Deliver to/, 'สีลม');
  await screen.findByRole('radio', { name: /^Motorcycle ?฿109.20$/, checked: true });
  await screen.findByText('Prices are here. Motorcycle ฿109.20, 8.20 km.');
  const go = screen.getByRole('link', { name: 'Continue Motorcycle ฿109.20' });
  expect(go.getAttribute('href')).toMatch(/^\/neworder\?from=.*&to=.*&vehicle=1$/);
  await user.click(go);
  expect(handleBook).toHaveBeenCalledOnce();
});

it('what was typed before the page worked is searched for, in the same field', async () => {
  const { view } = create();
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(view);
  const input = container.querySelector('input');
  if (input === null) throw new Error('The rendered page has no field.');
  input.value = 'ดอกไม้';
  render(view, { container, hydrate: true });
  await within(container).findByRole('option');
  expect(container.querySelector('input')).toBe(input);
  expect(input.value).toBe('ดอกไม้');
});

it('the two places are swapped by a press', async () => {
  const { user } = open(pricedWay);
  await user.click(screen.getByRole('button', { name: 'Swap pick-up and destination' }));
  const [first] = screen.getAllByRole('listitem');
  expect(first?.textContent).toContain('สีลม');
});

it('a place is changed by a press, and stays where nothing else is chosen', async () => {
  const { user } = open(pricedWay);
  await user.click(screen.getByRole('button', { name: /สีลม.*change/ }));
  expect(document.activeElement).toBe(field(/Deliver to/));
  await user.keyboard('{Escape}');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: /สีลม.*change/ }));
});

it('a stop outside the area says so beside itself, and what is there stays', () => {
  open(outsideWay);
  expect(screen.getByRole('alert').textContent).toMatch(/Outside our service area/);
  expect(screen.getByText('Change the stop to see prices')).toBeTruthy();
});

it('prices that did not come are asked for again by the button', async () => {
  let isDown = true;
  const { user } = open(failedPrices, {
    '/:partner/estimate': (body) => {
      if (isDown) throw gatewayDown();
      return wireEstimate(body);
    },
  });
  expect(screen.getByText(/what you entered is still here/)).toBeTruthy();
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('radio', { name: /^Motorcycle ?฿109.20$/ });
});
