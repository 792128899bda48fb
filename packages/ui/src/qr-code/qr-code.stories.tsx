import type { Meta, StoryObj } from '@storybook/react-vite';
import { RefreshCw } from 'lucide';
import { guide } from '../../tests/component-guide.ts';
import { say } from '../../tests/say.ts';
import { Button } from '../button/button.tsx';
import { Logo } from '../logo/logo.tsx';
import { PromptPayMark } from '../payment-mark/promptpay-mark.tsx';
import type { QrCodeProps } from './qr-code.tsx';
import { QrCode } from './qr-code.tsx';

/** A PromptPay payload in EMVCo format, for an unassigned number. */
const payload = '00020101021229370016A000000677010111011300668000000005802TH5303764540730000063049F2D';

const meta = {
  title: 'Data/QrCode',
  component: QrCode,
  args: { value: payload, errorCorrection: 'medium', size: 'medium' },
  argTypes: {
    errorCorrection: { control: 'inline-radio', options: ['low', 'medium', 'quartile', 'high'] },
    size: { control: 'inline-radio', options: ['small', 'medium', 'large'] },
  },
  parameters: guide({
    aliases: ['QR', 'PromptPay', 'scan', 'คิวอาร์'],
    use: [
      'For what another device reads from this screen: a PromptPay payment, a tracking link on a delivery note.',
      'With the sum in the caption where money is paid: it is on the screenshot that people take.',
    ],
    avoid: [
      'On the phone that would have to scan itself, alone: give a link or a button to save the picture beside it.',
      'For a long text: the modules grow too small. An address of our own is enough.',
      'With a mark in the middle on anything that is printed small.',
    ],
    notes: [
      'Dark on light in both themes and in high contrast; the quiet zone of four modules is part of the drawing.',
      'A screen reader hears what scanning does, as a picture. Whoever cannot scan needs the same by text beside it.',
      'A covered code is drawn anew without its value, so that no reader sees through the cover.',
    ],
  }),
} satisfies Meta<QrCodeProps>;
export default meta;
type Story = StoryObj<QrCodeProps>;

type Lang = Record<string, unknown>;
const labelIn = (lang: Lang) => say(lang, 'คิวอาร์พร้อมเพย์ 3,000 บาท', 'PromptPay QR for ฿3,000');

export const Playground: Story = { render: (args, { globals }) => <QrCode {...args} label={labelIn(globals)} /> };

export const ToPay: Story = {
  render: (_, { globals }) => (
    <QrCode
      value={payload}
      label={labelIn(globals)}
      size="large"
      caption={
        <>
          <b className="sw-figures">฿3,000</b>
          <br />
          {say(globals, 'เติมเงินส่งไว · อ้างอิง T000-01187', 'Songwai top-up · ref. T000-01187')}
        </>
      }
    />
  ),
};

/** As wide as its column, with what it is for above and below it. */
export const FullWidth: Story = {
  render: (_, { globals }) => (
    <QrCode
      value={payload}
      label={labelIn(globals)}
      size="full"
      head={
        <>
          <PromptPayMark name={say(globals, 'พร้อมเพย์', 'PromptPay')} />
          <span>{say(globals, 'สแกนเพื่อจ่าย', 'Scan to pay')}</span>
        </>
      }
      caption={<b className="sw-figures">฿3,000</b>}
    />
  ),
};

export const WithMark: Story = {
  render: (_, { globals }) => (
    <QrCode
      value="https://songwai.example/t/8K2M7Q"
      label={say(globals, 'คิวอาร์ลิงก์ติดตาม', 'QR code of the tracking link')}
      logo={<Logo name={say(globals, 'ส่งไว', 'Songwai')} isMarkOnly />}
    />
  ),
};

export const Expired: Story = {
  render: (_, { globals }) => (
    <QrCode
      value={payload}
      label={labelIn(globals)}
      size="large"
      cover={
        <>
          <p>{say(globals, 'คิวอาร์นี้หมดอายุแล้ว', 'This code has expired')}</p>
          <Button variant="primary" icon={RefreshCw}>
            {say(globals, 'ขอคิวอาร์ใหม่', 'Get a new one')}
          </Button>
        </>
      }
    />
  ),
};

export const Sizes: Story = {
  render: (_, { globals }) => (
    <div className="sw-story-row">
      {(['small', 'medium', 'large'] as const).map((size) => (
        <QrCode
          key={size}
          value="https://songwai.example/t/8K2M7Q"
          label={`${say(globals, 'ลิงก์ติดตาม', 'Tracking link')} ${size}`}
          size={size}
        />
      ))}
    </div>
  ),
};

export const Corrections: Story = {
  render: (_, { globals }) => (
    <div className="sw-story-row">
      {(['low', 'medium', 'quartile', 'high'] as const).map((errorCorrection) => (
        <QrCode
          key={errorCorrection}
          {...{ errorCorrection }}
          value={payload}
          label={`${labelIn(globals)} ${errorCorrection}`}
          size="small"
          caption={errorCorrection}
        />
      ))}
    </div>
  ),
};
