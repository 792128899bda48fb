import type { Meta, StoryObj } from '@storybook/react-vite';
import { CarFront } from 'lucide';
import { guide } from '../../tests/component-guide.ts';
import { DrivenMap, MapStage, mapStops, mapTexts, mapWay } from '../../tests/map-stage.tsx';
import { say } from '../../tests/say.ts';
import { sketchMap } from '../../tests/sketch-map.ts';
import { storyMap } from '../../tests/story-map.ts';
import { MapUnavailable } from './map-unavailable.tsx';
import { MapView } from './map-view.tsx';

const nothing = () => undefined;

const meta = {
  title: 'Map/MapView',
  component: MapView,
  args: {
    stops: mapStops({}),
    route: null,
    baseMap: storyMap('th'),
    home: { lat: 13.745, lng: 100.535, zoom: 12 },
    isStrip: false,
    isPinDropping: false,
    texts: mapTexts({}),
  },
  argTypes: {
    stops: { control: false },
    route: { control: false },
    moving: { control: false },
    surroundings: { control: false },
    baseMap: { control: false },
    tiles: { control: false },
    serviceArea: { control: false },
    home: { control: false },
    texts: { control: false },
  },
  parameters: guide({
    types: { file: 'src/map/map-model.ts', names: ['MapStop', 'MapRoute', 'MovingMarker', 'MapSurroundings'] },
    aliases: ['map', 'Google Maps', 'location', 'แผนที่'],
    use: [
      'Beside the form and the timeline: the same line, the same numbers, the same marigold for the stop in focus.',
      'As a strip on top of a phone’s page (`isStrip`): smaller nodes, no names, no buttons.',
    ],
    avoid: [
      'As the only place that says something: everything on the map also stands in the panel.',
      'For an address in a text: a link to the map.',
    ],
    keyboard: [
      ['Tab', 'to the map, to its stops (one tab stop for all of them), to its buttons'],
      ['Arrows', 'move the map by 80 px, with Shift by 240; on a stop they go to the next or the last one'],
      ['+ −', 'zoom'],
      ['0', 'shows the whole route'],
      ['Home, End', 'on a stop: to the first, to the last one'],
      ['Enter, Space', 'on a stop: what a press means, where it means anything'],
      ['Arrows, Enter, Escape', 'while a pin is dropped: aim (16 px, with Shift 96), take the place, give up'],
    ],
    notes: [
      'The ground is an application with a name and its keys as description; they are also shown while it has the focus by keyboard.',
      'A stop is read as its number, name and time; the place under the pin is announced when it changes.',
      'The library comes in a chunk of its own. Until then the ground is plain; where it does not come, a line says what still works.',
      'Colours come from the tokens at any time: themes, a partner’s accent and forced colours reach the canvas too.',
      'Under reduced motion the driver does not glide: he is just there.',
    ],
  }),
} satisfies Meta<typeof MapView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  render: ({ isStrip, isPinDropping }, { globals }) => (
    <MapStage key={`${isStrip}`} lang={globals} isStrip={isStrip} isPinDropping={isPinDropping} onPinCancel={nothing} />
  ),
};

/** No router has calculated the route yet: it is dashed, and labelled approximate. */
export const RouteGuessed: Story = { render: (_, { globals }) => <MapStage lang={globals} /> };

export const RouteAgreed: Story = {
  render: (_, { globals }) => <MapStage lang={globals} route={{ points: mapWay, isApproximate: false }} onStopMove={undefined} />,
};

/** The part behind the driver is solid, the part ahead is paler. */
export const OnWay: Story = {
  render: (_, { globals }) => (
    <MapStage
      lang={globals}
      stops={mapStops(globals).map((stop, index) => ({
        ...stop,
        state: (['done', 'focus', 'todo'] as const)[index] ?? 'todo',
      }))}
      route={{ points: mapWay, isApproximate: false }}
      moving={{ lat: 13.748, lng: 100.5362, headingDeg: 205, icon: CarFront, name: say(globals, 'สมชาย', 'Somchai') }}
      onStopMove={undefined}
    />
  ),
};

