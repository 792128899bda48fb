import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { say } from '../../tests/say.ts';
import { Button } from '../button/button.tsx';
import { TextField } from '../text-field/text-field.tsx';
import type { DialogProps } from './dialog.tsx';
import { Dialog } from './dialog.tsx';

const meta: Meta = { title: 'Overlays/Dialog', component: Dialog };
export default meta;

function Live({
  lang,
  presentation,
}: {
  readonly lang: Record<string, unknown>;
  readonly presentation: DialogProps['presentation'];
}) {
  const [isOpen, setIsOpen] = useState(true);
  const [name, setName] = useState('');
  const close = () => setIsOpen(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>{say(lang, 'เปิดอีกครั้ง', 'Open again')}</Button>
      <Dialog
        isOpen={isOpen}
        onClose={close}
        presentation={presentation}
        title={say(lang, 'ผู้ติดต่อที่จุดส่ง', 'Contact at the drop-off')}
        closeLabel={say(lang, 'ปิด', 'Close')}
        footer={
          <>
            <Button onClick={close}>{say(lang, 'ไว้ทีหลัง', 'Later')}</Button>
            <Button variant="primary" onClick={close}>
              {say(lang, 'บันทึก', 'Save')}
            </Button>
          </>
        }
      >
        <TextField label={say(lang, 'ชื่อ', 'Name')} value={name} onChange={setName} />
      </Dialog>
    </>
  );
}

export const InTheMiddle: StoryObj = { render: (_, { globals }) => <Live lang={globals} presentation="dialog" /> };
export const SheetOnAPhone: StoryObj = { render: (_, { globals }) => <Live lang={globals} presentation="sheet" /> };
export const FullOnAPhone: StoryObj = { render: (_, { globals }) => <Live lang={globals} presentation="full" /> };
