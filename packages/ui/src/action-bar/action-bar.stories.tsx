import type { Meta, StoryObj } from '@storybook/react-vite';
import { Clock, Wallet, X } from 'lucide';
import { useState } from 'react';
import { guide } from '../../tests/component-guide.ts';
import { say } from '../../tests/say.ts';
import { Banner } from '../banner/banner.tsx';
import { Button } from '../button/button.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { NumberBreakdown } from '../number-breakdown/number-breakdown.tsx';
import type { ActionBarProps } from './action-bar.tsx';
import { ActionBar, ActionTerm } from './action-bar.tsx';

type Lang = Record<string, unknown>;
const nothing = () => undefined;

const meta = {
  title: 'Controls/ActionBar',
  component: ActionBar,
  args: { value: '฿466.45', isBusy: false, action: null },
  argTypes: {
    terms: { control: false },
    notice: { control: false },
    details: { control: false },
    action: { control: false },
    previousValue: { control: false },
  },
  parameters: guide({
    aliases: ['sticky footer', 'bottom bar', 'toolbar', 'แถบปุ่มล่าง'],
    use: [
      'At the bottom of a form that ends in one decision: what it costs and the button that says so stay in reach while the form scrolls.',
      'With `details`, where a value has to be explained: they stand on a raised card above the bar.',
    ],
    avoid: [
      'More than two terms, more than one button: what else there is belongs into the form.',
      'In a dialog: its own footer.',
    ],
    keyboard: [
      ['Tab', 'walks terms, details and the button, in that order'],
      ['Enter, Space', 'changes a term, opens and closes the details'],
    ],
    pattern: 'disclosure',
    notes: [
      'A value that changes is spoken with what it was (a polite live region).',
      'While a new one is worked out the last stays, fades and is busy: nothing jumps.',
      'A term is read as its title, its detail and what a press changes.',
    ],
  }),
} satisfies Meta<typeof ActionBar>;
export default meta;
type Story = StoryObj<typeof meta>;

const breakdown = (lang: Lang, onClose: () => void) => (
  <NumberBreakdown
    title={say(lang, 'รายละเอียดราคา', 'Price')}
    end={<IconButton icon={X} label={say(lang, 'ปิด', 'Close')} onClick={onClose} />}
    lines={[
      {
        id: 'fare',
        label: say(lang, 'ค่าระยะทาง', 'Distance'),
        detail: say(lang, 'รถเก๋ง 18.40 กม.', 'Car, 18.40 km'),
        value: '฿284.30',
      },
      { id: 'stop', label: say(lang, 'จุดส่งเพิ่ม 1 จุด', '1 extra stop'), value: '฿40' },
      { id: 'cod', label: say(lang, 'เก็บเงินปลายทาง', 'Cash on delivery'), value: '฿142.15' },
    ]}
    total={{ label: say(lang, 'รวมสุทธิ', 'Total'), value: '฿466.45' }}
  />
);

const bookButton = (lang: Lang, look: { readonly isDisabled?: boolean; readonly isLoading?: boolean } = {}) => (
  <Button variant="primary" size="large" {...look}>
    {say(lang, 'จอง ฿466.45', 'Book for ฿466.45')}
  </Button>
);

interface LiveProps extends Partial<ActionBarProps> {
  readonly lang: Lang;
  readonly startsOpen?: boolean;
  readonly payDetail?: string;
}

function Live({ lang, startsOpen = false, payDetail, ...bar }: LiveProps) {
  const [isOpen, setIsOpen] = useState(startsOpen);
  return (
    <div className="sw-story-bar">
      <ActionBar
        value="฿466.45"
        summary={say(lang, '18.40 กม.', '18.40 km')}
        terms={
          <>
            <ActionTerm
              icon={Clock}
              title={say(lang, 'รับทันที', 'Now')}
              detail={say(lang, 'ภายใน 45 นาที', 'in 45 minutes')}
              label={say(lang, 'เปลี่ยนเวลา', 'Change the time')}
              onPress={nothing}
            />
            <ActionTerm
              icon={Wallet}
              title={say(lang, 'จ่ายด้วยกระเป๋าเงิน', 'Pay by wallet')}
              detail={payDetail ?? say(lang, 'คงเหลือ ฿1,240', '฿1,240 left')}
              label={say(lang, 'เปลี่ยนวิธีจ่าย', 'Change how to pay')}
              onPress={nothing}
            />
          </>
        }
        details={{
          toggleText: say(lang, 'รายละเอียด', 'Details'),
          isOpen,
          onToggle: () => setIsOpen(!isOpen),
          content: breakdown(lang, () => setIsOpen(false)),
        }}
        {...bar}
        action={bar.action ?? bookButton(lang)}
      />
    </div>
  );
}

export const Playground: Story = { render: (args, { globals }) => <Live lang={globals} {...args} /> };

export const DetailsOpen: Story = { render: (_, { globals }) => <Live lang={globals} startsOpen /> };

/** A stop has just moved: the old price stays until the new one arrives. */
export const Busy: Story = { render: (_, { globals }) => <Live lang={globals} isBusy /> };

export const ValueChanged: Story = {
  render: (_, { globals }) => <Live lang={globals} previousValue={{ text: '฿426.45', label: say(globals, 'ราคาเดิม', 'Was') }} />,
};

export const Sending: Story = {
  render: (_, { globals }) => <Live lang={globals} action={bookButton(globals, { isLoading: true })} />,
};

export const NothingYet: Story = {
  render: (_, { globals }) => (
    <Live
      lang={globals}
      value={undefined}
      summary={undefined}
      details={undefined}
      emptyText={say(globals, 'เลือกจุดรับและจุดส่งเพื่อดูราคา', 'Enter pick-up and drop-off to see the price')}
      action={
        <Button variant="primary" size="large" isDisabled>
          {say(globals, 'จอง', 'Book')}
        </Button>
      }
    />
  ),
};

export const WithNotice: Story = {
  render: (_, { globals }) => (
    <Live
      lang={globals}
      notice={
        <Banner tone="warn" action={<Button size="dense">{say(globals, 'ลองอีกครั้ง', 'Try again')}</Button>}>
          {say(globals, 'ออฟไลน์อยู่ ข้อมูลที่กรอกยังอยู่ครบ', 'You are offline. What you typed is kept.')}
        </Banner>
      }
    />
  ),
};

export const LongText: Story = {
  render: (_, { globals }) => (
    <Live
      lang={globals}
      value="฿12,466.45"
      payDetail={say(
        globals,
        'เก็บเงินสดที่จุดที่ 3 อาคารเอ็มควอเทียร์ ชั้น 12 ถนนสุขุมวิท',
        'Cash at stop 3, EmQuartier building, 12th floor, Sukhumvit Road',
      )}
      action={
        <Button variant="primary" size="large">
          {say(globals, 'ยืนยันราคาใหม่ ฿12,466.45', 'Agree and book for ฿12,466.45')}
        </Button>
      }
    />
  ),
};
