import { notificationChannels, notificationEvents, notificationGroups } from '@songwai/core/notifications/notification-event';
import type { NotificationChoices, NotificationPreference } from '@songwai/core/notifications/preferences-calls';
import { savePreference, saveTiming } from '@songwai/core/notifications/preferences-calls';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { ErrorState } from '@songwai/ui/error-state/error-state';
import { Stack } from '@songwai/ui/layout/stack';
import { LiveRegion } from '@songwai/ui/live-announcer/live-announcer';
import { Skeleton, SkeletonGroup } from '@songwai/ui/skeleton/skeleton';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { usePortal } from '../../shell/portal-context.tsx';
import { useUser } from '../../shell/session/use-user.ts';
import { PushSettings } from '../push/push-settings.tsx';
import { DigestChoice } from './digest-choice.tsx';
import { PreferenceTable, preferenceName } from './preference-table.tsx';
import { preferencesQuery } from './preferences.queries.ts';
import { ReachList } from './reach-list.tsx';
import { ReceiverSetting } from './receiver-setting.tsx';
import { SettingCard } from './setting-card.tsx';
import { useSavings } from './use-savings.ts';

type Timing = Pick<NotificationChoices, 'isQuietAtNight' | 'mailDigest'>;

/** The section "notifications": what is announced where and when. Each change is saved at once; if it cannot be, it goes back and says so. */
export function PreferencesSettings() {
  const t = useTranslate();
  const { transport } = usePortal();
  const user = useUser();
  const queries = useQueryClient();
  const query = useQuery(preferencesQuery(transport));
  const savings = useSavings();

  const remember = (change: (choices: NotificationChoices) => NotificationChoices) =>
    queries.setQueryData(preferencesQuery(transport).queryKey, (choices) => choices && change(choices));
  const handlePreference = (preference: NotificationPreference) =>
    savings.save(preferenceName(preference), async () => {
      await savePreference(transport, preference);
      const name = preferenceName(preference);
      remember(({ preferences, ...rest }) => ({
        ...rest,
        preferences: preferences.map((one) => (preferenceName(one) === name ? preference : one)),
      }));
    });
  const handleTiming = (name: keyof Timing, timing: Partial<Timing>) =>
    savings.save(name, async () => {
      await saveTiming(transport, timing);
      remember((choices) => ({ ...choices, ...timing }));
    });

  if (query.data === undefined)
    return query.isError ? (
      <ErrorState title={t('preferences.failed')} retry={{ label: t('common.retry'), onRetry: () => void query.refetch() }} />
    ) : (
      <SkeletonGroup label={t('portal.loading')}>
        <Skeleton shape="block" height="320px" />
      </SkeletonGroup>
    );
  const { preferences, reaches, isQuietAtNight, mailDigest } = query.data;
  const channels = notificationChannels.filter((channel) => preferences.some((one) => one.channel === channel));
  // A trailing no-break space makes the second of two equal sentences a change.
  const saved = savings.savedCount === 0 ? '' : `${t('preferences.saved')}${savings.savedCount % 2 === 0 ? '\u00a0' : ''}`;
  return (
    <Stack gap="large">
      <PushSettings />
      <LiveRegion message={saved} />
      {notificationGroups.map((group) => (
        <PreferenceTable
          key={group}
          title={t(`preferences.${group}Group`)}
          preferences={preferences.filter(({ event }) => notificationEvents[event].group === group)}
          {...{ channels, savings }}
          onChange={handlePreference}
        />
      ))}
      <ReachList {...{ channels, reaches }} />
      <Stack>
        <SettingCard
          label={t('preferences.quiet')}
          detail={t('preferences.quietHelp')}
          isOn={isQuietAtNight}
          saving={savings.of('isQuietAtNight')}
          onChange={(isOn) => handleTiming('isQuietAtNight', { isQuietAtNight: isOn })}
        />
        {channels.includes('mail') ? (
          <DigestChoice
            value={mailDigest}
            saving={savings.of('mailDigest')}
            onChange={(digest) => handleTiming('mailDigest', { mailDigest: digest })}
          />
        ) : null}
        {user ? <ReceiverSetting {...{ user, savings }} /> : null}
      </Stack>
    </Stack>
  );
}
