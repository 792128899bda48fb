import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowRight, FileText } from 'lucide';
import { guide } from '../../tests/component-guide.ts';
import { say } from '../../tests/say.ts';
import { Link } from './link.tsx';

const meta = {
  title: 'Controls/Link',
  component: Link,
  args: { children: '', href: '#terms', kind: 'inline' },
  argTypes: {
    kind: { control: 'inline-radio', options: ['inline', 'standalone'] },
    newWindowText: { control: 'text' },
    children: { control: 'text', description: 'Empty: the example’s own text in the chosen language.' },
  },
  parameters: guide({
    aliases: ['anchor', 'hyperlink', 'ลิงก์'],
    use: [
      'To go somewhere: another page, a document, a phone number (`tel:`).',
      'Inline in a sentence; stand-alone on a line of its own, where the target is as high as a button.',
      'For a router’s own link take the classes: `linkClass({ kind })`.',
    ],
    avoid: [
      'For what happens here (save, open a dialog): a button, quiet if need be.',
      '“Click here”, “more”: a reader who jumps from link to link hears nothing else. Say where it leads.',
      'A new window, unless what was typed on this page would be lost; then say so with `newWindowText`.',
    ],
    keyboard: [['Enter', 'follows it']],
    pattern: 'link',
    notes: [
      'A link to a new window says so after its text.',
      'The underline stands low enough for the vowels under Thai letters.',
    ],
  }),
} satisfies Meta<typeof Link>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  render: ({ children, ...args }, { globals }) => (
    <Link {...args}>{children || say(globals, 'เงื่อนไขการใช้งาน', 'Terms of use')}</Link>
  ),
};

export const InSentence: Story = {
  render: (_, { globals }) => (
    <p className="sw-story-column">
      <span>
        {say(globals, 'กดจองถือว่ายอมรับ', 'By booking you accept the')}{' '}
        <Link href="#terms">{say(globals, 'เงื่อนไขการใช้งาน', 'terms of use')}</Link> {say(globals, 'และ', 'and the')}{' '}
        <Link href="https://example.com/privacy" newWindowText={say(globals, 'เปิดในหน้าต่างใหม่', 'opens in a new window')}>
          {say(globals, 'นโยบายความเป็นส่วนตัว', 'privacy policy')}
        </Link>
        {say(globals, ' ยกเลิกได้ฟรีก่อนคนขับมาถึง', '. You can cancel free of charge until the driver arrives.')}
      </span>
    </p>
  ),
};

export const Standalone: Story = {
  render: (_, { globals }) => (
    <div className="sw-story-row">
      <Link kind="standalone" href="#jobs" iconEnd={ArrowRight}>
        {say(globals, 'ดูงานทั้งหมด', 'See all jobs')}
      </Link>
      <Link kind="standalone" href="#receipt" icon={FileText}>
        {say(globals, 'ใบเสร็จของเดือนนี้', 'This month’s receipts')}
      </Link>
      <Link
        kind="standalone"
        href="https://example.com/help"
        newWindowText={say(globals, 'เปิดในหน้าต่างใหม่', 'opens in a new window')}
      >
        {say(globals, 'ศูนย์ช่วยเหลือ', 'Help centre')}
      </Link>
    </div>
  ),
};

export const LongText: Story = {
  render: (_, { globals }) => (
    <div className="sw-story-column">
      <Link kind="standalone" href="#withholding" icon={FileText}>
        {say(
          globals,
          'วิธีออกหนังสือรับรองการหักภาษี ณ ที่จ่าย 1% สำหรับลูกค้าองค์กรที่ชำระเป็นรายเดือน',
          'How to issue a 1 % withholding tax certificate when your company pays by the month',
        )}
      </Link>
    </div>
  ),
};
