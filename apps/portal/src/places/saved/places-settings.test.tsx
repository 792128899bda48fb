import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { SectionStory } from '../../../tests/section-story.tsx';
import { createPlaceAnswers } from '../../../tests/settings/place-answers.ts';
import { placesTexts } from '../places-texts.ts';
import { PlacesSettings } from './places-settings.tsx';

// jsdom cannot render a map.
vi.mock('../../../../../packages/ui/src/map/leaflet-map.ts', () => ({
  createLeafletMap: () => ({ update: () => undefined, aimAt: () => undefined, destroy: () => undefined }),
}));

const open = (answers = createPlaceAnswers()) =>
  render(<SectionStory language="en" Section={PlacesSettings} texts={placesTexts} answers={answers} />);
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const type = async (name: RegExp, value: string) =>
  fireEvent.change(await screen.findByRole('textbox', { name }), { target: { value } });

test('a place is found, saved with its contact, and stands in the list', async () => {
  open(createPlaceAnswers([]));
  await press('Save the first one');
  await press('Save');
  expect((await screen.findAllByRole('alert')).length).toBeGreaterThan(0);
  fireEvent.change(screen.getByRole('combobox', { name: 'Search for a place' }), { target: { value: 'ร้าน' } });
  fireEvent.click((await screen.findAllByRole('option'))[0] ?? expect.unreachable());
  await waitFor(() => expect(screen.getByRole('button', { name: 'Search for another' }).matches(':focus')).toBe(true));
  await type(/^Contact’s name/, 'คุณพิม');
  await type(/^Contact’s phone/, '0898765432');
  const dialog = screen.getByRole('dialog');
  const { value: name } = within(dialog).getByRole<HTMLInputElement>('textbox', { name: /^What you call it/ });
  expect(name).not.toBe('');
  await press('Save');
  expect(await screen.findByText(`${name} is saved.`)).toBeTruthy();
  expect(await screen.findByText(/คุณพิม 089 876 5432/)).toBeTruthy();
  // The button that opened the form stood in the empty list.
  await waitFor(() => expect(document.activeElement?.textContent).toBe(`${name} is saved.`));
});

test('a refused phone is said in the form, which keeps what was typed', async () => {
  open();
  fireEvent.click(await screen.findByRole('button', { name: /^2?\s*บ้านคุณพิม/ }));
  await type(/^Contact’s phone/, '0800000000');
  await press('Save');
  expect(await screen.findByText('Please check the phone number.')).toBeTruthy();
  expect(screen.getByRole('textbox', { name: /^Contact’s phone/ })).toHaveProperty('value', '080 000 0000');
});

test('a favourite comes first, and can be one no longer', async () => {
  open();
  await press('Make บ้านคุณพิม a favourite');
  expect(await screen.findByRole('button', { name: 'Take บ้านคุณพิม out of the favourites' })).toBeTruthy();
  await press('Take คลังสินค้าบางนา out of the favourites');
  await waitFor(() => expect(screen.getAllByRole('listitem')[0]?.textContent).toContain('บ้านคุณพิม'));
});

test('a removed place is gone, and removing asks first', async () => {
  open();
  fireEvent.click(await screen.findByRole('button', { name: /^2?\s*บ้านคุณพิม/ }));
  await press('Remove the place');
  expect(await screen.findByText('Deliveries that are booked do not change.')).toBeTruthy();
  const question = screen.getByRole('alertdialog');
  fireEvent.click(within(question).getByRole('button', { name: 'Remove the place' }));
  expect(await screen.findByText('บ้านคุณพิม is removed.')).toBeTruthy();
  await waitFor(() => expect(screen.queryByText('บ้านคุณพิม')).toBeNull());
});
