import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { guide } from '../../tests/component-guide.ts';
import { ExampleMenu } from '../../tests/example-pages/example-shell.tsx';
import { say } from '../../tests/say.ts';
import { Button } from '../button/button.tsx';
import { Checkbox } from '../checkbox/checkbox.tsx';
import { Stack } from '../layout/stack.tsx';
import { Drawer } from './drawer.tsx';

type Lang = Record<string, unknown>;

const meta = {
  title: 'Overlays/Drawer',
  component: Drawer,
  args: { isOpen: false, title: '', closeLabel: '', children: '', onClose: () => undefined },
  argTypes: { title: { control: false }, closeLabel: { control: false }, children: { control: false } },
  parameters: guide({
    aliases: ['side panel', 'off-canvas', 'hamburger menu', 'burger menu', 'side sheet', 'ลิ้นชัก', 'เมนูข้าง'],
    status: 'new',
    use: [
      'For the menu of a phone, opened by the last tab.',
      'For the filters of a long list on a phone, if there are too many for a sheet.',
    ],
    avoid: ['On a wide window: the menu is the rail there.', 'For a short task: a dialog, which rises to the thumb as a sheet.'],
    keyboard: [
      ['Escape', 'closes; the focus goes back to what opened it'],
      ['Tab, Shift + Tab', 'stay inside'],
    ],
    pattern: 'dialog-modal',
    notes: ['320 px, and always leaves 44 px of the page free to press beside it.', 'It is named by its title.'],
  }),
} satisfies Meta<typeof Drawer>;
export default meta;
type Story = StoryObj<typeof meta>;

const open = { docs: { story: { inline: false, iframeHeight: 760 } } };

function Menu({ lang, isOpenAtFirst = true }: { readonly lang: Lang; readonly isOpenAtFirst?: boolean }) {
  const [isOpen, setIsOpen] = useState(isOpenAtFirst);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>{say(lang, 'เพิ่มเติม', 'More')}</Button>
      <ExampleMenu lang={lang} isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </>
  );
}

function Filters({ lang }: { readonly lang: Lang }) {
  const [isOpen, setIsOpen] = useState(true);
  const close = () => setIsOpen(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>{say(lang, 'ตัวกรอง', 'Filters')}</Button>
      <Drawer
        isOpen={isOpen}
        onClose={close}
        title={say(lang, 'ตัวกรอง', 'Filters')}
        closeLabel={say(lang, 'ปิดตัวกรอง', 'Close the filters')}
        footer={
          <Button variant="primary" isFullWidth onClick={close}>
            {say(lang, 'ดู 12 งาน', 'Show 12 bookings')}
          </Button>
        }
      >
        <Stack gap="small">
          <Checkbox label={say(lang, 'กำลังหาคนขับ', 'Finding a driver')} isChecked onChange={() => undefined} />
          <Checkbox label={say(lang, 'กำลังส่ง', 'Under way')} isChecked onChange={() => undefined} />
          <Checkbox label={say(lang, 'ส่งสำเร็จ', 'Delivered')} isChecked={false} onChange={() => undefined} />
        </Stack>
      </Drawer>
    </>
  );
}

export const Playground: Story = { render: (_, { globals }) => <Menu lang={globals} isOpenAtFirst={false} /> };
export const MenuOfPhone: Story = { parameters: open, render: (_, { globals }) => <Menu lang={globals} /> };
export const FiltersOfList: Story = { parameters: open, render: (_, { globals }) => <Filters lang={globals} /> };
