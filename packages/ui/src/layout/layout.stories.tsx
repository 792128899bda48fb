import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from '../../tests/component-guide.ts';
import { say } from '../../tests/say.ts';
import { Button } from '../button/button.tsx';
import { Card } from '../card/card.tsx';
import { Columns } from './columns.tsx';
import { Grid } from './grid.tsx';
import { Split } from './split.tsx';
import { Stack } from './stack.tsx';

type Lang = Record<string, unknown>;

const meta = {
  title: 'Frames/Layout',
  component: Stack,
  args: { children: '', gap: 'medium', direction: 'column', justify: 'start' },
  argTypes: { children: { control: false } },
  parameters: guide({
    aliases: ['stack', 'grid', 'columns', 'spacing', 'flex', 'จัดวาง', 'คอลัมน์', 'ระยะห่าง'],
    status: 'new',
    use: [
      '`Split` for a page that asks for one thing, with a map beside it. `Stack` for what stands below each other or in a row of buttons; `Grid` for parts of equal width; `Columns` for a page with something beside its main part.',
      'Instead of a style sheet for a screen: forty screens share these distances and breakpoints.',
    ],
    avoid: [
      'Inside a component: it has its own style sheet.',
      'For rows with columns that must line up: the table. For a list: the list, which says how many there are.',
    ],
    notes: ['None of them says anything to a reader. `Columns` puts the contents before the text, and an aside after it.'],
  }),
} satisfies Meta<typeof Stack>;
export default meta;
type Story = StoryObj<typeof meta>;

const extras = (lang: Lang) => [
  say(lang, 'ช่วยยกของขึ้นลง', 'Help with loading'),
  say(lang, 'รับเอกสารกลับ', 'Bring documents back'),
  say(lang, 'เก็บเงินปลายทาง', 'Cash on delivery'),
  say(lang, 'ถ่ายรูปหลักฐานการส่ง', 'Photo as proof'),
  say(lang, 'ประกันสินค้าไม่เกิน ฿50,000', 'Insurance up to ฿50,000'),
];

const cards = (lang: Lang) => extras(lang).map((text) => <Card key={text}>{text}</Card>);

export const Playground: Story = {
  render: ({ gap, direction, justify }, { globals }) => (
    <Stack {...{ gap, direction, justify }}>{cards(globals).slice(0, 3)}</Stack>
  ),
};
export const RowOfButtons: Story = {
  render: (_, { globals }) => (
    <Stack direction="row" justify="between">
      <Button variant="quiet">{say(globals, 'กลับไปแก้ไข', 'Back')}</Button>
      <Button variant="primary">{say(globals, 'ยืนยันการจอง', 'Confirm the booking')}</Button>
    </Stack>
  ),
};
export const EqualParts: Story = { render: (_, { globals }) => <Grid partWidth="medium">{cards(globals)}</Grid> };
export const WithAside: Story = {
  render: (_, { globals }) => (
    <Columns
      kind="aside"
      main={<Stack>{cards(globals)}</Stack>}
      side={<Card tone="sunken">{say(globals, 'ค่าส่งสัปดาห์นี้ ฿3,284.50', '฿3,284.50 this week')}</Card>}
    />
  ),
};
export const WithContents: Story = {
  render: (_, { globals }) => (
    <Columns
      kind="contents"
      side={<Card tone="sunken">{say(globals, 'ในหน้านี้', 'On this page')}</Card>}
      main={<Stack gap="section">{cards(globals)}</Stack>}
    />
  ),
};
export const Halves: Story = {
  render: (_, { globals }) => {
    const [first, second] = cards(globals);
    return <Columns kind="halves" main={first} side={second} />;
  },
};
/** A page that asks for one thing, beside what one looks at. */
export const PanelBesidePicture: Story = {
  render: (_, { globals }) => (
    <Split
      head={<strong>{say(globals, 'ส่งไว', 'Songwai')}</strong>}
      foot={<span className="sw-note">{say(globals, 'โทรหาเราได้ทุกวัน', 'Call us any day')}</span>}
      beside={<Card tone="sunken">{say(globals, 'แผนที่', 'The map')}</Card>}
    >
      <Stack>
        <h1 className="sw-heading--page">{say(globals, 'เข้าสู่ระบบ', 'Sign in')}</h1>
        <Button variant="primary" isFullWidth>
          {say(globals, 'เข้าสู่ระบบ', 'Sign in')}
        </Button>
      </Stack>
    </Split>
  ),
};
