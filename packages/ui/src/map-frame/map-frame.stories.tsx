import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from '../../tests/component-guide.ts';
import { mapStops, mapTexts, mapWay } from '../../tests/map-stage.tsx';
import { say } from '../../tests/say.ts';
import { storyMap } from '../../tests/story-map.ts';
import { ActionBar } from '../action-bar/action-bar.tsx';
import { Button } from '../button/button.tsx';
import { Logo } from '../logo/logo.tsx';
import { MapView } from '../map/map-view.tsx';
import { RouteLine, RouteStop } from '../route-line/route-line.tsx';
import type { MapFrameProps } from './map-frame.tsx';
import { MapFrame } from './map-frame.tsx';

type Lang = Record<string, unknown>;

const meta = {
  title: 'Map/MapFrame',
  component: MapFrame,
  args: { layout: 'page', strip: 'low', narrowView: 'both', children: null },
  argTypes: {
    brand: { control: false },
    corner: { control: false },
    head: { control: false },
    map: { control: false },
    bar: { control: false },
    children: { control: false },
  },
  parameters: guide({
    aliases: ['map layout', 'หน้าแผนที่'],
    use: [
      'For a screen that is a panel and its map: side by side from 840 px of its own width, a sheet over a strip of map below that.',
      '`compact` for a card of at most 420 px in somebody else’s page.',
    ],
    avoid: ['For a page without a map: an edge bar and a column.', 'Twice on a page: it is the page’s main part.'],
    notes: [
      'Its own width counts, not the window’s.',
      'The panel comes first for a screen reader and for Tab, whichever side it is drawn on.',
      'On paper the map is a picture above the text, and the bar is left out.',
    ],
  }),
} satisfies Meta<typeof MapFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

function Framed({ lang, ...frame }: { readonly lang: Lang } & Partial<MapFrameProps>) {
  const stops = mapStops(lang);
  const isNarrow = globalThis.matchMedia?.('(max-width: 839px)').matches ?? false;
  return (
    <div className={frame.layout === 'compact' ? undefined : 'sw-story-page'}>
      <MapFrame
        layout="page"
        strip="low"
        brand={<Logo name={say(lang, 'ส่งไว', 'Songwai')} />}
        map={
          <MapView
            stops={stops}
            route={{ points: mapWay, isApproximate: false }}
            baseMap={storyMap(lang['lang'] === 'en' ? 'en' : 'th')}
            home={{ lat: 13.745, lng: 100.535, zoom: 12 }}
            texts={mapTexts(lang)}
            isStrip={isNarrow}
          />
        }
        bar={
          <ActionBar
            value="฿466.45"
            summary={say(lang, '18.40 กม.', '18.40 km')}
            action={
              <Button variant="primary" size="large">
                {say(lang, 'จอง ฿466.45', 'Book for ฿466.45')}
              </Button>
            }
          />
        }
        {...frame}
      >
        <RouteLine label={say(lang, 'จุดรับและจุดส่ง', 'Stops')} layout="rows">
          {stops.map((stop, index) => (
            <RouteStop key={stop.id} node={{ state: 'stop', number: index + 1 }}>
              <p>{stop.name}</p>
              <p className="sw-small sw-soft">{stop.detail}</p>
            </RouteStop>
          ))}
        </RouteLine>
      </MapFrame>
    </div>
  );
}

export const Playground: Story = {
  render: ({ layout, strip, narrowView }, { globals }) => (
    <Framed lang={globals} layout={layout} strip={strip} narrowView={narrowView} />
  ),
};

/** A card inside a partner's page. */
export const Compact: Story = { render: (_, { globals }) => <Framed lang={globals} layout="compact" /> };

/** On a phone the map takes the whole height, to drop a pin. */
export const MapAlone: Story = { render: (_, { globals }) => <Framed lang={globals} narrowView="map" /> };

export const WithoutMap: Story = { render: (_, { globals }) => <Framed lang={globals} map={null} /> };
