import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { say } from '../../tests/say.ts';
import { storyMap } from '../../tests/story-map.ts';
import type { LatLng, MapStop } from './map-model.ts';
import type { MapViewProps } from './map-view.tsx';
import { MapView } from './map-view.tsx';

const meta: Meta = { title: 'Map/MapView', component: MapView };
export default meta;
type Lang = Record<string, unknown>;

const stops = (lang: Lang): readonly MapStop[] => [
  { id: 'a', lat: 13.7796, lng: 100.5446, label: '1', state: 'stop', name: say(lang, 'ร้านดอกไม้ บ้านอารีย์', 'Baan Ari Flowers') },
  {
    id: 'b',
    lat: 13.7283,
    lng: 100.5345,
    label: '2',
    state: 'stop',
    name: say(lang, 'สีลมคอมเพล็กซ์', 'Silom Complex'),
    detail: '14:12',
  },
  {
    id: 'c',
    lat: 13.7056,
    lng: 100.601,
    label: '3',
    state: 'focus',
    name: say(lang, 'บีทีเอสอ่อนนุช', 'BTS On Nut'),
    detail: '14:40',
  },
];

function Live({ lang, ...props }: { readonly lang: Lang } & Partial<MapViewProps>) {
  const [places, setPlaces] = useState(props.stops ?? stops(lang));
  const handleStopMove = (id: string, to: LatLng) =>
    setPlaces(places.map((stop) => (stop.id === id ? { ...stop, ...to } : stop)));
  return (
    <div className={props.isStrip ? 'sw-story-map sw-story-strip' : 'sw-story-map'}>
      <MapView
        route={{ points: places, isApproximate: true }}
        baseMap={storyMap(lang['lang'] === 'en' ? 'en' : 'th')}
        home={{ lat: 13.745, lng: 100.535, zoom: 12 }}
        onStopMove={handleStopMove}
        texts={{
          map: say(lang, 'แผนที่เส้นทาง', 'Map of the route'),
          zoomIn: say(lang, 'ซูมเข้า', 'Zoom in'),
          zoomOut: say(lang, 'ซูมออก', 'Zoom out'),
          locate: say(lang, 'ตำแหน่งของฉัน', 'My location'),
          showAll: say(lang, 'ดูทั้งเส้นทาง', 'Show the whole route'),
          credits: say(lang, 'ที่มาของแผนที่', 'Map credits'),
          unavailable: say(lang, 'เปิดแผนที่ไม่ได้ตอนนี้ จองต่อได้ตามปกติ', 'The map did not load. You can book without it.'),
          pinHint: say(lang, 'เลื่อนแผนที่ให้หมุดอยู่ตรงจุด', 'Move the map until the pin is in place'),
          pinHere: say(lang, 'ใช้จุดนี้', 'Use this place'),
          pinCancel: say(lang, 'ยกเลิก', 'Cancel'),
        }}
        {...props}
        stops={places}
      />
    </div>
  );
}

export const Route: StoryObj = { render: (_, { globals }) => <Live lang={globals} /> };

export const OnTheWay: StoryObj = {
  render: (_, { globals }) => (
    <Live
      lang={globals}
      stops={stops(globals).map((stop, index) => ({ ...stop, state: (['done', 'focus', 'todo'] as const)[index] ?? 'todo' }))}
      route={{ points: stops(globals), isApproximate: false }}
      driver={{ lat: 13.754, lng: 100.5396, headingDeg: 190, kind: 'car', name: say(globals, 'สมชาย', 'Somchai') }}
      onStopMove={undefined}
    />
  ),
};

export const DroppingAPin: StoryObj = {
  render: (_, { globals }) => (
    <Live
      lang={globals}
      isPinDropping
      onPinCancel={() => undefined}
      pinPlace={say(globals, 'ถ.พระราม 4 คลองเตย', 'Rama IV Rd, Khlong Toei')}
    />
  ),
};

export const Strip: StoryObj = { render: (_, { globals }) => <Live lang={globals} isStrip /> };

export const BeforeTheFirstStop: StoryObj = {
  render: (_, { globals }) => <Live lang={globals} stops={[]} route={null} onLocate={() => undefined} />,
};
