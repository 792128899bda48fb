import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { guide } from '../../tests/component-guide.ts';
import { say } from '../../tests/say.ts';
import { Badge } from '../badge/badge.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { FormSection } from './form-section.tsx';

type Lang = Record<string, unknown>;

const meta = {
  title: 'Frames/FormSection',
  component: FormSection,
  args: { title: '', detail: '', children: '' },
  argTypes: { title: { control: 'text' }, detail: { control: 'text' }, children: { control: false }, action: { control: false } },
  parameters: guide({
    aliases: ['fieldset', 'group of fields', 'section of a form', 'ส่วนของฟอร์ม', 'กลุ่มช่องกรอก'],
    status: 'new',
    use: ['Divides a form of more than five fields: who, where, what it is paid with.'],
    avoid: ['For settings that save at once: SettingsSection. For a choice of one: RadioCards, which have their own legend.'],
    notes: ['A region named by its heading. What it is for stands beside the fields from 960 px on, above them before.'],
  }),
} satisfies Meta<typeof FormSection>;
export default meta;
type Story = StoryObj<typeof meta>;

function Receipt({ lang, title, detail }: { readonly lang: Lang; readonly title: string; readonly detail: string }) {
  const [name, setName] = useState(say(lang, 'บริษัท กาแฟปลายซอย จำกัด', 'End of the Lane Coffee Co., Ltd.'));
  const [taxId, setTaxId] = useState('');
  return (
    <>
      <FormSection
        title={title || say(lang, 'ผู้รับใบกำกับภาษี', 'Who the tax invoice is for')}
        detail={detail || say(lang, 'ใช้กับใบกำกับภาษีทุกใบ แก้ได้ก่อนออกใบ', 'On every tax invoice. It can change until one is made.')}
        action={<Badge tone="warn">{say(lang, 'ยังไม่ครบ', 'Incomplete')}</Badge>}
      >
        <TextField label={say(lang, 'ชื่อ', 'Name')} value={name} onChange={setName} />
        <TextField
          label={say(lang, 'เลขประจำตัวผู้เสียภาษี', 'Tax id')}
          hint={say(lang, 'เลข 13 หลัก', '13 digits')}
          value={taxId}
          onChange={setTaxId}
          inputMode="numeric"
        />
      </FormSection>
      <FormSection title={say(lang, 'ส่งเอกสารไปที่', 'Where papers go')}>
        <TextField label={say(lang, 'อีเมล', 'E-mail')} type="email" value="account@example.com" onChange={() => undefined} />
      </FormSection>
    </>
  );
}

export const Playground: Story = {
  render: ({ title, detail }, { globals }) => (
    <Receipt lang={globals} title={title} detail={typeof detail === 'string' ? detail : ''} />
  ),
};
