import type { NotificationPage } from '@songwai/core/notifications/notification';
import { type NotificationGroup, notificationGroups } from '@songwai/core/notifications/notification-event';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { ChoiceChips } from '@songwai/ui/chip/choice-chips';
import { Check } from 'lucide';
import { useLocalizedNavigate } from '../shell/language/use-localized-navigate.ts';

interface GroupChipsProps {
  /** Null for all. */
  readonly group: NotificationGroup | null;
  readonly unread: NotificationPage['unreadByGroup'] | undefined;
}

/** Leads to what belongs to one group; each says how many of it are unread. */
export function GroupChips({ group, unread }: GroupChipsProps) {
  const t = useTranslate();
  const navigate = useLocalizedNavigate();
  const value = group ?? 'all';
  const countOf = (id: NotificationGroup | 'all') => (id === 'all' ? 0 : (unread?.[id] ?? 0));
  return (
    <ChoiceChips
      label={t('notifications.filter')}
      layout="scroll"
      value={value}
      onChange={(chosen) => navigate(chosen === 'all' ? '/notification' : `/notification?group=${chosen}`, { replace: true })}
      options={(['all', ...notificationGroups] as const).map((id) => ({
        value: id,
        label: t(`notifications.${id}Group`),
        ...(countOf(id) > 0 && { detail: String(countOf(id)) }),
        ...(id === value && { icon: Check }),
      }))}
    />
  );
}
