import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from '../../tests/component-guide.ts';
import { say } from '../../tests/say.ts';
import { ShareButton } from './share-button.tsx';
import { ShareLink } from './share-link.tsx';

type Lang = Record<string, unknown>;
const url = 'https://songwai.example/t/8K2M7Q';
const texts = (lang: Lang) => ({
  share: say(lang, 'แชร์ลิงก์ติดตาม', 'Share tracking link'),
  copy: say(lang, 'คัดลอกลิงก์ติดตาม', 'Copy tracking link'),
  copied: say(lang, 'คัดลอกแล้ว', 'Copied'),
  failed: say(lang, 'เบราว์เซอร์ไม่ให้คัดลอก เลือกลิงก์นี้แล้วคัดลอกเอง', 'The browser would not copy. Select this link and copy it.'),
});

const meta = {
  title: 'Controls/Share',
  component: ShareButton,
  args: { url, title: 'Songwai', variant: 'secondary', isFullWidth: false, texts: texts({ lang: 'th' }) },
  argTypes: { texts: { control: false } },
  parameters: guide({
    aliases: ['share link', 'แชร์', 'ส่งต่อ'],
    use: [
      '`ShareButton` to pass a page on: a tracking link, a receipt, a referral code’s page.',
      '`ShareLink` where the address itself should be seen, to read it out on the phone for one.',
    ],
    avoid: [
      'For a value that is no address: the copy button.',
      'To send something to one person in the product: its own button.',
    ],
    keyboard: [['Enter, Space', 'shares, or copies where the device cannot share']],
    pattern: 'button',
    notes: [
      'The button says beforehand what it will do: share or copy. Closing the device’s sheet is no error and says nothing.',
      'Where the browser refuses both, the address appears, selected, in a field; a reader is told.',
    ],
  }),
} satisfies Meta<typeof ShareButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  render: (args, { globals }) => <ShareButton {...args} texts={texts(globals)} />,
};
export const Link: Story = {
  render: (_, { globals }) => (
    <div className="sw-story-column">
      <ShareLink
        url={url}
        shownUrl="songwai.example/t/8K2M7Q"
        title={say(globals, 'ติดตามพัสดุ', 'Track the parcel')}
        texts={{ ...texts(globals), copy: say(globals, 'คัดลอก', 'Copy'), failed: say(globals, 'กดค้างที่ลิงก์', 'Press and hold') }}
      />
    </div>
  ),
};
export const LongLink: Story = {
  render: (_, { globals }) => (
    <div className="sw-story-column">
      <ShareLink
        url={`${url}?from=partner-hotel-riverside-bangkok`}
        title={say(globals, 'ติดตามพัสดุ', 'Track the parcel')}
        texts={{ ...texts(globals), copy: say(globals, 'คัดลอก', 'Copy'), failed: say(globals, 'กดค้างที่ลิงก์', 'Press and hold') }}
      />
    </div>
  ),
};
