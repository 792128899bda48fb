import { type Answers, refusal } from '@songwai/features/tests/fixture-gateway';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { ScreenStory } from '../../../tests/screen-story.tsx';
import { openOrder } from '../../shell/open-order.ts';
import type { Portal } from '../../shell/portal.ts';

afterEach(cleanup);

const place = (addressName: string, lat: number, lng: number) => ({
  placeId: `p-${addressName}`,
  addressName,
  address: 'กรุงเทพมหานคร',
  district: '',
  subDistrict: '',
  lat,
  lng,
});
const ok = { responseCode: 200, responseDesc: '' };
const found: Answers = {
  '/search_address_by_location': ({ lat, lng }) => {
    if (Number(lat) > 14.2) throw refusal(404);
    return { ...ok, place: place(`ที่ ${Number(lat).toFixed(1)}`, Number(lat), Number(lng)) };
  },
};

/** Opens the order form by a link. */
function open(query: string, answers: Answers = found, begun?: (portal: Portal) => void) {
  const shown: { portal?: Portal } = {};
  render(
    <ScreenStory
      language="en"
      path={`/neworder?${query}`}
      answers={answers}
      prepare={(portal: Portal) => {
        shown.portal = portal;
        begun?.(portal);
      }}
    />,
  );
  const draft = () => shown.portal?.part(openOrder).store.getState().draft;
  return { names: () => draft()?.stops.map((stop) => stop.place?.name), draft };
}

test('the order of a link is filled in, with its places as we know them', async () => {
  const { names, draft } = open('from=13.7,100.5&to=13.8,100.6&vehicle=car&service=2');
  await waitFor(() => expect(names()).toEqual(['ที่ 13.7', 'ที่ 13.8']));
  expect(draft()).toMatchObject({ service: 2, vehicleId: 2 });
  expect(await screen.findByText('Filled in from the link')).toBeTruthy();
});

test('a place that we do not serve stays open, and the customer is told', async () => {
  const { names } = open('from=13.7,100.5&to=18.8,98.9');
  await waitFor(() => expect(names()).toEqual(['ที่ 13.7', undefined]));
  expect(await screen.findByText(/Part of the link could not be used/)).toBeTruthy();
});

test('a link with a pick-up alone brings its vehicle and extras, too', async () => {
  const { names, draft } = open('from=13.7,100.5&vehicle=3&extras=2');
  await waitFor(() => expect(names()).toEqual(['ที่ 13.7', undefined]));
  await waitFor(() => expect(draft()).toMatchObject({ vehicleId: 3, extraIds: [2] }));
});

test('an order that was begun is replaced only after a question', async () => {
  const begin = (portal: Portal) => {
    const order = portal.part(openOrder);
    const [first] = order.store.getState().draft.stops;
    const mine = { ...place('ของฉัน', 13.75, 100.5), name: 'ของฉัน' };
    if (first) order.setPlace(first.key, mine);
  };
  const { names } = open('from=13.7,100.5&to=13.8,100.6', found, begin);
  fireEvent.click(await screen.findByRole('button', { name: 'Go on with my order' }));
  expect(names()?.[0]).toBe('ของฉัน');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
});

test('where the gateway cannot be asked nothing changes, and a press tries again', async () => {
  let isDown = true;
  const answers: Answers = {
    '/search_address_by_location': (body) => {
      if (isDown) throw refusal(503);
      return found['/search_address_by_location']?.(body);
    },
  };
  const { names } = open('from=13.7,100.5&to=13.8,100.6', answers);
  // The map, which cannot be shown here, has such a button, too.
  const message = (await screen.findByText('The order of this link cannot be opened right now')).closest('li');
  if (message === null) throw new TypeError('The message is in no list.');
  const again = within(message).getByRole('button', { name: 'Try again' });
  expect(names()).toEqual([undefined, undefined]);
  isDown = false;
  fireEvent.click(again);
  await waitFor(() => expect(names()).toEqual(['ที่ 13.7', 'ที่ 13.8']));
});
