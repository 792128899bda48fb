import { type Answers, gatewayDown, refusal, wireEstimate } from '@songwai/features/tests/fixture-gateway';
import { flowerShop, silomComplex } from '@songwai/features/tests/places';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { createMemoryBar } from '../../../tests/create-memory-bar.ts';
import { ratesAnswers } from '../../../tests/rates-answers.ts';
import { ScreenStory } from '../../../tests/screen-story.tsx';
import { openOrder } from '../../shell/open-order.ts';
import type { Portal } from '../../shell/portal.ts';

afterEach(cleanup);

const open = async (path = '/pricing', answers: Answers = {}) => {
  const shown: { portal?: Portal } = {};
  const bar = createMemoryBar(`/en${path}`);
  render(
    <ScreenStory
      language="en"
      path={path}
      bar={bar}
      answers={ratesAnswers(answers)}
      prepare={(portal) => {
        shown.portal = portal;
      }}
    />,
  );
  await screen.findByRole('heading', { level: 1, name: 'Delivery prices' });
  return { bar, order: () => shown.portal?.part(openOrder).store.getState() };
};
const table = (name = 'Express rates of each vehicle') => screen.findByRole('table', { name });
const rowOf = async (vehicle: string, name?: string) => {
  const row = within(await table(name))
    .getByRole('rowheader', { name: new RegExp(`^${vehicle}`) })
    .closest('tr');
  return [...(row?.querySelectorAll('td') ?? [])].map(({ textContent }) => textContent);
};
const choose = async (text: string) => {
  fireEvent.change(await screen.findByRole('combobox', { name: /^Search: / }), { target: { value: text } });
  fireEvent.click(await screen.findByRole('option', { name: new RegExp(text) }));
};
const checkWay = async () => {
  fireEvent.click(await screen.findByRole('button', { name: /^.*Pick up at/ }));
  await choose('ดอกไม้');
  await choose('สีลม');
};

describe('the rates', () => {
  test('each vehicle has its base fare, its rates by distance, and its fee for a stop', async () => {
    await open();
    expect(await rowOf('Motorcycle')).toEqual(['฿48first 1 km', '฿8.50to km 10', '฿7.50beyond km 10', '฿30each']);
    expect(await rowOf('Car')).toEqual(['฿120first 3 km', '฿11to km 15', '฿9.50beyond km 15', '฿40each']);
    expect(within(await table()).getByText('up to 20 kg · 50×50×80 cm')).toBeTruthy();
  });

  test('the next day has an address of its own, and costs less by distance, but not by stop', async () => {
    const { bar } = await open();
    fireEvent.click(await screen.findByRole('tab', { name: 'Next day' }));
    expect(await rowOf('Car', 'Next-day rates of each vehicle')).toEqual([
      '฿96first 3 km',
      '฿8.80to km 15',
      '฿7.60beyond km 15',
      '฿40each',
    ]);
    expect(bar.read()).toMatchObject({ pathname: '/en/pricing', search: '?tab=nextDay' });
  });

  test('drivers by the hour and by the month have their tables', async () => {
    await open('/pricing?tab=fullDay');
    const panel = within(screen.getByRole('tabpanel', { name: 'Full day' }));
    expect((await panel.findByRole('rowheader', { name: 'Car' })).closest('tr')?.textContent).toContain('฿2,200');
    fireEvent.click(screen.getByRole('tab', { name: 'Monthly' }));
    expect(await rowOf('Motorcycle', 'Monthly prices of each vehicle')).toEqual(['฿17,500', 'up to 150\u00a0km']);
  });

  test('an example is priced by the same rules as every order', async () => {
    await open();
    await screen.findByText('Example: Car, 3 stops, 18.40 km, Cash on delivery');
    const parts = within(screen.getByRole('list', { name: 'What each part of the way costs' })).getAllByRole('listitem');
    expect(parts.map(({ textContent }) => textContent)).toEqual(['฿120first 3 km', '฿13212 km × ฿11', '฿32.303.4 km × ฿9.50']);
    for (const amount of ['฿284.30', '฿142.15', '฿466.45']) expect(screen.getByText(amount)).toBeTruthy();
  });

  test('all that may be added is listed with its fee in words', async () => {
    await open();
    const fees = async (name: string) =>
      within(await screen.findByRole('list', { name }))
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent);
    expect(await fees('Extras')).toContain(
      'Cash on delivery+50% of the fareThe money is in your wallet when all stops are done · at most ฿200',
    );
    expect(await fees('Extras')).toContain('Delivery box, 43 × 45 × 43 cmFreeMotorcycle only');
    expect(await fees('Waiting and cancelling')).toEqual([
      'Waiting, the first 30 minutesFree',
      'The first hour after that฿30',
      'Each half hour after it฿50',
      'Cancelling before the driver arrivesFree',
      'Cancelling after the driver has arrived฿65',
    ]);
    expect(await fees('Overtime')).toEqual(['Motorcycle฿5 a minute', 'Car and Pickup฿10 a minute']);
  });

  test('search engines read an offer for each vehicle', async () => {
    await open();
    await table();
    const [data] = [...document.querySelectorAll('script[type="application/ld+json"]')];
    const { offers } = JSON.parse(data?.textContent ?? '') as { readonly offers: readonly unknown[] };
    expect(offers).toHaveLength(6);
    expect(offers[1]).toMatchObject({ '@type': 'Offer', name: 'Car', price: 120, priceCurrency: 'THB' });
  });

  test('rates that did not come are asked for again by a press, and the rest of the page can be read', async () => {
    let isDown = true;
    await open('/pricing', {
      '/rate_card': () => {
        if (isDown) throw gatewayDown();
        return { responseCode: 200, responseDesc: '', vehicles: [], extras: [] };
      },
    });
    const [retry] = await screen.findAllByRole('button', { name: 'Try again' });
    expect(screen.getByText('Waiting, the first 30 minutes')).toBeTruthy();
    isDown = false;
    fireEvent.click(retry as HTMLElement);
    expect(await table()).toBeTruthy();
  });
});

