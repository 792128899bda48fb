import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { guide } from '../../tests/component-guide.ts';
import { say } from '../../tests/say.ts';
import { Button } from '../button/button.tsx';
import { Stack } from '../layout/stack.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { Panel } from './panel.tsx';

type Lang = Record<string, unknown>;

const meta = {
  title: 'Overlays/Panel',
  component: Panel,
  args: { isOpen: false, title: '', closeLabel: '', children: '', onClose: () => undefined },
  argTypes: { title: { control: false }, closeLabel: { control: false }, children: { control: false } },
  parameters: guide({
    aliases: ['side panel', 'inspector', 'edit pane', 'แผงแก้ไข'],
    status: 'new',
    use: ['For an edit with several parts, beside what it changes: the stops of a running job.'],
    avoid: ['For one question or one field: Dialog.', 'For a menu or filters: Drawer.'],
    keyboard: [
      ['Escape', 'closes; the focus goes back to what opened it'],
      ['Tab, Shift + Tab', 'stay inside'],
    ],
    pattern: 'dialog-modal',
    notes: [
      'On a phone a sheet that can be dragged down; 480 px at the right edge elsewhere.',
      'Its buttons stay in view while the rest scrolls.',
    ],
  }),
} satisfies Meta<typeof Panel>;
export default meta;
type Story = StoryObj<typeof meta>;

function Edit({ lang }: { readonly lang: Lang }) {
  const [isOpen, setIsOpen] = useState(true);
  const [name, setName] = useState('');
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>{say(lang, 'แก้ไข', 'Change')}</Button>
      <Panel
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title={say(lang, 'แก้ไขงาน', 'Change this delivery')}
        closeLabel={say(lang, 'ปิด', 'Close')}
        footer={
          <Button variant="primary" onClick={() => setIsOpen(false)}>
            {say(lang, 'ยืนยันการแก้ไข', 'Confirm the change')}
          </Button>
        }
      >
        <Stack>
          <TextField label={say(lang, 'ชื่อผู้ติดต่อ', 'Contact name')} value={name} onChange={setName} />
        </Stack>
      </Panel>
    </>
  );
}

export const Playground: Story = {
  parameters: { docs: { story: { inline: false, iframeHeight: 760 } } },
  render: (_, { globals }) => <Edit lang={globals} />,
};
