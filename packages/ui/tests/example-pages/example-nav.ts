import { FileText, Gift, Heart, ListChecks, MessageCircle, Newspaper, Package, Receipt, Repeat, Wallet } from 'lucide';
import type { NavItem } from '../../src/side-nav/side-nav.tsx';
import { say } from '../say.ts';

type Lang = Record<string, unknown>;

/** The menu of a company, for stories. */
export const exampleNav = (lang: Lang): readonly (readonly NavItem[])[] => [
  [
    {
      id: 'live',
      text: say(lang, 'งานที่กำลังวิ่ง', 'Under way'),
      icon: ListChecks,
      link: { href: '#live' },
      count: { count: 5, label: say(lang, '5 งานกำลังวิ่ง', '5 under way') },
    },
    { id: 'bookings', text: say(lang, 'งานของฉัน', 'My bookings'), icon: Package, link: { href: '#bookings' } },
    { id: 'repeat', text: say(lang, 'จองประจำ', 'Repeat bookings'), icon: Repeat, link: { href: '#repeat' } },
    { id: 'files', text: say(lang, 'จองจากไฟล์', 'Book from a file'), icon: FileText, link: { href: '#files' } },
    { id: 'drivers', text: say(lang, 'คนขับของฉัน', 'My drivers'), icon: Heart, link: { href: '#drivers' } },
    { id: 'wallet', text: say(lang, 'กระเป๋าเงิน', 'Wallet'), icon: Wallet, link: { href: '#wallet' } },
    { id: 'invoices', text: say(lang, 'ใบแจ้งหนี้', 'Invoices'), icon: Receipt, link: { href: '#invoices' } },
  ],
  [
    { id: 'refer', text: say(lang, 'ชวนเพื่อน', 'Invite a friend'), icon: Gift, link: { href: '#refer' } },
    {
      id: 'news',
      text: say(lang, 'ข่าวและโปรโมชัน', 'News and offers'),
      icon: Newspaper,
      link: { href: '#news' },
      count: { count: 2, label: say(lang, 'ข่าวใหม่ 2 เรื่อง', '2 new') },
    },
    {
      id: 'chat',
      text: say(lang, 'แชต', 'Chat'),
      icon: MessageCircle,
      link: { href: '#chat' },
      count: { count: 1, label: say(lang, 'มี 1 คนรอคำตอบ', '1 person is waiting'), tone: 'attention' },
    },
  ],
];
