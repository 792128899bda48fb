import { CarFront } from 'lucide';
import { useEffect, useRef, useState } from 'react';
import type { LatLng, MapStop } from '../src/map/map-model.ts';
import type { MapTexts, MapViewProps } from '../src/map/map-view.tsx';
import { MapView } from '../src/map/map-view.tsx';
import { say } from './say.ts';
import { storyMap } from './story-map.ts';

type Lang = Readonly<Record<string, unknown>>;

/** Three stops on the sketch map of Bangkok. */
export const mapStops = (lang: Lang): readonly MapStop[] => [
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

/** A route as a router returns it: along the streets, with more points than stops. */
export const mapWay: readonly LatLng[] = [
  [13.7796, 100.5446],
  [13.7683, 100.5402],
  [13.7601, 100.5417],
  [13.7522, 100.5386],
  [13.7438, 100.5339],
  [13.7362, 100.5329],
  [13.7283, 100.5345],
  [13.7262, 100.5478],
  [13.7203, 100.5592],
  [13.7196, 100.5731],
  [13.7141, 100.5862],
  [13.7056, 100.601],
].map(([lat = 0, lng = 0]) => ({ lat, lng }));

export const mapTexts = (lang: Lang): MapTexts => ({
  map: say(lang, 'แผนที่เส้นทาง', 'Map of the route'),
  zoomIn: say(lang, 'ซูมเข้า', 'Zoom in'),
  zoomOut: say(lang, 'ซูมออก', 'Zoom out'),
  locate: say(lang, 'ตำแหน่งของฉัน', 'My location'),
  showAll: say(lang, 'ดูทั้งเส้นทาง', 'Show the whole route'),
  approximate: say(lang, 'เส้นทางโดยประมาณ', 'Approximate route'),
  credits: say(lang, 'ที่มาของแผนที่', 'Map credits'),
  keys: say(
    lang,
    'ลูกศร เลื่อนแผนที่ · + − ซูม · 0 ดูทั้งเส้นทาง · Tab ไปที่จุด',
    'Arrows move the map · + − zoom · 0 the whole route · Tab the stops',
  ),
  unavailable: say(lang, 'เปิดแผนที่ไม่ได้ตอนนี้ จองต่อได้ตามปกติ', 'The map did not load. You can book without it.'),
  pinHint: say(lang, 'เลื่อนแผนที่ให้หมุดอยู่ตรงจุด', 'Move the map until the pin is in place'),
  pinHere: say(lang, 'ใช้จุดนี้', 'Use this place'),
  pinCancel: say(lang, 'ยกเลิก', 'Cancel'),
});

export interface MapStageProps extends Partial<MapViewProps> {
  readonly lang: Lang;
  /** Selector of an element in the map that gets the focus when it appears. */
  readonly focused?: string | undefined;
}

/** A map with all the props that an app passes in. Stops can be dragged. */
export function MapStage({ lang, focused, ...props }: MapStageProps) {
  const [places, setPlaces] = useState(props.stops ?? mapStops(lang));
  const stage = useRef<HTMLDivElement>(null);
  const handleStopMove = (id: string, to: LatLng) =>
    setPlaces(places.map((stop) => (stop.id === id ? { ...stop, ...to } : stop)));

  useEffect(() => {
    if (!focused) return;
    const focus = () => {
      const target = stage.current?.querySelector<HTMLElement>(focused);
      target?.focus();
      if (target) watcher.disconnect();
    };
    const watcher = new MutationObserver(focus);
    if (stage.current) watcher.observe(stage.current, { childList: true, subtree: true, attributes: true });
    return () => watcher.disconnect();
  }, [focused]);

  return (
    <div ref={stage} className={props.isStrip ? 'sw-story-map sw-story-strip' : 'sw-story-map'}>
      <MapView
        route={{ points: places, isApproximate: true }}
        baseMap={storyMap(lang['lang'] === 'en' ? 'en' : 'th')}
        home={{ lat: 13.745, lng: 100.535, zoom: 12 }}
        onStopMove={handleStopMove}
        texts={mapTexts(lang)}
        {...props}
        stops={places}
      />
    </div>
  );
}

/** Heading from one point to the next, in degrees clockwise from north. */
const headingOf = (from: LatLng, to: LatLng) =>
  (Math.atan2((to.lng - from.lng) * Math.cos((from.lat * Math.PI) / 180), to.lat - from.lat) * 180) / Math.PI;

/** A driver who reports every 1.2 seconds from the next point of the route, and starts over at its end. */
export function DrivenMap({ lang }: { readonly lang: Lang }) {
  const [at, setAt] = useState(3);
  useEffect(() => {
    const timer = setInterval(() => setAt((index) => (index + 1) % (mapWay.length - 1)), 1200);
    return () => clearInterval(timer);
  }, []);
  const [here, next] = [mapWay[at], mapWay[at + 1]];
  const driver =
    here && next
      ? { ...here, headingDeg: headingOf(here, next), icon: CarFront, name: say(lang, 'คุณสมชายกำลังไปสีลม', 'Somchai, on his way') }
      : null;
  return (
    <MapStage
      lang={lang}
      stops={mapStops(lang).map((stop, index) => ({
        ...stop,
        state: (['done', at < 6 ? 'focus' : 'done', at < 6 ? 'todo' : 'focus'] as const)[index] ?? 'todo',
      }))}
      route={{ points: mapWay, isApproximate: false }}
      moving={driver}
      onStopMove={undefined}
    />
  );
}
