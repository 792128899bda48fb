import type { MapEvents, MapModel } from '@songwai/ui/map/map-model';
import { sketchMap } from '@songwai/ui/tests/sketch-map';
import { act, render, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { gatewayDown } from '../../../tests/fixture-gateway.ts';
import { booked, createOrderFixture, priced, twoStopDraft } from '../../../tests/orders/order-fixture.ts';
import { Surface } from '../../../tests/surface.tsx';
import { OrderMap } from './order-map.tsx';

const rendered = vi.hoisted(() => ({ events: null as unknown, model: null as unknown, centre: { lat: 13.73, lng: 100.53 } }));

// jsdom cannot render a map: this replacement exposes its events, and the test sets its position.
vi.mock('../../../../ui/src/map/leaflet-map.ts', () => ({
  createLeafletMap: ({ events }: { events: unknown }) => {
    rendered.events = events;
    const update = (model: unknown) => {
      rendered.model = model;
    };
    return { update, destroy: () => undefined, centre: () => rendered.centre, aimAt: () => undefined, panBy: () => undefined };
  },
}));

beforeEach(() => {
  rendered.events = null;
  rendered.model = null;
  rendered.centre = { lat: 13.73, lng: 100.53 };
});

/** The map's event handlers, once the map is created. */
async function eventsOfMap(): Promise<MapEvents> {
  await waitFor(() => expect(rendered.events).not.toBeNull());
  return rendered.events as MapEvents;
}

function openMap(answers: Parameters<typeof createOrderFixture>[1] = {}, pinKey: string | null = 'b') {
  const fixture = createOrderFixture(priced(twoStopDraft), answers);
  const handlePinEnd = vi.fn();
  const screen = render(
    <Surface language="en">
      <OrderMap
        flow={fixture.flow}
        search={fixture.search}
        mapBase={{ baseMap: sketchMap }}
        pinKey={pinKey}
        onPinEnd={handlePinEnd}
        preview={null}
        isStrip={false}
      />
    </Surface>,
  );
  return { ...fixture, ...screen, handlePinEnd, secondStop: () => fixture.flow.store.getState().draft.stops[1]?.place };
}

test('a pin that is dropped becomes the place that stands there', async () => {
  const { findByRole, handlePinEnd, secondStop } = openMap();
  await userEvent.click(await findByRole('button', { name: 'Use this point' }));
  await waitFor(() => expect(handlePinEnd).toHaveBeenCalledOnce());
  expect(secondStop()).toMatchObject({ name: 'ซอยศาลาแดง 2', lat: 13.73, lng: 100.53 });
});

test('while the map moves under the pin, what stands there is said', async () => {
  const { findByRole, findAllByText } = openMap();
  await findByRole('button', { name: 'Use this point' });
  const events = await eventsOfMap();
  act(() => events.onCentreMoved({ lat: 13.74, lng: 100.54 }));
  expect(await findAllByText('ซอยศาลาแดง 2')).not.toHaveLength(0);
});

test('a pin outside the area is refused with the reason, and the stop stays where it was', async () => {
  rendered.centre = { lat: 14.35, lng: 100.56 };
  const { findByRole, handlePinEnd, secondStop } = openMap();
  const before = secondStop();
  await userEvent.click(await findByRole('button', { name: 'Use this point' }));
  expect((await findByRole('alert')).textContent).toContain('outside our service area');
  expect(handlePinEnd).not.toHaveBeenCalled();
  expect(secondStop()).toEqual(before);
});

test('a stop that is dragged on the map moves there', async () => {
  const { secondStop } = openMap({}, null);
  const events = await eventsOfMap();
  act(() => events.onStopMoved('b', { lat: 13.72, lng: 100.52 }));
  await waitFor(() => expect(secondStop()).toMatchObject({ lat: 13.72, lng: 100.52 }));
});

test('a lookup that does not get through says so and changes nothing', async () => {
  const { findByRole, secondStop } = openMap(
    {
      '/search_address_by_location': () => {
        throw gatewayDown();
      },
    },
    null,
  );
  const before = secondStop();
  const events = await eventsOfMap();
  act(() => events.onStopMoved('b', { lat: 13.72, lng: 100.52 }));
  expect((await findByRole('alert')).textContent).toMatch(/connection|internet/i);
  expect(secondStop()).toEqual(before);
});

test('what was booked stays on the map as it was, with its way, and cannot be dragged any more', async () => {
  const { flow } = openMap({}, null);
  await eventsOfMap();
  const shown = () => rendered.model as MapModel;
  await waitFor(() => expect(shown().stops).toHaveLength(2));
  const before = shown();
  act(() => flow.store.setState(booked(twoStopDraft)));
  expect(shown()).toMatchObject({ stops: before.stops, route: before.route, canMoveStops: false });
  expect(before).toMatchObject({ canMoveStops: true, route: { points: expect.anything() } });
  act(() => flow.clear());
  expect(shown()).toMatchObject({ stops: [], route: null });
});
