import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from '../../tests/component-guide.ts';
import { say } from '../../tests/say.ts';
import { Button } from '../button/button.tsx';
import { CopyButton } from '../copy-button/copy-button.tsx';
import { Ticket, TicketCode } from './ticket.tsx';

type Lang = Record<string, unknown>;

const meta = {
  title: 'Display/Ticket',
  component: Ticket,
  args: { label: '', code: 'WELCOME50', note: '', actions: null },
  argTypes: { actions: { control: false }, note: { control: false } },
  parameters: guide({
    aliases: ['coupon', 'voucher', 'promo code', 'โค้ดส่วนลด', 'คูปอง'],
    status: 'new',
    use: ['For a code that people type, copy or read out. `TicketCode` is its short form, on a card.'],
    avoid: ['For a number of something that exists, such as a job: a sign, or plain figures.'],
    notes: ['It is a region named by its label. Machines do not translate the code.'],
  }),
} satisfies Meta<typeof Ticket>;
export default meta;
type Story = StoryObj<typeof meta>;

const copyTexts = (lang: Lang) => ({
  copy: say(lang, 'คัดลอกโค้ด', 'Copy the code'),
  copied: say(lang, 'คัดลอกแล้ว', 'Copied'),
  failed: say(lang, 'กดค้างที่โค้ดเพื่อคัดลอก', 'Press and hold the code to copy it'),
});

export const Playground: Story = {
  render: ({ code }, { globals }) => (
    <div className="sw-story-column">
      <Ticket
        label={say(globals, 'โค้ดส่วนลด', 'Promo code')}
        code={code}
        note={say(globals, 'ลด ฿50 · ใช้ได้ 2 ครั้ง', '฿50 off, twice')}
        actions={
          <>
            <Button isFullWidth>{say(globals, 'ใช้โค้ดนี้จอง', 'Book with this code')}</Button>
            <CopyButton value={code} isFullWidth texts={copyTexts(globals)} />
          </>
        }
      />
    </div>
  ),
};

export const Short: Story = { render: ({ code }) => <TicketCode code={code} /> };

/** The longest that there is wraps. */
export const Long: Story = {
  render: (_, { globals }) => (
    <div className="sw-story-column">
      <Ticket
        label={say(globals, 'โค้ดส่วนลด', 'Promo code')}
        code="SONGKRANFESTIVAL2027"
        note={say(globals, 'ลด 25% สูงสุด ฿40', '25% off, up to ฿40')}
        actions={<Button isFullWidth>{say(globals, 'ใช้โค้ดนี้จอง', 'Book with this code')}</Button>}
      />
    </div>
  ),
};
