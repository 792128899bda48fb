import type { TextKey } from '@songwai/core/i18n/text-keys';
import type { IconNode } from '@songwai/ui/icon/icon';
import {
  Award,
  Bell,
  CircleHelp,
  Coins,
  FileSpreadsheet,
  Gift,
  Heart,
  ListChecks,
  MessageCircle,
  Newspaper,
  Package,
  Receipt,
  Repeat,
  Settings,
  ShieldCheck,
  Wallet,
} from 'lucide';

interface MenuEntry {
  readonly path: string;
  readonly text: TextKey<'menu'>;
  readonly icon: IconNode;
  /** Paths on which the entry is the current one, where they are not below its own. */
  readonly also?: readonly string[];
}

/** The side menu (spec §2 "Side menu"), in groups. */
const groups: readonly (readonly MenuEntry[])[] = [
  [
    { path: '/dashboard/active', text: 'menu.active', icon: ListChecks },
    { path: '/dashboard', text: 'menu.bookings', icon: Package, also: ['/job', '/receipt/job'] },
    { path: '/recurring', text: 'menu.recurring', icon: Repeat },
    { path: '/upload', text: 'menu.upload', icon: FileSpreadsheet },
    { path: '/favorite', text: 'menu.drivers', icon: Heart },
    { path: '/wallet', text: 'menu.wallet', icon: Wallet, also: ['/receipt/topup'] },
    { path: '/invoice', text: 'menu.invoices', icon: Receipt },
    { path: '/quotations', text: 'menu.quotations', icon: Receipt },
  ],
  [
    { path: '/customer-tiers', text: 'menu.tiers', icon: Award },
    { path: '/refer', text: 'menu.refer', icon: Gift },
    { path: '/freecredit', text: 'menu.freeCredit', icon: Coins },
    { path: '/news', text: 'menu.news', icon: Newspaper, also: ['/promotions'] },
    { path: '/chat', text: 'menu.chat', icon: MessageCircle },
    { path: '/admin/support', text: 'menu.answers', icon: CircleHelp },
    { path: '/admin/news', text: 'menu.writeNews', icon: Newspaper },
    { path: '/admin/benefits', text: 'menu.benefits', icon: Award },
    { path: '/notification', text: 'menu.notifications', icon: Bell },
  ],
  [
    { path: '/settings', text: 'menu.settings', icon: Settings, also: ['/setting'] },
    { path: '/privacy', text: 'menu.privacy', icon: ShieldCheck, also: ['/privacy-policy'] },
    { path: '/faq', text: 'menu.faq', icon: CircleHelp },
  ],
];

/** An entry appears with its page: the route table decides. Those of admins are shown to nobody else. */
export const menuGroups = (hasPage: (path: string) => boolean, isAdmin?: boolean): readonly (readonly MenuEntry[])[] =>
  groups.map((entries) => entries.filter(({ path }) => hasPage(path) && (isAdmin || !path.startsWith('/admin'))));

/** Whether a page belongs to an entry. */
const isBelow = (path: string, parent: string) => path === parent || path.startsWith(`${parent}/`);

/** The path of the entry that a page belongs to; undefined without one. */
export const currentEntry = (path: string): string | undefined => {
  const all = groups.flat();
  const own = all.find((entry) => isBelow(path, entry.path));
  return (own ?? all.find(({ also = [] }) => also.some((parent) => isBelow(path, parent))))?.path;
};
