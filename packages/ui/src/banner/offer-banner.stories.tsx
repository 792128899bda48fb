import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bell, BellOff } from 'lucide';
import { guide } from '../../tests/component-guide.ts';
import { say } from '../../tests/say.ts';
import { Button } from '../button/button.tsx';
import { OfferBanner } from './offer-banner.tsx';

const meta = {
  title: 'Feedback/OfferBanner',
  component: OfferBanner,
  args: { tone: 'info', icon: Bell, children: '' },
  argTypes: { children: { control: 'text' }, icon: { control: false }, action: { control: false } },
  parameters: guide({
    aliases: ['prompt', 'push', 'ชวนเปิด'],
    status: 'new',
    use: ['For what could be switched on here and is not: notifications on this device.'],
    avoid: ['For what happened: the banner. For a setting that is on or off: the switch.'],
    notes: ['What stands in the way has the tone of a warning, an icon of its own, and says what to do.'],
  }),
} satisfies Meta<typeof OfferBanner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  render: ({ tone, icon, children }, { globals }) => (
    <div className="sw-story-column">
      <OfferBanner {...{ tone, icon }} action={<Button>{say(globals, 'เปิดแจ้งเตือน', 'Notify me here')}</Button>}>
        {children || say(globals, 'เปิดแจ้งเตือนบนเครื่องนี้ จะได้ไม่พลาดเมื่อคนขับถึง', 'Be told on this device when the driver is there.')}
      </OfferBanner>
    </div>
  ),
};
export const Blocked: Story = {
  render: (_, { globals }) => (
    <div className="sw-story-column">
      <OfferBanner tone="warn" icon={BellOff} title={say(globals, 'เบราว์เซอร์ปิดแจ้งเตือนอยู่', 'The browser blocks notifications')}>
        {say(globals, 'แตะรูปแม่กุญแจข้างที่อยู่เว็บ แล้วเลือกอนุญาต', 'Press the lock beside the address, and choose to allow them.')}
      </OfferBanner>
    </div>
  ),
};