/** The driver glides from report to report and turns the shorter way round. */
export const DriverGliding: Story = { render: (_, { globals }) => <DrivenMap lang={globals} /> };

/** A driver is being looked for: rings around the pick-up, and what is near it. */
export const Surroundings: Story = {
  render: (_, { globals }) => (
    <MapStage
      lang={globals}
      route={{ points: mapWay, isApproximate: false }}
      surroundings={{
        centre: mapStops(globals)[0] ?? mapWay[0] ?? { lat: 13.78, lng: 100.54 },
        ringMetres: [1_200, 2_400],
        vehicles: [
          { lat: 13.79, lng: 100.53, icon: CarFront, name: say(globals, 'รถว่าง', 'A free car') },
          { lat: 13.77, lng: 100.555, icon: CarFront, name: say(globals, 'รถว่าง', 'A free car') },
        ],
      }}
      onStopMove={undefined}
    />
  ),
};

/** Everything outside the service area is paler. */
export const ServiceArea: Story = {
  render: (_, { globals }) => (
    <MapStage
      lang={globals}
      stops={[]}
      route={null}
      home={{ lat: 13.73, lng: 100.6, zoom: 9.5 }}
      serviceArea={sketchMap.provinces.flatMap(({ rings }) => rings)}
    />
  ),
};

/** Pressing a stop leads to its card. */
export const StopsAsButtons: Story = { render: (_, { globals }) => <MapStage lang={globals} onStopPress={nothing} /> };

export const DroppingPin: Story = {
  render: (_, { globals }) => (
    <MapStage
      lang={globals}
      isPinDropping
      onPinCancel={nothing}
      pinPlace={say(globals, 'ถ.พระราม 4 คลองเตย', 'Rama IV Rd, Khlong Toei')}
    />
  ),
};

export const DroppingPinOnLongName: Story = {
  render: (_, { globals }) => (
    <MapStage
      lang={globals}
      isPinDropping
      onPinCancel={nothing}
      pinPlace={say(
        globals,
        'ปากซอยสุขุมวิท 24 ฝั่งเอ็มโพเรียม ถนนสุขุมวิท แขวงคลองตัน เขตคลองเตย กรุงเทพมหานคร',
        'The mouth of Soi Sukhumvit 24 on the Emporium side, Sukhumvit Road, Khlong Tan, Khlong Toei, Bangkok',
      )}
    />
  ),
};

/** The map has keyboard focus: it shows which keys move it. */
export const KeyboardHelp: Story = {
  render: (_, { globals }) => <MapStage lang={globals} focused=".sw-map__ground[tabindex]" onLocate={nothing} />,
};

/** A focused stop: its ring, and its name even on the narrowest map. */
export const StopInFocus: Story = {
  render: (_, { globals }) => <MapStage lang={globals} focused=".sw-map__pin[tabindex='0']" onStopMove={undefined} />,
};

export const Strip: Story = { render: (_, { globals }) => <MapStage lang={globals} isStrip /> };

export const BeforeFirstStop: Story = {
  render: (_, { globals }) => <MapStage lang={globals} stops={[]} route={null} onLocate={nothing} />,
};

export const Unavailable: Story = {
  render: (_, { globals }) => (
    <div className="sw-story-map">
      <section className="sw-map" aria-label={mapTexts(globals).map}>
        <MapUnavailable text={mapTexts(globals).unavailable} />
      </section>
    </div>
  ),
};

/** The canvas takes its colours from the tokens that apply to its container, whatever the theme of the page around it. */
export const Dark: Story = {
  render: (_, { globals }) => (
    <div className="sw-root" data-theme="dark">
      <MapStage lang={globals} route={{ points: mapWay, isApproximate: false }} />
    </div>
  ),
};
