import type { NotificationChannel } from '@songwai/core/notifications/notification-event';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { Card } from '@songwai/ui/card/card';
import { DescriptionList } from '@songwai/ui/description-list/description-list';
import { Stack } from '@songwai/ui/layout/stack';
import { VisuallyHidden } from '@songwai/ui/visually-hidden/visually-hidden';
import { LocalLink } from '../../shell/local-link.tsx';

interface ReachListProps {
  readonly channels: readonly NotificationChannel[];
  readonly reaches: Readonly<Partial<Record<NotificationChannel, string>>>;
}

/** Where a channel is set up: LINE signs in, too, and belongs to the account's security. */
const pathOf = (channel: NotificationChannel) => (channel === 'line' ? '/settings/security' : '/settings/profile');

/** Where each channel reaches the customer, and the way to add what is not there yet. */
export function ReachList({ channels, reaches }: ReachListProps) {
  const t = useTranslate();
  const asked = channels.filter((channel) => channel !== 'web');
  if (asked.length === 0) return null;
  return (
    <Stack gap="small">
      <p className="sw-strong">{t('preferences.reaches')}</p>
      <Card padding="none">
        <DescriptionList
          kind="rows"
          emptyText={t('preferences.reachesNobody')}
          items={asked.map((channel) => ({
            term: t(`preferences.${channel}`),
            detail: reaches[channel],
            end: (
              <LocalLink to={pathOf(channel)} kind="standalone">
                {reaches[channel] === undefined ? (
                  t(`preferences.${channel}Add`)
                ) : (
                  <>
                    {t('preferences.change')} <VisuallyHidden>{t(`preferences.${channel}`)}</VisuallyHidden>
                  </>
                )}
              </LocalLink>
            ),
          }))}
        />
      </Card>
    </Stack>
  );
}
