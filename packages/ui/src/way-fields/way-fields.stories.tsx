import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowUpDown } from 'lucide';
import { guide } from '../../tests/component-guide.ts';
import { say } from '../../tests/say.ts';
import { Card } from '../card/card.tsx';
import { ComboboxSearch } from '../combobox-search/combobox-search.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { WayChoice, WayFields } from './way-fields.tsx';

type Lang = Record<string, unknown>;

const meta = {
  title: 'Route/WayFields',
  component: WayFields,
  args: { label: '', fields: [], isWhole: false },
  argTypes: { fields: { control: false }, action: { control: false } },
  parameters: guide({
    aliases: ['price check', 'from to form', 'hero form', 'เช็กราคา'],
    status: 'new',
    types: { file: 'src/way-fields/way-fields.tsx', names: ['WayField'] },
    use: ['Pick-up and destination as the first thing on a page, with fields that can be typed into at once.'],
    avoid: ['Where stops are added, moved and described: RouteLine with its cards.'],
    keyboard: [['Tab', 'Goes from field to field; the field’s stop has an edge.']],
    notes: ['The line is dotted as long as a stop is still to be chosen.'],
  }),
} satisfies Meta<typeof WayFields>;
export default meta;
type Story = StoryObj<typeof meta>;

const label = (lang: Lang) => say(lang, 'เส้นทาง', 'Route');
const from = (lang: Lang) => say(lang, 'รับของที่', 'Pick up at');
const to = (lang: Lang) => say(lang, 'ส่งที่', 'Deliver to');

const search = (lang: Lang, role: string) => (
  <ComboboxSearch
    label={role}
    value=""
    onChange={() => undefined}
    options={[]}
    status="idle"
    onSelect={() => undefined}
    placeholder={say(lang, 'พิมพ์ชื่อสถานที่', 'Type a place')}
    texts={{
      clear: say(lang, 'ล้าง', 'Clear'),
      list: say(lang, 'สถานที่', 'Places'),
      loading: say(lang, 'กำลังค้นหา', 'Searching'),
      empty: '',
      error: '',
      retry: '',
      found: () => '',
    }}
  />
);
const chosen = (lang: Lang, text: string) => <WayChoice text={text} label={say(lang, 'แก้', 'change')} onOpen={() => undefined} />;

/** Both are known, and can be swapped. */
export const Playground: Story = {
  render: (_, { globals }) => (
    <Card padding="none">
      <WayFields
        label={label(globals)}
        isWhole
        fields={[
          {
            id: 'a',
            state: 'stop',
            label: from(globals),
            children: chosen(globals, say(globals, 'ปากคลองตลาด', 'Flower market')),
          },
          { id: 'b', state: 'focus', label: to(globals), children: chosen(globals, say(globals, 'เซ็นทรัลเวิลด์', 'CentralWorld')) },
        ]}
        action={<IconButton icon={ArrowUpDown} variant="outlined" label={say(globals, 'สลับ', 'Swap')} />}
      />
    </Card>
  ),
};

/** Nothing is known yet. */
export const Empty: Story = {
  render: (_, { globals }) => (
    <Card padding="none">
      <WayFields
        label={label(globals)}
        isWhole={false}
        fields={[
          { id: 'a', state: 'focus', label: from(globals), children: search(globals, from(globals)) },
          { id: 'b', state: 'todo', label: to(globals), children: search(globals, to(globals)) },
        ]}
      />
    </Card>
  ),
};

/** The destination is refused. */
export const Refused: Story = {
  render: (_, { globals }) => (
    <Card padding="none">
      <WayFields
        label={label(globals)}
        isWhole
        fields={[
          {
            id: 'a',
            state: 'stop',
            label: from(globals),
            children: chosen(globals, say(globals, 'ปากคลองตลาด', 'Flower market')),
          },
          {
            id: 'b',
            state: 'refused',
            label: to(globals),
            error: say(globals, 'อยู่นอกพื้นที่ให้บริการ', 'Outside our service area'),
            children: chosen(globals, say(globals, 'เขาใหญ่', 'Khao Yai')),
          },
        ]}
      />
    </Card>
  ),
};
