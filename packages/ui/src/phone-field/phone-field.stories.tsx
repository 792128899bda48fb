import type { Meta, StoryObj } from '@storybook/react-vite';
import { Phone } from 'lucide';
import { useState } from 'react';
import { guide } from '../../tests/component-guide.ts';
import { say } from '../../tests/say.ts';
import type { PhoneFieldProps } from './phone-field.tsx';
import { PhoneField } from './phone-field.tsx';

const inGroups = (digits: string) =>
  digits.startsWith('+') ? digits : [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)].filter(Boolean).join(' ');

/** Parses as for Thailand: +66 becomes 0, another country code stays. */
const parseThai = (typed: string) => {
  const digits = typed.replace(/\D/g, '');
  if (!/^\D*\+/.test(typed)) return digits;
  return /^660?[1-9]/.test(digits) ? digits.replace(/^660?/, '0') : `+${digits}`;
};

const meta = {
  title: 'Fields/PhoneField',
  component: PhoneField,
  args: { label: '', digits: '', onChange: () => undefined, format: inGroups, maxDigits: 10, isDisabled: false },
  argTypes: {
    hint: { control: 'text' },
    error: { control: 'text' },
    validText: { control: 'text' },
  },
  parameters: guide({
    aliases: ['telephone', 'mobile number', 'เบอร์โทร'],
    use: ['For a phone number: opens the keypad, is filled in by the browser, and sets in groups what is typed.'],
    avoid: ['For a number that is only read: text with a link to dial (`tel:`).', 'For the code of a message: the OTP field.'],
    keyboard: [['Backspace, Delete', 'removes the digit beside a space, as if the space were not there']],
    notes: [
      'It knows no country: how digits are grouped, and that a pasted +66 is a 0, comes in as `format` and `parse`.',
      'A number with another country’s code is kept as it was typed, never cut to something that looks like one of ours; the room says whether it can be dialled.',
      'A pasted number may have any signs; no digit is pushed out by one typed into the middle.',
    ],
  }),
} satisfies Meta<typeof PhoneField>;
export default meta;
type Story = StoryObj<typeof meta>;

type LiveProps = Partial<PhoneFieldProps> & { readonly globals: Record<string, unknown>; readonly start?: string };

function Live({ globals, start = '', ...field }: LiveProps) {
  const [digits, setDigits] = useState(start);
  return (
    <PhoneField
      hint={say(globals, 'เช่น 081 234 5678', 'For example 081 234 5678')}
      format={inGroups}
      parse={parseThai}
      maxDigits={10}
      {...field}
      label={field.label || say(globals, 'เบอร์มือถือ', 'Mobile number')}
      digits={digits}
      onChange={setDigits}
    />
  );
}

export const Playground: Story = {
  render: ({ digits, onChange: _, ...args }, { globals }) => (
    <div className="sw-story-column">
      <Live key={digits} {...args} globals={globals} start={digits} />
    </div>
  ),
};

export const Filled: Story = {
  render: (_, { globals }) => (
    <div className="sw-story-column">
      <Live globals={globals} start="0812345678" icon={Phone} validText={say(globals, 'เบอร์ใช้ได้', 'The number can be used')} />
    </div>
  ),
};

export const Invalid: Story = {
  render: (_, { globals }) => (
    <div className="sw-story-column">
      <Live
        globals={globals}
        start="1812345678"
        error={say(globals, 'เบอร์ต้องขึ้นต้นด้วย 0 ลองดูอีกครั้ง', 'A number starts with 0; have another look')}
      />
    </div>
  ),
};

const abroad = /^\+(?!6{0,2}$|66)/;

function FromAbroad({ globals }: LiveProps) {
  const [digits, setDigits] = useState('+6591234567');
  return (
    <PhoneField
      label={say(globals, 'เบอร์มือถือ', 'Mobile number')}
      digits={digits}
      onChange={setDigits}
      format={inGroups}
      parse={parseThai}
      maxDigits={10}
      error={
        abroad.test(digits)
          ? say(
              globals,
              'ใช้ได้เฉพาะเบอร์โทรไทย กรุณากรอกเบอร์ที่ขึ้นต้นด้วย 0 หรือ +66',
              'We can only call Thai numbers. Use one that begins with 0 or +66.',
            )
          : undefined
      }
    />
  );
}

/** Stored as pasted, with an immediate error that it cannot be dialled. */
export const Foreign: Story = {
  render: (_, { globals }) => (
    <div className="sw-story-column">
      <FromAbroad globals={globals} />
    </div>
  ),
};

export const Disabled: Story = {
  render: (_, { globals }) => (
    <div className="sw-story-column">
      <Live globals={globals} start="0812345678" isDisabled />
      <Live
        globals={globals}
        start="0812345678"
        isReadOnly
        hint={say(globals, 'เปลี่ยนเบอร์ได้ในหน้าบัญชีของฉัน', 'Change it on the page “My account”')}
      />
    </div>
  ),
};
