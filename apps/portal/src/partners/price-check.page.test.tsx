import { type Answers, gatewayDown, refusal, wireEstimate } from '@songwai/features/tests/fixture-gateway';
import { flowerShop, onNut, silomComplex } from '@songwai/features/tests/places';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { createMemoryBar } from '../../tests/create-memory-bar.ts';
import { ScreenStory } from '../../tests/screen-story.tsx';
import { openOrder } from '../shell/open-order.ts';
import type { Portal } from '../shell/portal.ts';

const accent = () => document.documentElement.style.getPropertyValue('--songwai-accent');

afterEach(() => {
  cleanup();
  document.documentElement.style.removeProperty('--songwai-accent');
});

const profile = { responseCode: 200, responseDesc: '', partnerName: 'Baan Chandra', features: ['order', 'priceCheck'] };

function open(answers: Answers = {}, begun?: (portal: Portal) => void) {
  const shown: { portal?: Portal } = {};
  const bar = createMemoryBar('/en/price-check/baanchandra');
  const asked: string[] = [];
  const startup = () => {
    asked.push('/init_data_v3');
    throw gatewayDown();
  };
  render(
    <ScreenStory
      language="en"
      path="/price-check/baanchandra"
      bar={bar}
      isWithoutStartup
      answers={{
        '/partner_profile/:partner': () => profile,
        '/partner_theme/:partner': () => ({ responseCode: 200, responseDesc: '', accent: '' }),
        '/:partner/estimate': wireEstimate,
        '/init_data_v3': startup,
        ...answers,
      }}
      prepare={(portal) => {
        shown.portal = portal;
        begun?.(portal);
      }}
    />,
  );
  const order = () => shown.portal?.part(openOrder).store.getState();
  return { asked, bar, order };
}

const choose = async (text: string) => {
  fireEvent.change(await screen.findByRole('combobox', { name: /^Search: / }), { target: { value: text } });
  fireEvent.click(await screen.findByRole('option', { name: new RegExp(text) }));
};
const book = async () => {
  fireEvent.click(await screen.findByRole('button', { name: /Where from\?/ }));
  await choose('ดอกไม้');
  await choose('สีลม');
  fireEvent.click(await screen.findByRole('radio', { name: /^Car ?฿177.20$/ }));
  fireEvent.click(screen.getByRole('link', { name: /^Book .*177/ }));
};

test('a visitor compares prices under the partner’s name, and books with the way filled in', async () => {
  const { bar, order } = open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Deliveries with Baan Chandra' })).toBeTruthy();
  await book();
  await waitFor(() => expect(bar.read()).toMatchObject({ pathname: '/en/neworder', search: '' }));
  expect(order()?.draft).toMatchObject({
    vehicleId: 2,
    stops: [{ place: { name: flowerShop.name } }, { place: { name: silomComplex.name } }],
  });
});

test('the page has the partner’s colour as long as it is open, and ours where the gateway cannot say it', async () => {
  open({ '/partner_theme/:partner': () => ({ responseCode: 200, responseDesc: '', accent: '#9c3a24' }) });
  await waitFor(() => expect(accent()).toBe('#9c3a24'));
  cleanup();
  expect(accent()).toBe('');
  open({
    '/partner_theme/:partner': () => {
      throw gatewayDown();
    },
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Deliveries with Baan Chandra' })).toBeTruthy();
  expect([accent(), screen.queryByRole('alert')]).toEqual(['', null]);
});

test('the page itself never asks for start-up data', async () => {
  const { asked } = open();
  await screen.findByRole('heading', { level: 1, name: 'Deliveries with Baan Chandra' });
  await screen.findByRole('link', { name: 'Privacy policy' });
  expect(asked).toEqual([]);
});

test('an order that was begun is not replaced without a question', async () => {
  const { bar, order } = open({}, (portal) => {
    const flow = portal.part(openOrder);
    flow.setPlace(flow.store.getState().draft.stops[0]?.key ?? '', onNut);
  });
  await book();
  await waitFor(() => expect(bar.read().pathname).toBe('/en/neworder'));
  expect(bar.read().search).toMatch(/^\?from=13\.77970.*&vehicle=2$/);
  expect(order()?.draft.stops[0]?.place?.name).toBe(onNut.name);
});

test.each([
  { does: 'is not known', answer: () => Promise.reject(refusal(404)), level: 1, name: 'There is no such price check' },
  {
    does: 'offers none',
    answer: () => ({ ...profile, features: ['order'] }),
    level: 3,
    name: 'Prices cannot be checked here yet',
  },
])('a partner that $does has a page that says so', async ({ answer, level, name }) => {
  open({ '/partner_profile/:partner': answer });
  expect(await screen.findByRole('heading', { level, name })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Open the order page' })).toBeTruthy();
});

test('without the partner’s name there are prices all the same', async () => {
  open({
    '/partner_profile/:partner': () => {
      throw gatewayDown();
    },
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Check the price before you book' })).toBeTruthy();
  expect(screen.getByRole('button', { name: /Where from\?/ })).toBeTruthy();
});
