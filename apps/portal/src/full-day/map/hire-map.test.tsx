import type { HireDraft } from '@songwai/core/full-day/hire-draft';
import { carHire } from '@songwai/features/tests/full-day/hire-fixture';
import type { MapEvents, MapModel } from '@songwai/ui/map/map-model';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderHire } from '../../../tests/full-day/render-hire.tsx';

const rendered = vi.hoisted(() => ({ events: null as unknown, model: null as unknown, centre: { lat: 13.73, lng: 100.53 } }));

// jsdom cannot render a map: this replacement exposes its events, and the test sets its position.
vi.mock('../../../../../packages/ui/src/map/leaflet-map.ts', () => ({
  createLeafletMap: ({ events }: { events: unknown }) => {
    rendered.events = events;
    const update = (model: unknown) => {
      rendered.model = model;
    };
    return { update, destroy: () => undefined, centre: () => rendered.centre, aimAt: () => undefined, panBy: () => undefined };
  },
}));

beforeEach(() => {
  Object.assign(rendered, { events: null, model: null, centre: { lat: 13.73, lng: 100.53 } });
});

const model = () => rendered.model as MapModel;
const button = (name: RegExp | string) => screen.findByRole('button', { name });
const press = async (name: RegExp | string) => fireEvent.click(await button(name));

/** Opens the form on a phone; what is returned reads the places. */
function openForm(draft: Partial<HireDraft> = carHire) {
  const state = renderHire(draft);
  return () => state().draft.stops.map(({ place }) => place);
}

const frameShows = (view: 'both' | 'map') => document.querySelector(`.sw-frame__grid--${view}`) !== null;

test('a pin on the map, which fills a phone meanwhile, becomes the place where work starts', async () => {
  const places = openForm({ ...carHire, stops: (carHire.stops ?? []).slice(0, 1) });
  await press(/Change the place/);
  await press('Pin on the map');
  expect(frameShows('map')).toBe(true);
  await press('Use this point');
  const card = await button(/ซอยศาลาแดง 2/);
  expect(document.activeElement).toBe(card);
  expect(frameShows('both')).toBe(true);
  expect(places()).toMatchObject([{ name: 'ซอยศาลาแดง 2', lat: 13.73, lng: 100.53 }]);
});

test('another place on the way is pinned, and the next pin does not move it', async () => {
  const places = openForm();
  await press(/Add a stop on the way/);
  await press('Pin on the map');
  await press('Use this point');
  await button(/Remove ซอยศาลาแดง 2/);
  expect(places()).toHaveLength(3);
  rendered.centre = { lat: 13.8, lng: 100.6 };
  await press(/Add a stop on the way/);
  await press('Pin on the map');
  await press('Use this point');
  await waitFor(() => expect(places()).toHaveLength(4));
  expect(places()?.[2]).toMatchObject({ lat: 13.73 });
});

test('a pin outside the area is refused with the reason, and the place stays where it was', async () => {
  rendered.centre = { lat: 14.35, lng: 100.56 };
  const places = openForm();
  fireEvent.click((await screen.findAllByRole('button', { name: /Change the place/ }))[1] as HTMLElement);
  await press('Pin on the map');
  const before = places();
  await press('Use this point');
  expect((await screen.findByRole('alert')).textContent).toContain('outside our service area');
  expect(places()).toEqual(before);
  await press('Stop pinning');
  expect(frameShows('both')).toBe(true);
  expect(document.activeElement?.textContent).toContain('อาคารสีลมคอมเพล็กซ์');
});

test('a place that is dragged on the open map moves there; in the strip it cannot be', async () => {
  const places = openForm();
  await waitFor(() => expect(model()).toMatchObject({ canMoveStops: false, stops: [{ id: 'a' }, { id: 'b' }] }));
  await press('Open the map');
  await waitFor(() => expect(model().canMoveStops).toBe(true));
  act(() => (rendered.events as MapEvents).onStopMoved('b', { lat: 13.72, lng: 100.52 }));
  await waitFor(() => expect(places()?.[1]).toMatchObject({ name: 'ซอยศาลาแดง 2', lat: 13.72 }));
  await press('Fold the map');
  expect(frameShows('both')).toBe(true);
});
