import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { createMemoryBar } from '../../tests/create-memory-bar.ts';
import { ratesAnswers } from '../../tests/rates-answers.ts';
import { ScreenStory } from '../../tests/screen-story.tsx';

afterEach(cleanup);

const open = () => {
  const bar = createMemoryBar('/en');
  render(<ScreenStory language="en" path="/" answers={ratesAnswers()} bar={bar} />);
  return bar;
};

const choose = async (name: RegExp, text: string) => {
  const field = await screen.findByRole('combobox', { name });
  fireEvent.change(field, { target: { value: text } });
  // The theme has options, too.
  await within(screen.getByRole('main')).findByRole('option');
  fireEvent.keyDown(field, { key: 'Enter' });
};

test('a price is checked on the home page, stands in its table, and leads into the order form', async () => {
  const bar = open();
  await choose(/Pick up at/, 'ดอกไม้');
  await choose(/Deliver to/, 'สีลม');
  const link = await screen.findByRole('link', { name: /^Continue Motorcycle ฿/ });
  const table = within(screen.getByRole('table', { name: /rates/i }));
  await waitFor(() => expect(table.getAllByRole('columnheader').at(-1)?.textContent).toMatch(/km/));
  fireEvent.click(link);
  await waitFor(() => expect(bar.read().pathname).toBe('/en/neworder'));
});

test('the home page has every anchor that others lead to', async () => {
  open();
  await screen.findByRole('heading', { level: 1 });
  for (const anchor of ['download', 'whysongwai', 'serviceprice', 'howpay', 'faq', 'manual'])
    expect(document.getElementById(anchor), anchor).toBeTruthy();
});

test('the worked price is calculated from the rates in force', async () => {
  open();
  expect(await screen.findByText('฿466.45')).toBeTruthy();
  expect(screen.getByText('฿284.30')).toBeTruthy();
});

test('companies read what costs nothing, and partners what they write into their page', async () => {
  open();
  for (const zero of ['No minimum spend', 'No deposit', 'No system fee']) expect(await screen.findByText(zero)).toBeTruthy();
  expect(screen.getByText(/songwai\.example\/widget\/v1\/songwai\.js/)).toBeTruthy();
});

test('search engines read who we are and when we answer', async () => {
  open();
  await screen.findByRole('heading', { level: 1 });
  const [data] = [...document.querySelectorAll('script[type="application/ld+json"]')];
  expect(JSON.parse(data?.textContent ?? '')).toMatchObject({
    '@type': 'LocalBusiness',
    name: 'Songwai',
    url: 'https://songwai.example',
    contactPoint: { hoursAvailable: { opens: '08:00', closes: '20:00' } },
  });
});
