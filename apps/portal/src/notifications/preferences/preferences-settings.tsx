import { notificationEvents, notificationGroups } from '@songwai/core/notifications/notification-event';
import { type NotificationPreference, savePreference } from '@songwai/core/notifications/preferences-calls';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { ErrorState } from '@songwai/ui/error-state/error-state';
import { Stack } from '@songwai/ui/layout/stack';
import { LiveRegion } from '@songwai/ui/live-announcer/live-announcer';
import { Skeleton, SkeletonGroup } from '@songwai/ui/skeleton/skeleton';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Problem } from '../../shell/actions/problem.tsx';
import { useAction } from '../../shell/actions/use-action.ts';
import { usePortal } from '../../shell/portal-context.tsx';
import { PushSettings } from '../push/push-settings.tsx';
import { PreferenceTable } from './preference-table.tsx';
import { preferencesQuery } from './preferences.queries.ts';

const isSame = (one: NotificationPreference, { event, channel }: NotificationPreference) =>
  one.event === event && one.channel === channel;

/** The section "notifications": what is announced where. A switch is saved at once; if it cannot be, it goes back and says so. */
export function PreferencesSettings() {
  const t = useTranslate();
  const { transport } = usePortal();
  const queries = useQueryClient();
  const query = useQuery(preferencesQuery(transport));
  const saving = useAction();
  const [changing, setChanging] = useState<NotificationPreference | null>(null);

  const handleChange = async (preference: NotificationPreference) => {
    if (saving.isBusy) return;
    setChanging(preference);
    await saving.run(async () => {
      await savePreference(transport, preference);
      queries.setQueryData(
        preferencesQuery(transport).queryKey,
        (choices) =>
          choices && { ...choices, preferences: choices.preferences.map((one) => (isSame(one, preference) ? preference : one)) },
      );
    });
  };

  if (query.data === undefined)
    return query.isError ? (
      <ErrorState title={t('preferences.failed')} retry={{ label: t('common.retry'), onRetry: () => void query.refetch() }} />
    ) : (
      <SkeletonGroup label={t('portal.loading')}>
        <Skeleton shape="block" height="320px" />
      </SkeletonGroup>
    );
  const { data } = query;
  const busy = saving.isBusy ? changing : null;
  return (
    <Stack gap="medium">
      <PushSettings />
      <p className="sw-soft">{t('preferences.help')}</p>
      <Problem error={saving.error} />
      <LiveRegion message={saving.isDone ? t('preferences.saved') : ''} />
      {notificationGroups.map((group) => (
        <PreferenceTable
          key={group}
          title={t(`preferences.${group}Group`)}
          preferences={data.preferences.filter(({ event }) => notificationEvents[event].group === group)}
          isBusy={(preference) => busy !== null && isSame(preference, busy)}
          onChange={(preference) => void handleChange(preference)}
        />
      ))}
    </Stack>
  );
}
