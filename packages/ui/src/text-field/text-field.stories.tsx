import type { Meta, StoryObj } from '@storybook/react-vite';
import { User } from 'lucide';
import { useState } from 'react';
import { say } from '../../tests/say.ts';
import { TextField } from './text-field.tsx';

const meta: Meta = { title: 'Fields/TextField', component: TextField };
export default meta;
type Story = StoryObj;

function Live({ lang }: { readonly lang: Record<string, unknown> }) {
  const [name, setName] = useState('');
  const [note, setNote] = useState(say(lang, 'ฝากไว้กับ รปภ. หน้าตึก', 'Leave it with the guard'));
  return (
    <div className="sw-story-column">
      <TextField
        label={say(lang, 'ชื่อผู้ติดต่อ', 'Contact name')}
        hint={say(lang, 'คนขับจะโทรหาชื่อนี้', 'The driver will ask for this name')}
        icon={User}
        value={name}
        onChange={setName}
      />
      <TextField label={say(lang, 'หมายเหตุ', 'Note')} countTo={60} value={note} onChange={setNote} />
      <TextField
        label={say(lang, 'ค่าประกัน', 'Insured value')}
        prefix="฿"
        inputMode="decimal"
        value="1,500"
        onChange={() => undefined}
      />
    </div>
  );
}

export const Filling: Story = { render: (_, { globals }) => <Live lang={globals} /> };

export const Invalid: Story = {
  render: (_, { globals }) => (
    <div className="sw-story-column">
      <TextField
        label={say(globals, 'อีเมล', 'Email')}
        error={say(globals, 'อีเมลไม่ครบ ตัวอย่าง name@company.com', 'The email is not complete, for example name@company.com')}
        value="somchai@"
        onChange={() => undefined}
      />
    </div>
  ),
};

export const Disabled: Story = {
  render: (_, { globals }) => (
    <div className="sw-story-column">
      <TextField
        label={say(globals, 'ชื่อร้าน', 'Shop')}
        hint={say(globals, 'ติดต่อฝ่ายบัญชีเพื่อแก้ไข', 'Ask the accounts team to change it')}
        value={say(globals, 'ร้านดอกไม้บ้านสวน', 'Baan Suan Flowers')}
        isDisabled
        onChange={() => undefined}
      />
    </div>
  ),
};
