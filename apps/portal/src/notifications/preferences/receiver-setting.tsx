import { saveSettings } from '@songwai/core/profile/profile-calls';
import type { User } from '@songwai/core/sessions/session-state';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { usePortal } from '../../shell/portal-context.tsx';
import { receiverSettingQuery } from './preferences.queries.ts';
import { SettingCard } from './setting-card.tsx';
import type { Savings } from './use-savings.ts';

/** Whether receivers get the link to follow their parcel by SMS. Not shown until it is known. */
export function ReceiverSetting({ user, savings }: { readonly user: User; readonly savings: Savings }) {
  const t = useTranslate();
  const { transport } = usePortal();
  const queries = useQueryClient();
  const settingQuery = receiverSettingQuery(transport, user.userId);
  const { data } = useQuery(settingQuery);
  if (!data) return null;

  const handleChange = (notifiesRecipientBySms: boolean) =>
    savings.save('receiver', async () => {
      const saved = await saveSettings(transport, user.userId, { notifiesRecipientBySms });
      queries.setQueryData(settingQuery.queryKey, saved);
    });
  return (
    <SettingCard
      label={t('preferences.receiver')}
      detail={t('preferences.receiverHelp')}
      isOn={data.notifiesRecipientBySms}
      saving={savings.of('receiver')}
      onChange={handleChange}
    />
  );
}
