import { Ellipsis, LogOut, MessageCircle, Moon, Package, Plus, Settings, Wallet } from 'lucide';
import { type ReactNode, useState } from 'react';
import { AppShell, type AppShellProps } from '../../src/app-shell/app-shell.tsx';
import { Avatar } from '../../src/avatar/avatar.tsx';
import { Button } from '../../src/button/button.tsx';
import { Drawer } from '../../src/drawer/drawer.tsx';
import { IconButton } from '../../src/icon-button/icon-button.tsx';
import { Stack } from '../../src/layout/stack.tsx';
import { SegmentedTabs } from '../../src/segmented-tabs/segmented-tabs.tsx';
import { navTip } from '../../src/side-nav/nav-tip.tsx';
import { SideNav } from '../../src/side-nav/side-nav.tsx';
import { say } from '../say.ts';
import { exampleNav } from './example-nav.ts';

type Lang = Record<string, unknown>;

/** The menu of a phone, for stories. */
export function ExampleMenu({
  lang,
  isOpen,
  onClose,
}: {
  readonly lang: Lang;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}) {
  return (
    <Drawer
      isOpen={isOpen}
      onClose={onClose}
      title={say(lang, 'เมนู', 'Menu')}
      closeLabel={say(lang, 'ปิดเมนู', 'Close the menu')}
      footer={
        <>
          <SegmentedTabs
            label={say(lang, 'ภาษา', 'Language')}
            selectedId={say(lang, 'th', 'en')}
            onSelect={onClose}
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
        <Button variant="primary" icon={Plus} isFullWidth onClick={onClose}>
          {say(lang, 'เรียกรถ', 'Book now')}
        </Button>
        <SideNav label={say(lang, 'เมนูหลัก', 'Main menu')} groups={exampleNav(lang)} currentId="live" />
        <Button variant="quiet" icon={LogOut} onClick={onClose}>
          {say(lang, 'ออกจากระบบ', 'Sign out')}
        </Button>
      </Stack>
    </Drawer>
  );
}

/** The parts of the app's frame, for stories. */
export const exampleFrame = (lang: Lang): Omit<AppShellProps, 'children'> => ({
  brand: { name: say(lang, 'ส่งไว', 'Songwai'), link: { href: '#home' } },
  action: { text: say(lang, 'จองส่งของ', 'Book a delivery'), icon: Plus, link: { href: '#new' } },
  nav: { label: say(lang, 'เมนูหลัก', 'Main menu'), groups: exampleNav(lang), currentId: 'bookings', renderTip: navTip },
  tabs: {
    label: say(lang, 'หน้าหลัก', 'Main pages'),
    currentId: 'bookings',
    mainId: 'new',
    items: [
      { id: 'bookings', text: say(lang, 'งาน', 'Bookings'), icon: Package, link: { href: '#bookings' } },
      { id: 'wallet', text: say(lang, 'กระเป๋าเงิน', 'Wallet'), icon: Wallet, link: { href: '#wallet' } },
      { id: 'new', text: say(lang, 'จอง', 'Book'), icon: Plus, link: { href: '#new' } },
      {
        id: 'chat',
        text: say(lang, 'แชต', 'Chat'),
        icon: MessageCircle,
        link: { href: '#chat' },
        count: { count: 1, label: say(lang, 'มี 1 คนรอคำตอบ', '1 person is waiting'), tone: 'attention' },
      },
    ],
    menu: { text: say(lang, 'เพิ่มเติม', 'More'), icon: Ellipsis, isOpen: false, onOpen: () => undefined },
  },
  renderAccount: (isCompact) =>
    isCompact ? (
      <Avatar initials={say(lang, 'บ', 'B')} label={say(lang, 'ร้านดอกไม้บ้านอารีย์', 'Baan Ari Flowers')} />
    ) : (
      <Stack direction="row" gap="small">
        <Avatar initials={say(lang, 'บ', 'B')} />
        <div>
          <div className="sw-strong">{say(lang, 'ร้านดอกไม้บ้านอารีย์', 'Baan Ari Flowers')}</div>
          <div className="sw-note">{say(lang, 'กระเป๋าเงิน ฿3,482.50', 'Wallet ฿3,482.50')}</div>
        </div>
      </Stack>
    ),
});

/** The frame of the app around a page, with a menu that opens on a phone. */
export function ExampleShell({
  lang,
  currentId,
  children,
}: {
  readonly lang: Lang;
  readonly currentId: string;
  readonly children: ReactNode;
}) {
  const [isOpen, setIsOpen] = useState(false);
  const { nav, tabs, ...frame } = exampleFrame(lang);
  return (
    <>
      <AppShell
        {...frame}
        nav={{ ...nav, currentId }}
        tabs={{ ...tabs, currentId, menu: tabs.menu && { ...tabs.menu, isOpen, onOpen: () => setIsOpen(true) } }}
      >
        {children}
      </AppShell>
      <ExampleMenu lang={lang} isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </>
  );
}
