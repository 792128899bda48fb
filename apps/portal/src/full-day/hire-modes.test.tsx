import { addDays, bangkokDate } from '@songwai/core/basics/bangkok-time';
import { carHire } from '@songwai/features/tests/full-day/hire-fixture';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderHire } from '../../tests/full-day/render-hire.tsx';

afterEach(cleanup);

/** Opens the form of a hire; what is returned reads its mode. */
async function openForm() {
  // A booking is checked against the real time.
  const state = renderHire({ ...carHire, date: bangkokDate(addDays(new Date(), 3)) });
  await screen.findByRole('button', { name: /Add a stop on the way/ });
  return () => state().mode.kind;
}

const press = async (name: RegExp | string) => fireEvent.click(await screen.findByRole('button', { name }));
const searchField = () => screen.findByRole('combobox', { name: 'Search for a place' });
const payment = () => screen.findByRole('dialog');
const isGone = (role: string) => waitFor(() => expect(screen.queryByRole(role, { name: /Search for a place|pay/i })).toBeNull());

test('a search for a place is left by Escape, and the focus is back on its card', async () => {
  const mode = await openForm();
  await press(/Add a stop on the way/);
  expect(mode()).toBe('searchLocation');
  fireEvent.keyDown(await searchField(), { key: 'Escape' });
  expect(mode()).toBe('normal');
  expect(document.activeElement?.textContent).toContain('Add a stop on the way');
});

test('the choice of payment closes an open search, and leads back to the form', async () => {
  const mode = await openForm();
  await press(/Add a stop on the way/);
  await searchField();
  await press(/Change how to pay/);
  expect(await payment()).toBeTruthy();
  expect(mode()).toBe('payment');
  await isGone('combobox');
  await press('Done');
  expect(mode()).toBe('normal');
  await isGone('dialog');
});

test('going on to the contacts leaves the search behind', async () => {
  const mode = await openForm();
  await press(/Add a stop on the way/);
  await searchField();
  await press(/Next: contacts/);
  await screen.findByRole('heading', { name: 'Contacts and payment' });
  expect(mode()).toBe('normal');
});

test('another page and back again: the hire is there, its open search is not', async () => {
  const mode = await openForm();
  await press(/Add a stop on the way/);
  await searchField();
  fireEvent.click(screen.getByRole('tab', { name: 'Next day' }));
  await screen.findByRole('tab', { name: 'Next day', selected: true });
  await waitFor(() => expect(mode()).toBe('normal'));
});
