import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import type { FunctionComponent } from 'react';
import { afterEach, expect, test } from 'vitest';
import { ratesAnswers } from '../../../tests/rates-answers.ts';
import { ExtrasPart, FlatRatesPart, PayMethodsPart, PriceTablePart } from '../../../tests/rates-parts.tsx';
import { SectionStory } from '../../../tests/section-story.tsx';
import type { OwnRoute } from './price-table.tsx';
import { ratesTexts } from './rates-texts.ts';

afterEach(cleanup);

const show = (Section: FunctionComponent) =>
  render(<SectionStory language="en" Section={Section} texts={ratesTexts} answers={ratesAnswers()} />);
const showTable = (ownRoute: OwnRoute) => show(() => <PriceTablePart ownRoute={ownRoute} />);
const ownPrices = async () =>
  within(await screen.findByRole('table'))
    .getAllByRole('row')
    .filter((row) => within(row).queryByRole('rowheader'))
    .map((row) => within(row).getAllByRole('cell').at(-1)?.textContent);

test('the visitor’s own way has its price with each vehicle, and says where there is none', async () => {
  showTable({ distanceKm: 6.32, netByVehicle: new Map([[1, 9_322]]), isLoading: false });
  expect((await ownPrices()).slice(0, 2)).toEqual(['฿93.22', '–No price yet']);
  expect(screen.getByRole('columnheader', { name: /^Your route/ }).textContent).toBe('Your route6.32 km');
});

test('the last prices stay while the next ones are on their way', async () => {
  showTable({ distanceKm: 6.32, netByVehicle: new Map([[1, 9_322]]), isLoading: true });
  expect((await ownPrices())[0]).toBe('฿93.22');
  expect(screen.getByText('฿93.22').getAttribute('aria-busy')).toBe('true');
});

test('a press on a vehicle shows its other rates, for which a phone has no room', async () => {
  show(PriceTablePart);
  const more = await screen.findByRole('button', { name: 'Other rates of Car' });
  fireEvent.click(more);
  const below = document.getElementById(more.getAttribute('aria-controls') ?? '');
  expect(below?.textContent).toBe('Next km฿11 to km 15Long distance฿9.50 beyond km 15Extra stop฿40 each');
});

test('each extra says its fee in words, for which vehicles it is, and what to know about it', async () => {
  show(ExtrasPart);
  const extras = within(await screen.findByRole('list', { name: 'บริการเสริม' }));
  expect(extras.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Cash on delivery+50% of the fareThe money is in your wallet when all stops are done · at most ฿200',
    'Cheque deposit฿40The driver deposits the cheque at the bank',
    'Return trip with documents+50% of the way backBy the distance of the way back, without a base fare',
    'Return trip with money+50% of the way backBoth kinds of return together are charged once',
    'Driver pays for the goods, up to 1,500 baht฿30',
    'Delivery box, 43 × 45 × 43 cmFreeMotorcycle only',
    'Insurance up to 2,000 bahtFreeCan be chosen with every job',
    'Loading help฿100Pickup, Box truck, Stake-bed truck, and Reefer truck only',
  ]);
});

test('the prices by the hour say how far one may go, that 9 hours have a break, and from which a month begins', async () => {
  show(FlatRatesPart);
  const table = within(await screen.findByRole('table', { name: 'Prices by the hour of each vehicle' }));
  expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(['Vehicle', '4 hours', '9 hours']);
  expect(table.getByRole('rowheader', { name: 'Motorcycle' }).closest('tr')?.textContent).toContain('฿990up to 150\u00a0km');
  expect(screen.getByText('9 hours include a 1-hour break · Monthly from ฿17,500')).toBeTruthy();
});

test('there are five ways to pay, with what a top-up earns at most', async () => {
  show(PayMethodsPart);
  const ways = within(await screen.findByRole('list', { name: 'จ่ายแบบที่สะดวก' }));
  expect(ways.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Cash',
    'Credit card',
    'Wallet',
    'PromptPay',
    'Invoice',
  ]);
  expect(ways.getByText('Up to ฿1,500 on top')).toBeTruthy();
  expect(ways.getByText('Companies pay once a month, due in 15 days')).toBeTruthy();
});
