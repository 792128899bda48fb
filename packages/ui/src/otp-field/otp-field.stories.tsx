import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { guide } from '../../tests/component-guide.ts';
import { say } from '../../tests/say.ts';
import type { OtpFieldProps } from './otp-field.tsx';
import { OtpField } from './otp-field.tsx';

const meta = {
  title: 'Fields/OtpField',
  component: OtpField,
  args: { label: '', value: '', onChange: () => undefined, length: 4, isDisabled: false },
  argTypes: {
    hint: { control: 'text' },
    error: { control: 'text' },
    length: { control: 'number' },
  },
  parameters: guide({
    aliases: ['verification code', 'PIN', '2FA', 'one-time password', 'รหัสยืนยัน'],
    use: [
      'For the code of a message, right after it was sent.',
      'Say in the hint where it was sent, and how to get another. Send by itself once it is whole (`onComplete`), and keep a button.',
    ],
    avoid: ['For a PIN that people know by heart: the password field.', 'For a number that people look up: the masked field.'],
    keyboard: [
      ['0–9', 'fills the cell and goes on; a filled cell takes the new digit'],
      ['Backspace', 'empties the cell, then goes back'],
      ['Left, Right, Home, End', 'from cell to cell'],
      ['Ctrl+V', 'a whole code replaces what is there, from any cell'],
    ],
    notes: [
      'One real input lies over the cells: a phone offers the code of the message (`one-time-code`), and a screen reader meets one field with one name and one error, not four.',
      'A code that was refused is selected whole when the field gets the focus, so that the next digit begins a new one.',
    ],
  }),
} satisfies Meta<typeof OtpField>;
export default meta;
type Story = StoryObj<typeof meta>;

type LiveProps = Partial<OtpFieldProps> & { readonly globals: Record<string, unknown> };

function Live({ globals, value: start = '', ...field }: LiveProps) {
  const [value, setValue] = useState(start);
  return (
    <OtpField
      hint={say(globals, 'ส่งทาง SMS ไปที่ 081 234 5678', 'Sent by SMS to 081 234 5678')}
      {...field}
      label={field.label || say(globals, 'รหัส 4 หลัก', '4-digit code')}
      value={value}
      onChange={setValue}
    />
  );
}

export const Playground: Story = {
  render: ({ value, onChange: _, ...args }, { globals }) => (
    <div className="sw-story-column">
      <Live key={value} {...args} value={value} globals={globals} />
    </div>
  ),
};

export const HalfFilled: Story = {
  render: (_, { globals }) => (
    <div className="sw-story-column">
      <Live globals={globals} value="40" />
    </div>
  ),
};

export const Invalid: Story = {
  render: (_, { globals }) => (
    <div className="sw-story-column">
      <Live
        globals={globals}
        value="4821"
        error={say(
          globals,
          'รหัสไม่ตรง กรุณาดู SMS ล่าสุดแล้วกรอกใหม่',
          'That is not the code. Look at the latest SMS and type it again',
        )}
      />
    </div>
  ),
};

export const Disabled: Story = {
  render: (_, { globals }) => (
    <div className="sw-story-column">
      <Live globals={globals} value="4821" isDisabled hint={say(globals, 'กำลังตรวจรหัส', 'Checking the code')} />
    </div>
  ),
};

export const SixCells: Story = {
  render: (_, { globals }) => (
    <div className="sw-story-column">
      <Live globals={globals} length={6} value="482" label={say(globals, 'รหัส 6 หลัก', '6-digit code')} />
    </div>
  ),
};