describe('a way that is checked', () => {
  test('adds its price with every vehicle to the table, which is said, and “Continue” opens the order filled in', async () => {
    const { bar, order } = await open();
    await checkWay();
    expect(await screen.findByText('Prices are here. Motorcycle ฿109.20, 8.20 km.')).toBeTruthy();
    expect((await rowOf('Car')).at(-1)).toBe('฿177.20');
    expect(screen.getByRole('columnheader', { name: /^Your route/ }).textContent).toBe('Your route8.20 km');
    fireEvent.click(screen.getByRole('link', { name: 'Continue' }));
    await waitFor(() => expect(bar.read().pathname).toBe('/en/neworder'));
    expect(order()?.draft.stops).toMatchObject([{ place: { name: flowerShop.name } }, { place: { name: silomComplex.name } }]);
  });

  test('is priced anew for the next day', async () => {
    const asked: unknown[] = [];
    await open('/pricing', {
      '/estimate_price': (body) => {
        asked.push(body['taskType']);
        return wireEstimate(body);
      },
    });
    await checkWay();
    await screen.findByRole('link', { name: 'Continue' });
    fireEvent.click(screen.getByRole('tab', { name: 'Next day' }));
    await waitFor(() => expect(asked).toEqual([1, 3]));
    const link = await screen.findByRole('link', { name: 'Continue' });
    expect(link.getAttribute('href')).toMatch(/^\/en\/neworder\?from=.*&tab=3$/);
  });

  test('that leaves the area says which stop, and has no column and no way on', async () => {
    await open('/pricing', {
      '/estimate_price': () => {
        throw refusal(422, { field: 'locationList.1' });
      },
    });
    await checkWay();
    expect((await screen.findByRole('alert')).textContent).toMatch(/outside/);
    expect(screen.queryByRole('columnheader', { name: /^Your route/ })).toBeNull();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Continue' }).disabled).toBe(true);
  });

  test('a search that is left gives the focus back to its stop', async () => {
    await open();
    fireEvent.click(await screen.findByRole('button', { name: /Deliver to/ }));
    fireEvent.keyDown(await screen.findByRole('combobox', { name: /^Search: / }), { key: 'Escape' });
    await waitFor(() => expect(document.activeElement?.textContent).toMatch(/Deliver to/));
  });
});
