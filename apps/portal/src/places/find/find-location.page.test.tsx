import { fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { ScreenStory, type ScreenStoryProps } from '../../../tests/screen-story.tsx';
import { createPlaceAnswers } from '../../../tests/settings/place-answers.ts';
import { storyUser } from '../../../tests/story-user.ts';

// jsdom cannot render a map.
vi.mock('../../../../../packages/ui/src/map/leaflet-map.ts', () => ({
  createLeafletMap: () => ({ update: () => undefined, aimAt: () => undefined, destroy: () => undefined }),
}));
afterEach(() => {
  vi.unstubAllGlobals();
});

const open = (more: Partial<ScreenStoryProps> = {}) =>
  render(<ScreenStory language="en" path="/findLocation" answers={createPlaceAnswers([])} {...more} />);
const search = async () => {
  fireEvent.change(await screen.findByRole('combobox', { name: 'Search for a place' }), { target: { value: 'ร้าน' } });
  fireEvent.click(await screen.findByRole('option', { name: /^ร้าน/ }));
};
const putDevice = (device: object | undefined) =>
  vi.stubGlobal('navigator', Object.create(navigator, { geolocation: { value: device }, onLine: { value: true } }));

test('a visitor finds a place and is led to sign in to save it', async () => {
  open();
  await search();
  expect(await screen.findByText(/^\d+\.\d{6}, \d+\.\d{6}$/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Sign in to save this place' }));
  expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeTruthy();
});

test('a customer saves the place that was found, with its contact', async () => {
  open({ user: storyUser });
  await search();
  fireEvent.click(await screen.findByRole('button', { name: 'Save this place' }));
  const dialog = within(await screen.findByRole('dialog'));
  const type = (name: RegExp, value: string) => fireEvent.change(dialog.getByRole('textbox', { name }), { target: { value } });
  type(/^Contact’s name/, 'คุณพิม');
  type(/^Contact’s phone/, '0898765432');
  const { value: name } = dialog.getByRole<HTMLInputElement>('textbox', { name: /^What you call it/ });
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(`${name} is saved.`)).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test.each([
  [
    'is blocked',
    { getCurrentPosition: (_: unknown, fail: (error: object) => void) => fail({ code: 1 }) },
    /^The browser may not/,
  ],
  ['is not known', { getCurrentPosition: (_: unknown, fail: (error: object) => void) => fail({ code: 2 }) }, /cannot be found/],
  ['cannot be asked for', undefined, /^This browser cannot/],
  [
    'lies outside our area',
    { getCurrentPosition: (found: (at: object) => void) => found({ coords: { latitude: 18.79, longitude: 98.98 } }) },
    /outside our area/,
  ],
])('the page says so where one’s own place %s', async (_what, device, said) => {
  putDevice(device);
  open();
  fireEvent.click(await screen.findByRole('button', { name: 'My location' }));
  expect(await screen.findByText(said)).toBeTruthy();
});

test('one’s own place is found and shown by its address', async () => {
  putDevice({
    getCurrentPosition: (found: (at: object) => void) => found({ coords: { latitude: 13.7251, longitude: 100.5312 } }),
  });
  open();
  fireEvent.click(await screen.findByRole('button', { name: 'My location' }));
  expect(await screen.findByText('13.725100, 100.531200')).toBeTruthy();
});
