import type { Meta, StoryObj } from '@storybook/react-vite';
import { Mail, User } from 'lucide';
import { useState } from 'react';
import { guide } from '../../tests/component-guide.ts';
import { say } from '../../tests/say.ts';
import { Counter } from '../field/counter.tsx';
import type { TextFieldProps } from './text-field.tsx';
import { TextField } from './text-field.tsx';

const meta = {
  title: 'Fields/TextField',
  component: TextField,
  args: {
    label: '',
    value: '',
    onChange: () => undefined,
    hint: '',
    error: '',
    validText: '',
    isDisabled: false,
    isReadOnly: false,
  },
  argTypes: {
    hint: { control: 'text' },
    error: { control: 'text' },
    validText: { control: 'text' },
  },
  parameters: guide({
    aliases: ['input', 'text box', 'ช่องกรอก', 'ช่องข้อความ'],
    use: [
      'For one line that nobody but the reader can know: a name, a street, a code.',
      'The hint is an example or a reason, and stays while one types. The error says what to do and takes nothing away.',
    ],
    avoid: [
      'For one of a few: radio cards or a select field. For one of many: the combobox.',
      'For a number, a phone, a password, a code or a date: the field of that name.',
      'A placeholder instead of a label: it is gone as soon as one types.',
      'Disabled, where the text should be read and copied: read only, with a hint that says who can change it.',
    ],
    keyboard: [['Tab', 'reaches it, also when it is read only']],
    notes: [
      'Label, error and hint belong to the field, the error first. The tick is told in the words of `validText`.',
      'A `Counter` at the label’s end is seen all the time, and heard at 20, 10, 5 and 0 characters left.',
    ],
  }),
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

interface LiveProps extends Omit<TextFieldProps, 'value' | 'onChange'> {
  readonly start?: string;
  readonly counter?: { readonly limit: number; readonly remainingText?: (remaining: number) => string };
}

function Live({ start = '', counter, ...field }: LiveProps) {
  const [value, setValue] = useState(start);
  const labelEnd = counter ? <Counter text={value} {...counter} /> : undefined;
  return <TextField {...field} labelEnd={labelEnd} value={value} onChange={setValue} />;
}

export const Playground: Story = {
  render: ({ label, value, onChange: _, ...args }, { globals }) => (
    <div className="sw-story-column">
      <Live key={value} {...args} start={value} label={label || say(globals, 'ชื่อผู้ติดต่อ', 'Contact name')} />
    </div>
  ),
};

export const Filling: Story = {
  render: (_, { globals }) => (
    <div className="sw-story-column">
      <Live
        label={say(globals, 'ชื่อผู้ติดต่อ', 'Contact name')}
        hint={say(globals, 'คนขับจะโทรหาชื่อนี้', 'The driver will ask for this name')}
        icon={User}
      />
      <Live
        label={say(globals, 'ค่าประกัน', 'Insured value')}
        prefix="฿"
        suffix={say(globals, 'บาท', 'baht')}
        inputMode="decimal"
        start="1,500"
      />
      <Live
        label={say(globals, 'หมายเหตุ', 'Note')}
        counter={{
          limit: 40,
          remainingText: (left) => say(globals, `เหลือ ${left} ตัวอักษร`, `${left} characters left`),
        }}
        start={say(globals, 'ฝากไว้กับ รปภ. หน้าตึก ก่อนหกโมงเย็น', 'Leave it with the guard before six')}
      />
    </div>
  ),
};

export const Valid: Story = {
  render: (_, { globals }) => (
    <div className="sw-story-column">
      <Live
        label={say(globals, 'อีเมล', 'Email')}
        icon={Mail}
        start="somchai@example.com"
        validText={say(globals, 'ใช้อีเมลนี้ได้', 'This email can be used')}
      />
    </div>
  ),
};

export const Invalid: Story = {
  render: (_, { globals }) => (
    <div className="sw-story-column">
      <Live
        label={say(globals, 'อีเมล', 'Email')}
        hint={say(globals, 'ใบเสร็จจะส่งไปที่นี่', 'Receipts go there')}
        error={say(globals, 'อีเมลไม่ครบ ตัวอย่าง name@company.com', 'The email is not complete, for example name@company.com')}
        start="somchai@"
      />
    </div>
  ),
};

export const ReadOnly: Story = {
  render: (_, { globals }) => (
    <div className="sw-story-column">
      <Live
        label={say(globals, 'ชื่อร้าน', 'Shop')}
        hint={say(globals, 'ติดต่อฝ่ายบัญชีเพื่อแก้ไข', 'Ask the accounts team to change it')}
        start={say(globals, 'ร้านดอกไม้บ้านสวน', 'Baan Suan Flowers')}
        isReadOnly
      />
    </div>
  ),
};

export const Disabled: Story = {
  render: (_, { globals }) => (
    <div className="sw-story-column">
      <Live
        label={say(globals, 'รหัสส่วนลด', 'Promo code')}
        hint={say(globals, 'ใช้กับเหมาวันไม่ได้', 'Not for full-day bookings')}
        isDisabled
      />
    </div>
  ),
};

export const LongText: Story = {
  render: (_, { globals }) => (
    <div className="sw-story-column">
      <Live
        label={say(
          globals,
          'ชื่อบริษัทตามหนังสือรับรองการจดทะเบียนนิติบุคคล (ภาษาไทย)',
          'Company name as it stands on the certificate of registration (in Thai)',
        )}
        counter={{ limit: 120 }}
        hint={say(
          globals,
          'ต้องตรงกับที่จดทะเบียนไว้กับกรมพัฒนาธุรกิจการค้า ไม่อย่างนั้นใบกำกับภาษีจะใช้ไม่ได้',
          'It has to match the register of the Department of Business Development, or the tax invoice will not count',
        )}
        start="บริษัท ส่งด่วนทันใจทั่วไทยโลจิสติกส์ แอนด์ เทรดดิ้ง (ประเทศไทย) จำกัด (มหาชน)"
      />
    </div>
  ),
};
