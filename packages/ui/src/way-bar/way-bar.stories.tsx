import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from '../../tests/component-guide.ts';
import { say } from '../../tests/say.ts';
import { Button } from '../button/button.tsx';
import { WayBar } from './way-bar.tsx';

type Lang = Record<string, unknown>;

const meta = {
  title: 'Route/WayBar',
  component: WayBar,
  args: { label: '', stops: [], action: null },
  argTypes: { stops: { control: false }, action: { control: false }, fact: { control: false } },
  parameters: guide({
    aliases: ['compact price check', 'from to bar', 'search bar', 'เช็กราคาแบบย่อ'],
    status: 'new',
    types: { file: 'src/way-bar/way-bar.tsx', names: ['WayBarStop'] },
    use: ['The stops of a way in one line, on a page that says something about them below.'],
    avoid: ['Where stops are added, moved and described: RouteLine with its cards.'],
    keyboard: [
      ['Tab', 'Goes through the stops to the action.'],
      ['Enter, Space', 'Opens the search of a stop below the line.'],
    ],
    notes: ['The line is dotted as long as a stop is still to be chosen. On a phone it stands upright.'],
  }),
} satisfies Meta<typeof WayBar>;
export default meta;
type Story = StoryObj<typeof meta>;

const stopsOf = (lang: Lang, places: readonly [string | null, string | null]) =>
  places.map((place, index) => ({
    id: String(index),
    state: place === null ? ('todo' as const) : index === 1 ? ('focus' as const) : ('stop' as const),
    label: index === 0 ? say(lang, 'รับของที่', 'Pick up at') : say(lang, 'ส่งที่', 'Deliver to'),
    text: place ?? say(lang, 'เลือกสถานที่', 'Choose a place'),
    isEmpty: place === null,
    onOpen: () => undefined,
  }));
const go = (lang: Lang, isDisabled = false) => (
  <Button variant="primary" size="large" isDisabled={isDisabled}>
    {say(lang, 'จองต่อ', 'Continue')}
  </Button>
);
const label = (lang: Lang) => say(lang, 'เส้นทาง', 'Route');

/** A whole way. */
export const Playground: Story = {
  render: (_, { globals }) => (
    <WayBar
      label={label(globals)}
      stops={stopsOf(globals, [say(globals, 'ปากคลองตลาด', 'Pak Khlong Talat'), say(globals, 'เซ็นทรัลเวิลด์', 'CentralWorld')])}
      fact={{ term: say(globals, 'ระยะทาง', 'Distance'), value: say(globals, '6.32 กม.', '6.32 km') }}
      action={go(globals)}
    />
  ),
};
/** Nothing chosen yet. */
export const Empty: Story = {
  render: (_, { globals }) => <WayBar label={label(globals)} stops={stopsOf(globals, [null, null])} action={go(globals, true)} />,
};
/** With something below the line. */
export const Refused: Story = {
  render: (_, { globals }) => (
    <WayBar
      label={label(globals)}
      stops={stopsOf(globals, [say(globals, 'ปากคลองตลาด', 'Pak Khlong Talat'), say(globals, 'อยุธยา', 'Ayutthaya')]).map(
        (stop, index) => (index === 1 ? { ...stop, state: 'refused' as const } : stop),
      )}
      action={go(globals, true)}
    >
      <p className="sw-problem">{say(globals, 'จุดนี้อยู่นอกพื้นที่ให้บริการ', 'This stop is outside our service area')}</p>
    </WayBar>
  ),
};
