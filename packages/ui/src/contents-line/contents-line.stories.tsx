import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from '../../tests/component-guide.ts';
import { say } from '../../tests/say.ts';
import type { ContentsLineProps } from './contents-line.tsx';
import { ContentsLine } from './contents-line.tsx';

const meta = {
  title: 'Route/ContentsLine',
  component: ContentsLine,
  args: { entries: [], current: 1 },
  argTypes: { entries: { control: false }, current: { control: { type: 'number', min: 0, max: 3 } } },
  parameters: guide({
    aliases: ['scroll spy', 'table of contents', 'anchor navigation', 'สารบัญ'],
    use: ['Beside a long text in parts, to show where one is and to go to another part.'],
    avoid: ['For places and ways: `RouteLine`.', 'For pages: `Breadcrumb`, `Tabs`.'],
    keyboard: [
      ['Tab', 'goes to the links'],
      ['Enter', 'goes to the part'],
    ],
    notes: ['The link of the part being read is the current one. What it stands in is a navigation with a name.'],
  }),
} satisfies Meta<ContentsLineProps>;
export default meta;
type Story = StoryObj<ContentsLineProps>;
type Lang = Record<string, unknown>;

const entriesOf = (lang: Lang) => [
  { id: 'scope', title: say(lang, 'ขอบเขต', 'Scope') },
  { id: 'purpose', title: say(lang, 'วัตถุประสงค์ของการเก็บและใช้ข้อมูล', 'What the data is collected and used for') },
  { id: 'rights', title: say(lang, 'สิทธิของคุณ', 'Your rights') },
  { id: 'contact', title: say(lang, 'ติดต่อเรา', 'How to reach us') },
];

export const Playground: Story = {
  render: ({ current }, { globals }) => (
    <nav className="sw-story-column" aria-label={say(globals, 'สารบัญ', 'Contents')}>
      <ContentsLine entries={entriesOf(globals)} current={current} />
    </nav>
  ),
};

/** The first part is being read. */
export const AtBeginning: Story = { ...Playground, args: { current: 0 } };

/** The last part is being read. */
export const AtEnd: Story = { ...Playground, args: { current: 3 } };
