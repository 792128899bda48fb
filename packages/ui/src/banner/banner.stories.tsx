import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from '../../tests/component-guide.ts';
import { say } from '../../tests/say.ts';
import { Button } from '../button/button.tsx';
import { Banner } from './banner.tsx';

const nothing = () => undefined;

const meta = {
  title: 'Feedback/Banner',
  component: Banner,
  args: { tone: 'info', title: '', children: '' },
  argTypes: { children: { control: 'text' }, action: { control: false }, dismiss: { control: false } },
  parameters: guide({
    aliases: ['alert', 'notice', 'message', 'callout', 'แจ้งเตือน', 'แถบข้อความ'],
    use: [
      'For what is true for the whole view until it is over: offline, the price changed, a payment refused.',
      'Title: what happened. Text: why, and what to do. One quiet button that does it.',
    ],
    avoid: [
      'For the outcome of a press that passes: a toast.',
      'For one field: its error. For a list that did not load: the error state.',
    ],
    notes: [
      'What comes later is spoken: at once for `danger` (alert), after the present sentence for the others (status).',
      'Colour never speaks alone: each tone has its icon.',
    ],
  }),
} satisfies Meta<typeof Banner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  render: (args, { globals }) => (
    <div className="sw-story-column">
      <Banner {...args} title={args.title || say(globals, 'ราคาเปลี่ยนเป็น ฿149.40', 'The price is now ฿149.40')}>
        {args.children || say(globals, 'เพราะเพิ่มจุดส่ง 1 จุด', 'Because one stop was added')}
      </Banner>
    </div>
  ),
};
export const Tones: Story = {
  render: (_, { globals }) => (
    <div className="sw-story-column">
      <Banner tone="info" title={say(globals, 'ราคาเปลี่ยนเป็น ฿149.40', 'The price is now ฿149.40')}>
        {say(globals, 'เพราะเพิ่มจุดส่ง 1 จุด', 'Because one stop was added')}
      </Banner>
      <Banner tone="success" dismiss={{ label: say(globals, 'ปิด', 'Close'), onDismiss: nothing }}>
        {say(globals, 'เก็บที่กรอกไว้ให้แล้ว', 'What you typed is kept')}
      </Banner>
      <Banner
        tone="warn"
        title={say(globals, 'ออฟไลน์อยู่', 'You are offline')}
        action={<Button variant="quiet">{say(globals, 'ลองอีกครั้ง', 'Try again')}</Button>}
      >
        {say(globals, 'ข้อมูลที่กรอกยังอยู่ครบ', 'Everything you typed is still here')}
      </Banner>
      <Banner tone="danger" title={say(globals, 'จ่ายไม่ผ่าน', 'The payment did not go through')}>
        {say(globals, 'ธนาคารปฏิเสธบัตรนี้ ลองใบอื่นหรือพร้อมเพย์', 'The bank refused this card. Try another, or PromptPay.')}
      </Banner>
    </div>
  ),
};
export const LongText: Story = {
  render: (_, { globals }) => (
    <div className="sw-story-column">
      <Banner
        tone="warn"
        title={say(globals, 'จุดที่ 3 อยู่นอกพื้นที่ให้บริการของกระบะตู้เย็น', 'Stop 3 is outside the area of refrigerated trucks')}
        action={<Button variant="quiet">{say(globals, 'เปลี่ยนรถ', 'Change vehicle')}</Button>}
        dismiss={{ label: say(globals, 'ปิด', 'Close'), onDismiss: nothing }}
      >
        {say(
          globals,
          'กระบะตู้เย็นวิ่งในกรุงเทพฯ นนทบุรี ปทุมธานี และสมุทรปราการ เปลี่ยนเป็นกระบะตู้ทึบหรือย้ายจุดส่งเข้ามาในพื้นที่ได้',
          'They run in Bangkok, Nonthaburi, Pathum Thani and Samut Prakan. Take a box truck, or move the stop.',
        )}
      </Banner>
    </div>
  ),
};
