import type { Meta, StoryObj } from '@storybook/react-vite';
import { LogOut, Moon, Plus, Settings } from 'lucide';
import { useState } from 'react';
import { guide } from '../../tests/component-guide.ts';
import { exampleNav } from '../../tests/example-pages/example-nav.ts';
import { say } from '../../tests/say.ts';
import { Avatar } from '../avatar/avatar.tsx';
import { Button } from '../button/button.tsx';
import { Checkbox } from '../checkbox/checkbox.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Stack } from '../layout/stack.tsx';
import { SegmentedTabs } from '../segmented-tabs/segmented-tabs.tsx';
import { SideNav } from '../side-nav/side-nav.tsx';
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
  const close = () => setIsOpen(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>{say(lang, 'เพิ่มเติม', 'More')}</Button>
      <Drawer
        isOpen={isOpen}
        onClose={close}
        title={say(lang, 'เมนู', 'Menu')}
        closeLabel={say(lang, 'ปิดเมนู', 'Close the menu')}
        footer={
          <>
            <SegmentedTabs
              label={say(lang, 'ภาษา', 'Language')}
              selectedId={say(lang, 'th', 'en')}
              onSelect={close}
              tabs={[
                { id: 'th', label: 'ไทย' },
                { id: 'en', label: 'English' },
              ]}
            />
            <IconButton icon={Moon} label={say(lang, 'ใช้โหมดมืด', 'Use the dark theme')} />
            <IconButton icon={Settings} label={say(lang, 'ตั้งค่า', 'Settings')} />
          </>
        }
      >
        <Stack gap="medium">
          <Stack direction="row" gap="small">
            <Avatar initials={say(lang, 'พ', 'P')} />
            <div>
              <div className="sw-strong">{say(lang, 'พิมพ์ชนก ใจดี', 'Pimchanok Jaidee')}</div>
              <div className="sw-note">{say(lang, 'สมาชิกโกลด์', 'Gold member')}</div>
            </div>
          </Stack>
          <Button variant="primary" icon={Plus} isFullWidth onClick={close}>
            {say(lang, 'เรียกรถ', 'Book now')}
          </Button>
          <SideNav label={say(lang, 'เมนูหลัก', 'Main menu')} groups={exampleNav(lang)} currentId="live" />
          <Button variant="quiet" icon={LogOut} onClick={close}>
            {say(lang, 'ออกจากระบบ', 'Sign out')}
          </Button>
        </Stack>
      </Drawer>
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
export const MenuOfAPhone: Story = { parameters: open, render: (_, { globals }) => <Menu lang={globals} /> };
export const FiltersOfAList: Story = { parameters: open, render: (_, { globals }) => <Filters lang={globals} /> };
