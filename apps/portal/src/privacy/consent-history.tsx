import { bangkokDate } from '@songwai/core/basics/bangkok-time';
import type { Consent } from '@songwai/core/profile/profile-calls';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { Badge } from '@songwai/ui/badge/badge';
import { ListRow } from '@songwai/ui/list/list-row';
import { useQuery } from '@tanstack/react-query';
import { usePortal } from '../shell/portal-context.tsx';
import { ListCard } from '../shell/settings/list-card.tsx';
import { SettingsCard } from '../shell/settings/settings-card.tsx';
import { consentsQuery } from './privacy-settings.queries.ts';

/** Every consent that was given or withdrawn, newest first. */
export function ConsentHistory({ userId }: { readonly userId: string }) {
  const t = useTranslate();
  const { transport } = usePortal();
  const query = useQuery(consentsQuery(transport, userId));
  const titleOf = ({ kind, partnerId }: Consent) => {
    if (kind === 'promotions') return t('privacy.consentPromotions');
    return kind === 'terms' ? t('privacy.consentTerms') : t('privacy.consentPartner', { partner: partnerId ?? '' });
  };
  const consents = query.data?.map((consent) => ({ ...consent, id: `${consent.kind} ${consent.at.toISOString()}` }));
  return (
    <SettingsCard title={t('privacy.consents')}>
      <ListCard
        label={t('privacy.consents')}
        query={{ data: consents, isError: query.isError, refetch: query.refetch }}
        renderItem={(consent) => (
          <ListRow
            title={titleOf(consent)}
            detail={t('privacy.consentVersion', { version: consent.termsVersion, date: bangkokDate(consent.at) })}
            trailing={
              <Badge tone={consent.isGiven ? 'success' : 'neutral'}>
                {t(consent.isGiven ? 'privacy.given' : 'privacy.withdrawn')}
              </Badge>
            }
          />
        )}
        empty={{ title: t('privacy.consentsEmpty') }}
        failed={t('privacy.consentsFailed')}
      />
    </SettingsCard>
  );
}
