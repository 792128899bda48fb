import type { TextKey } from '@songwai/core/i18n/text-keys';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { useFlow } from '@songwai/features/shared/use-flow';
import type { NavItem } from '@songwai/ui/side-nav/side-nav';
import { useQuery } from '@tanstack/react-query';
import type { AroundProps } from '../../routes/route-entry.ts';
import { useChatUnread } from '../chat/use-chat-unread.ts';
import { useLocalTarget } from '../local-target.ts';
import { usePortal } from '../portal-context.tsx';
import { useUser } from '../session/use-user.ts';
import { activeCountQuery } from './active-count.queries.ts';
import { menuGroups } from './menu-entries.ts';
import { overdueQuery } from './overdue.queries.ts';
import { unreadCountQuery } from './unread-count.queries.ts';
import { unreadNewsQuery } from './unread-news.queries.ts';

const activeText = 'menu.activeCount';

/** The menu's entries in the current language, in groups; an entry's id is its path. */
export function useMenuItems(hasPage: AroundProps['hasPage']): readonly (readonly NavItem[])[] {
  const t = useTranslate();
  const target = useLocalTarget();
  const { session, transport } = usePortal();
  const user = useUser();
  const mayPay = user?.company?.rights.pay ?? false;
  const isSignedIn = useFlow(session.store, ({ status }) => status === 'signedIn');
  // Without an answer there is no number, which is better than a wrong one.
  const { data: unread } = useQuery({ ...unreadCountQuery(transport), enabled: isSignedIn });
  const { data: active } = useQuery({ ...activeCountQuery(transport), enabled: isSignedIn });
  const { data: invoices } = useQuery({ ...overdueQuery(transport), enabled: isSignedIn && mayPay });
  const { data: unreadNews } = useQuery({ ...unreadNewsQuery(transport, user?.userId ?? null), enabled: isSignedIn });
  const unreadChat = useChatUnread();
  const counts: Readonly<Record<string, readonly [number | undefined, TextKey<'menu'>]>> = {
    '/notification': [unread, 'menu.unread'],
    '/chat': [unreadChat, 'menu.unread'],
    '/dashboard/active': [active, activeText],
    '/invoice': [invoices?.outstanding, 'menu.invoiceCount'],
    '/news': [unreadNews, 'menu.unread'],
  };
  const countOf = (path: string): NavItem['count'] => {
    const [count, text] = counts[path] ?? [];
    // Deliveries under way ask for nothing.
    return count && text ? { count, label: t(text, { count }), tone: text === activeText ? undefined : 'attention' } : undefined;
  };
  return menuGroups(hasPage, user?.isAdmin).map((entries) =>
    entries.map(({ path, text, icon }) => ({ id: path, text: t(text), icon, link: target(path), count: countOf(path) })),
  );
}
