import { fireEvent, render, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { tripAnswers } from '../../../tests/orders/trip-answers.ts';
import { ScreenStory, type ScreenStoryProps } from '../../../tests/screen-story.tsx';

// jsdom cannot render a map.
vi.mock('../../../../../packages/ui/src/map/leaflet-map.ts', () => ({
  createLeafletMap: () => ({ update: () => undefined, aimAt: () => undefined, destroy: () => undefined }),
}));

const open = (more: Partial<ScreenStoryProps> = {}) =>
  render(<ScreenStory language="en" path="/routeOptimize" answers={tripAnswers} {...more} />);
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const paste = async (lines: readonly string[]) => {
  fireEvent.change(await screen.findByRole('textbox', { name: 'Paste several stops' }), { target: { value: lines.join('\n') } });
  await press('Add these lines');
  // It is back when all lines were looked up.
  await screen.findByRole('button', { name: 'Add these lines' });
};
const stops = () =>
  within(screen.getByRole('list', { name: 'Stops' }))
    .getAllByRole('listitem')
    .map((item) => item.textContent);

test('pasted lines become stops, are split over vehicles, and one route is booked', async () => {
  open();
  await paste(['ร้านดอกไม้', 'สีลม', 'nowhere at all', 'บีทีเอสอ่อนนุช', 'หมู่บ้าน', 'ตลาดสด']);
  expect(await screen.findByText('1 line was not found. Correct it and add it again.')).toBeTruthy();
  expect(screen.getByRole('textbox', { name: 'Paste several stops' })).toHaveProperty('value', 'nowhere at all');
  expect(stops()).toHaveLength(5);
  await press('Plan the routes');
  expect(await screen.findByRole('heading', { name: /^2 routes, 17.40 km, ฿228.40$/ })).toBeTruthy();
  expect(screen.getByText('saves ฿57')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: /^Route 2/ }));
  const [, second] = screen.getAllByRole('button', { name: 'Book this route' });
  if (second) fireEvent.click(second);
  expect(await screen.findByRole('button', { name: /^หมู่บ้านอ่อนนุช 46.*change the place/i })).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'Plan routes over many stops' })).toBeNull();
});

test('a line whose name two places have is asked about, with their districts', async () => {
  const soi = {
    placeId: 'soi-1',
    addressName: 'ซอยสุขุมวิท 39',
    address: '',
    subDistrict: '',
    lat: 13.596,
    lng: 100.608,
    district: 'เมืองสมุทรปราการ',
  };
  const other = { ...soi, placeId: 'soi-2', lat: 13.735, lng: 100.57, district: 'วัฒนา' };
  open({ answers: { ...tripAnswers, '/text_search': () => ({ responseCode: 200, responseDesc: '', places: [soi, other] }) } });
  await paste(['ซอยสุขุมวิท 39']);
  const question = await screen.findByRole('group', { name: 'Which “ซอยสุขุมวิท 39” is meant?' });
  expect(screen.queryByRole('list', { name: 'Stops' })).toBeNull();
  fireEvent.click(within(question).getByRole('button', { name: 'ซอยสุขุมวิท 39 · วัฒนา' }));
  expect(stops()).toHaveLength(1);
  expect(screen.queryByRole('group', { name: /is meant/ })).toBeNull();
});

test('each change can be undone, and the routes of the list from before are there at once', async () => {
  open();
  await paste(['ร้านดอกไม้', 'สีลม', 'บีทีเอสอ่อนนุช']);
  await press('Plan the routes');
  await screen.findByRole('heading', { name: /^1 route,/ });
  await press('Remove บีทีเอสอ่อนนุช ทางออก 3');
  expect(screen.queryByRole('heading', { name: /^1 route,/ })).toBeNull();
  await press('Undo');
  expect(await screen.findByRole('heading', { name: /^1 route,/ })).toBeTruthy();
  await press('Clear the list');
  expect(screen.getByText('The first stop is the pick-up, the others are drop-offs.')).toBeTruthy();
  await press('Undo');
  expect(stops()).toHaveLength(3);
});

test('a wanted number of vehicles is asked for', async () => {
  open();
  await paste(['ร้านดอกไม้', 'สีลม', 'บีทีเอสอ่อนนุช', 'หมู่บ้าน']);
  fireEvent.change(await screen.findByRole('combobox', { name: 'Number of vehicles' }), { target: { value: '3' } });
  await press('Plan the routes');
  expect(await screen.findByRole('heading', { name: /^3 routes,/ })).toBeTruthy();
});
