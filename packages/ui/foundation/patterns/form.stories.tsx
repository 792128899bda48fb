import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Banner } from '../../src/banner/banner.tsx';
import { Button } from '../../src/button/button.tsx';
import { SegmentedTabs } from '../../src/segmented-tabs/segmented-tabs.tsx';
import { TextArea } from '../../src/text-area/text-area.tsx';
import { TextField } from '../../src/text-field/text-field.tsx';
import { say } from '../../tests/say.ts';
import { FoundationPage } from '../foundation-page.tsx';
import './patterns.css';

const meta: Meta<{ isSent: boolean }> = {
  title: 'Patterns/A form',
  tags: ['picture', '!autodocs'],
  parameters: { controls: { disable: true } },
};
export default meta;

interface FormProps {
  readonly globals: Readonly<Record<string, unknown>>;
  readonly isSent: boolean;
}

function Form({ globals, isSent }: FormProps) {
  const [kind, setKind] = useState<'person' | 'company'>('company');
  const [name, setName] = useState(say(globals, 'บริษัท มาลีการค้า จำกัด', 'Malee Trading Co., Ltd.'));
  const [taxId, setTaxId] = useState('0-1055-00000-00');
  const [address, setAddress] = useState('');
  const [hasTried, setHasTried] = useState(isSent);
  const taxError =
    hasTried && taxId.replace(/\D/g, '').length !== 13
      ? say(globals, 'เลขผู้เสียภาษีมี 13 หลัก ตอนนี้มี 12 หลัก', 'A tax id has 13 digits. This one has 12.')
      : undefined;
  const addressError =
    hasTried && address === '' ? say(globals, 'กรอกที่อยู่ตามใบทะเบียน', 'Enter the address as registered.') : undefined;
  const problems = [taxError, addressError].filter((problem) => problem !== undefined).length;
  return (
    <form
      className="sw-pattern"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setHasTried(true);
      }}
    >
      {problems > 0 ? (
        <Banner tone="danger" title={say(globals, `มี ${problems} ช่องที่ต้องแก้`, `${problems} fields need another look`)}>
          {say(globals, 'ที่กรอกไว้ยังอยู่ครบ', 'Everything that you typed is still here.')}
        </Banner>
      ) : null}
      <SegmentedTabs
        label={say(globals, 'ออกเอกสารในนาม', 'Issue documents to')}
        selectedId={kind}
        onSelect={setKind}
        tabs={[
          { id: 'person', label: say(globals, 'บุคคล', 'A person') },
          { id: 'company', label: say(globals, 'บริษัท', 'A company') },
        ]}
      />
      <TextField label={say(globals, 'ชื่อ', 'Name')} value={name} onChange={setName} autoComplete="organization" />
      <TextField
        label={say(globals, 'เลขประจำตัวผู้เสียภาษี', 'Tax id')}
        value={taxId}
        onChange={setTaxId}
        inputMode="numeric"
        error={taxError}
      />
      <TextArea label={say(globals, 'ที่อยู่', 'Address')} value={address} onChange={setAddress} error={addressError} />
      <Button type="submit" variant="primary">
        {say(globals, 'บันทึก', 'Save')}
      </Button>
    </form>
  );
}

type Story = StoryObj<{ isSent: boolean }>;
const render: Story['render'] = ({ isSent }, { globals }) => (
  <FoundationPage
    title={say(globals, 'ฟอร์ม', 'A form')}
    lead={say(
      globals,
      'หนึ่งคอลัมน์ ป้ายอยู่เหนือช่อง บอกข้อผิดพลาดหลังกดส่ง ไม่ระหว่างพิมพ์ และไม่ลบสิ่งที่กรอก',
      'One column, labels above fields. Errors appear after sending, not while typing, and nothing that was typed goes.',
    )}
  >
    <Form globals={globals} isSent={isSent} />
  </FoundationPage>
);

export const AsOpened: Story = { tags: ['!picture'], args: { isSent: false }, render };
export const SentWithErrors: Story = { args: { isSent: true }, render };
