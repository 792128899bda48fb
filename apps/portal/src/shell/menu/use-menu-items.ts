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

/** The menu's entries in the current language, in groups; an entry's id is its path. */
export function useMenuItems(hasPage: AroundProps['hasPage']): readonly (readonly NavItem[])[] {
  const t = useTranslate();
  const target = useLocalTarget();
  const { session, transport } = usePortal();
  const user = useUser();
  const mayPay = user?.company?.rights.pay ?? false;
  const isSignedIn = useFlow(session.store, ({ status }) => status === 'signedIn');
  // Without an answer there is no number, which is better than a wrong one.
  const { data: unread = 0 } = useQuery({ ...unreadCountQuery(transport), enabled: isSignedIn });
  const { data: active = 0 } = useQuery({ ...activeCountQuery(transport), enabled: isSignedIn });
  const { data: invoices } = useQuery({ ...overdueQuery(transport), enabled: isSignedIn && mayPay });
  const unreadChat = useChatUnread();
  const owed = invoices?.outstanding ?? 0;
  const countOf = (path: string): NavItem['count'] => {
    if (path === '/notification' && unread > 0)
      return { count: unread, label: t('menu.unread', { count: unread }), tone: 'attention' };
    if (path === '/chat' && unreadChat > 0)
      return { count: unreadChat, label: t('menu.unread', { count: unreadChat }), tone: 'attention' };
    if (path === '/dashboard/active' && active > 0) return { count: active, label: t('menu.activeCount', { count: active }) };
    if (path === '/invoice' && owed > 0)
      return { count: owed, label: t('menu.invoiceCount', { count: owed }), tone: 'attention' };
    return undefined;
  };
  return menuGroups(hasPage, user?.isAdmin).map((entries) =>
    entries.map(({ path, text, icon }) => ({ id: path, text: t(text), icon, link: target(path), count: countOf(path) })),
  );
}
