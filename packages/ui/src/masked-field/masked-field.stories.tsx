import type { Meta, StoryObj } from '@storybook/react-vite';
import { CreditCard } from 'lucide';
import { useState } from 'react';
import { guide } from '../../tests/component-guide.ts';
import { say } from '../../tests/say.ts';
import type { MaskedFieldProps } from './masked-field.tsx';
import { MaskedField } from './masked-field.tsx';

/** Groups digits, as the format and parse functions of a page would. */
const grouped = (lengths: readonly number[], sign: string): Pick<MaskedFieldProps, 'format' | 'parse'> => ({
  parse: (typed) =>
    typed.replace(/\D/g, '').slice(
      0,
      lengths.reduce((sum, length) => sum + length, 0),
    ),
  format: (digits) =>
    lengths
      .map((length, index) => {
        const start = lengths.slice(0, index).reduce((sum, before) => sum + before, 0);
        return digits.slice(start, start + length);
      })
      .filter(Boolean)
      .join(sign),
});

const taxId = grouped([1, 4, 5, 2, 1], '-');
const card = grouped([4, 4, 4, 4], ' ');
const expiry = grouped([2, 2], '/');

const meta = {
  title: 'Fields/MaskedField',
  component: MaskedField,
  args: { label: '', value: '', onChange: () => undefined, inputMode: 'numeric', isDisabled: false, ...taxId },
  argTypes: {
    hint: { control: 'text' },
    error: { control: 'text' },
    validText: { control: 'text' },
  },
  parameters: guide({
    aliases: ['card number', 'tax id', 'formatted input', 'เลขผู้เสียภาษี'],
    use: [
      'For a number that is printed in groups and checked against the print: tax id, card, expiry.',
      'The value is kept without the signs; `format` and `parse` come from the room that knows the rule.',
    ],
    avoid: [
      'For a phone: the phone field, which is this one with the keypad and the filling-in of phones.',
      'For an amount: the number field. For a code sent by message: the OTP field.',
      'To forbid characters: take what is typed and say what is wrong.',
    ],
    keyboard: [
      ['Backspace, Delete', 'removes the digit beside a sign, as if the sign were not there'],
      ['any digit in a full field', 'is not taken, so none is pushed out at the end'],
    ],
    notes: ['The caret stays behind what was typed, also in the middle. A paste is taken with whatever signs it has.'],
  }),
} satisfies Meta<typeof MaskedField>;
export default meta;
type Story = StoryObj<typeof meta>;

function Live({ start = '', ...field }: Omit<MaskedFieldProps, 'value' | 'onChange'> & { readonly start?: string }) {
  const [value, setValue] = useState(start);
  return <MaskedField inputMode="numeric" {...field} value={value} onChange={setValue} />;
}

export const Playground: Story = {
  render: ({ label, value, onChange: _, ...args }, { globals }) => (
    <div className="sw-story-column">
      <Live
        key={value}
        {...args}
        start={value}
        label={label || say(globals, 'เลขประจำตัวผู้เสียภาษี', 'Tax id')}
        hint={say(globals, '13 หลัก พิมพ์เฉพาะตัวเลข', '13 digits, without the dashes')}
      />
    </div>
  ),
};

export const TaxId: Story = {
  render: (_, { globals }) => (
    <div className="sw-story-column">
      <Live
        {...taxId}
        label={say(globals, 'เลขประจำตัวผู้เสียภาษี', 'Tax id')}
        start="0105536112014"
        validText={say(globals, 'เลขถูกต้อง', 'The number is right')}
      />
      <Live
        {...taxId}
        label={say(globals, 'เลขประจำตัวผู้เสียภาษี', 'Tax id')}
        start="01055361"
        error={say(globals, 'ยังไม่ครบ 13 หลัก', 'It has 13 digits')}
      />
    </div>
  ),
};

export const Card: Story = {
  render: (_, { globals }) => (
    <div className="sw-story-column">
      <Live
        {...card}
        label={say(globals, 'หมายเลขบัตร', 'Card number')}
        icon={CreditCard}
        autoComplete="cc-number"
        start="4111111111"
      />
      <Live
        {...expiry}
        label={say(globals, 'วันหมดอายุ', 'Expiry')}
        hint={say(globals, 'เดือน/ปี เช่น 09/28', 'Month/year, for example 09/28')}
        autoComplete="cc-exp"
        start="09"
      />
    </div>
  ),
};

export const Disabled: Story = {
  render: (_, { globals }) => (
    <div className="sw-story-column">
      <Live {...taxId} label={say(globals, 'เลขประจำตัวผู้เสียภาษี', 'Tax id')} start="0105536112014" isDisabled />
      <Live {...taxId} label={say(globals, 'เลขประจำตัวผู้เสียภาษี', 'Tax id')} start="0105536112014" isReadOnly />
    </div>
  ),
};
