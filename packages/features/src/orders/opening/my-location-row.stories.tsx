import type { DeviceLocation } from '@songwai/core/places/my-location';
import { guide } from '@songwai/ui/tests/component-guide';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { createOrderFixture } from '../../../tests/orders/order-fixture.ts';
import { languageOf } from '../../../tests/story-language.ts';
import { Surface } from '../../../tests/surface.tsx';
import { MyLocationRow } from './my-location-row.tsx';

const meta: Meta = {
  title: 'Order/My location',
  component: MyLocationRow,
  parameters: guide({
    aliases: ['geolocation', 'ตำแหน่งของฉัน'],
    use: ['The first row of what a stop’s search opens with. It asks the browser only when it is pressed.'],
    avoid: ['The map’s own button: that moves the map.'],
    keyboard: [['Enter', 'Asks for the location, again after a failure.']],
    notes: ['What keeps the location away is said in the row and spoken once, with what to do instead.'],
  }),
};
export default meta;

type Face = StoryObj;

const failing = (code: number): DeviceLocation => ({ getCurrentPosition: (_found, onFailed) => onFailed({ code }) });
const at = (latitude: number, longitude: number): DeviceLocation => ({
  getCurrentPosition: (onFound) => onFound({ coords: { latitude, longitude } }),
});
const silent: DeviceLocation = { getCurrentPosition: () => undefined };

function Row({ language, device }: { readonly language: 'th' | 'en'; readonly device: DeviceLocation | null }) {
  const [{ search }] = useState(() => createOrderFixture());
  return (
    <Surface language={language}>
      <div className="sw-search">
        <MyLocationRow search={search} device={device} onFound={() => undefined} />
      </div>
    </Surface>
  );
}

const pressed = (device: DeviceLocation | null, outcome: RegExp): Face => ({
  render: (_args, { globals }) => <Row language={languageOf(globals)} device={device} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button'));
    await canvas.findByText(outcome);
  },
});

/** The browser asks, or looks for satellites. */
export const Locating: Face = pressed(silent, /กำลังหาตำแหน่งของคุณ|Finding your location/);

/** Forbidden by the person or the browser. */
export const Blocked: Face = pressed(failing(1), /ตำแหน่งถูกปิดไว้|Your location is blocked/);

/** The browser has no such thing. */
export const Unsupported: Face = pressed(null, /เบราว์เซอร์นี้บอกตำแหน่งไม่ได้|This browser cannot tell/);

/** Nothing was found in time. */
export const NotFound: Face = pressed(failing(3), /หาตำแหน่งของคุณไม่พบ|cannot be found/);

/** Where we do not drive. */
export const Outside: Face = pressed(at(14.36, 100.57), /คุณอยู่นอกพื้นที่ให้บริการ|You are outside our area/);
