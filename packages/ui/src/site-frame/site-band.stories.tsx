import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from '../../tests/component-guide.ts';
import { say } from '../../tests/say.ts';
import { Button } from '../button/button.tsx';
import { Card } from '../card/card.tsx';
import { SiteBand } from './site-band.tsx';

const meta = {
  title: 'Frames/SiteBand',
  component: SiteBand,
  args: { tone: 'canvas', kind: 'section', children: null },
  argTypes: { children: { control: false } },
  parameters: guide({
    aliases: ['section', 'hero', 'band', 'ส่วนของหน้าเว็บ'],
    status: 'new',
    use: ['The parts of a public page, across the whole window: `canvas` and `surface` in turn, `deep` once.'],
    avoid: ['Inside the app, with the menu beside the page.'],
    notes: ['On `deep` the primary button is marigold. A `sw-heading--lead` is as large as the band is wide.'],
  }),
} satisfies Meta<typeof SiteBand>;
export default meta;
type Story = StoryObj<typeof meta>;

const contentOf = (lang: Record<string, unknown>) => (
  <>
    <h2 id="band" className="sw-heading--lead">
      {say(lang, 'เหมาเวลา ราคาเดียวจบ', 'Hire by the hour, one price')}
    </h2>
    <p className="sw-lead">{say(lang, 'วิ่งกี่จุดก็ได้ในเวลาที่กำหนด', 'Any number of stops within the hours')}</p>
    <Button variant="primary">{say(lang, 'จองแบบเหมา', 'Hire a driver')}</Button>
    <Button>{say(lang, 'ขอใบเสนอราคา', 'Get a quotation')}</Button>
  </>
);

export const Playground: Story = {
  render: ({ tone, kind }, { globals }) => (
    <SiteBand tone={tone} kind={kind} labelledBy="band">
      {contentOf(globals)}
    </SiteBand>
  ),
};
export const Deep: Story = {
  render: (_, { globals }) => (
    <SiteBand tone="deep" labelledBy="band">
      {contentOf(globals)}
      <Card>{say(globals, 'การ์ดบนพื้นเข้ม', 'A card on the deep colour')}</Card>
    </SiteBand>
  ),
};
