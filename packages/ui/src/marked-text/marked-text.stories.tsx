import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from '../../tests/component-guide.ts';
import { say } from '../../tests/say.ts';
import type { MarkedTextProps } from './marked-text.tsx';
import { MarkedText, MarkLegend } from './marked-text.tsx';

const text = 'สีลมคอมเพล็กซ์ ชั้น 12 คุณธนากร 089-876-5432\nอ่อนนุช พี่อรทัย 0625550199 ขอบคุณค่า';
const part = (words: string) => ({ start: text.indexOf(words), end: text.indexOf(words) + words.length });

const meta = {
  title: 'Route/MarkedText',
  component: MarkedText,
  args: {
    label: 'Pasted text',
    text,
    marks: [
      { ...part('สีลมคอมเพล็กซ์'), tone: 'place', number: 2 },
      { ...part('ธนากร'), tone: 'person' },
      { ...part('089-876-5432'), tone: 'person' },
      { ...part('อ่อนนุช'), tone: 'place', number: 3 },
      { ...part('อรทัย'), tone: 'person' },
      { ...part('0625550199'), tone: 'person' },
    ],
  },
  argTypes: { marks: { control: false } },
  parameters: guide({
    aliases: ['highlight', 'annotated text', 'entities', 'ข้อความที่ทำเครื่องหมาย'],
    use: ['A text that something was read from, with the parts that it was read from.'],
    avoid: ['The letters of a name that match a search: `ComboboxSearch` has them.'],
    keyboard: [],
    notes: ['Beside it stands a `MarkLegend` for each colour. The numbers are those of the stops.'],
  }),
} satisfies Meta<MarkedTextProps>;
export default meta;
type Story = StoryObj<MarkedTextProps>;

export const Playground: Story = {
  render: (args, { globals }) => (
    <div className="sw-story-column">
      <MarkedText {...args} label={say(globals, 'ข้อความที่วาง', 'Pasted text')} />
      <p>
        <MarkLegend tone="place" label={say(globals, 'สถานที่', 'Place')} />{' '}
        <MarkLegend tone="person" label={say(globals, 'ชื่อและเบอร์', 'Name and phone')} />
      </p>
    </div>
  ),
};

/** Nothing was read from it. */
export const Unmarked: Story = { ...Playground, args: { marks: [] } };
