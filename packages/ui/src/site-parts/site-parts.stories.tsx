import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from '../../tests/component-guide.ts';
import { say } from '../../tests/say.ts';
import { Button } from '../button/button.tsx';
import { Card } from '../card/card.tsx';
import { BrowserFrame } from './browser-frame.tsx';
import { ClosingLine } from './closing-line.tsx';
import { FeatureCells } from './feature-cells.tsx';
import { Hero } from './hero.tsx';
import { MapNotice } from './map-notice.tsx';
import { PhoneFrame } from './phone-frame.tsx';
import { TrustLine } from './trust-line.tsx';

const screen = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 390 844"><rect width="390" height="844" fill="#e3f3ee"/></svg>')}`;

type Lang = Record<string, unknown>;

const meta = {
  title: 'Frames/Parts of the home page',
  component: Hero,
  args: { title: '', lead: '', children: null },
  argTypes: { children: { control: false }, backdrop: { control: false } },
  parameters: guide({
    aliases: ['landing page', 'hero', 'features', 'trust bar', 'call to action', 'หน้าแรก'],
    status: 'new',
    use: ['The parts of a page that presents the product: each shows a piece of the real thing.'],
    avoid: ['Inside the app.'],
    notes: ['Pictures of the product in them say nothing that their text does not.'],
  }),
} satisfies Meta<typeof Hero>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  render: (_, { globals }) => (
    <Hero
      title={say(globals, 'ส่งของด่วนวันนี้ รู้ราคาก่อนจอง', 'Send it today. Know the price first.')}
      lead={say(globals, 'กรอกจุดรับกับจุดส่ง เห็นราคารถทุกแบบทันที', 'Enter where from and where to, and see every price.')}
    >
      <Card tone="raised">{say(globals, 'ช่องเช็กราคา', 'The price check')}</Card>
    </Hero>
  ),
};

/** Figures that speak for themselves. */
export const Facts: Story = {
  render: (_, { globals }) => (
    <TrustLine
      label={say(globals, 'ในตัวเลข', 'In figures')}
      facts={[
        { value: '20,000+', text: say(globals, 'บริษัทไว้ใจ', 'companies trust us') },
        { value: say(globals, '45 นาที', '45 minutes'), text: say(globals, 'คนขับถึงจุดรับ', 'until a driver is there') },
        { value: '06:00-24:00', text: say(globals, 'ทีมช่วยเหลือทุกวัน', 'customer service, daily') },
      ]}
    />
  ),
};

const cell = (lang: Lang, id: string) => ({
  id,
  title: say(lang, 'รอบเดียว ส่งได้ 10 จุด', 'One run, up to 10 stops'),
  text: say(lang, 'ลากสลับลำดับได้เอง', 'Put the stops in order yourself.'),
  example: <p>{say(lang, 'ตัวอย่าง', 'A piece of the product')}</p>,
});

/** Four reasons. */
export const Reasons: Story = {
  render: (_, { globals }) => (
    <FeatureCells headingLevel={2} cells={[cell(globals, 'a'), cell(globals, 'b'), cell(globals, 'c'), cell(globals, 'd')]} />
  ),
};

/** Somebody else's page. */
export const Browser: Story = {
  render: (_, { globals }) => (
    <BrowserFrame label={say(globals, 'ตัวอย่างบนเว็บของพาร์ตเนอร์', 'An example')} address="baanchandra.example">
      <p>{say(globals, 'ส่งกระเป๋า ไปรอที่ปลายทาง', 'Your bags, sent ahead')}</p>
    </BrowserFrame>
  ),
};

/** The last line. */
export const Closing: Story = {
  render: (_, { globals }) => (
    <ClosingLine
      title={say(globals, 'ของพร้อมแล้ว', 'Ready to send')}
      moving={null}
      action={<Button variant="primary">{say(globals, 'เช็กราคา', 'Check the price')}</Button>}
    />
  ),
};

/** In place of a page: what happened, what still works, where to go. */
export const Notice: Story = {
  render: (_, { globals }) => (
    <MapNotice
      note={say(globals, 'รหัส 404', 'Code 404')}
      title={say(globals, 'ไม่พบหน้านี้', 'This page does not exist')}
      lead={say(globals, 'ลิงก์อาจพิมพ์ผิดหรือหน้านี้ถูกย้าย', 'The link may be mistyped, or the page has moved.')}
      actions={<Button variant="primary">{say(globals, 'กลับหน้าแรก', 'Go to the home page')}</Button>}
    />
  ),
};

/** The product on a phone. */
export const Phone: Story = { render: () => <PhoneFrame picture={screen} /> };

/** At the lower edge of a card. */
export const PhoneInCard: Story = {
  render: () => (
    <Card tone="tint" padding="large">
      <PhoneFrame isCut picture={screen} />
    </Card>
  ),
};
