import type { PrivacyStatus } from '@songwai/core/privacy/data-subject';
import { restrictData, withdrawConsent } from '@songwai/core/privacy/privacy-calls';
import { answerPromotions } from '@songwai/core/profile/profile-calls';
import { gatewayErrorText } from '@songwai/features/shared/gateway-error-text';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { FieldError } from '@songwai/ui/field/field-error';
import { List } from '@songwai/ui/list/list';
import { LiveRegion } from '@songwai/ui/live-announcer/live-announcer';
import { Skeleton, SkeletonGroup } from '@songwai/ui/skeleton/skeleton';
import { Switch } from '@songwai/ui/switch/switch';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useAction } from '../shell/actions/use-action.ts';
import { usePortal } from '../shell/portal-context.tsx';
import { QueryFrame } from '../shell/query-frame.tsx';
import { SettingsCard } from '../shell/settings/settings-card.tsx';
import { privacyKey, privacyQuery } from './privacy-settings.queries.ts';

interface ChoiceProps {
  readonly label: string;
  readonly detail: string;
  readonly isOn: boolean;
  /** Saves the choice; until it is saved the switch stays as it was. */
  readonly save: (isOn: boolean) => Promise<void>;
}

/** A switch that saves at once. If it cannot, it stays where it was and says why. */
function Choice({ label, detail, isOn, save }: ChoiceProps): ReactNode {
  const t = useTranslate();
  const queries = useQueryClient();
  const saving = useAction();
  const handleChange = (next: boolean) =>
    void saving.run(async () => {
      await save(next);
      await queries.invalidateQueries({ queryKey: [privacyKey] });
    });
  const failure = saving.error ? t('privacy.saveFailed', { reason: gatewayErrorText(saving.error, t) }) : null;
  return (
    <div className="portal-settings__switch">
      <Switch label={label} detail={detail} isOn={isOn} isBusy={saving.isBusy} onChange={handleChange} />
      {failure ? (
        <div role="alert">
          <FieldError id={undefined}>{failure}</FieldError>
        </div>
      ) : null}
      <LiveRegion message={saving.isBusy ? '' : failure === null && saving.isDone ? t('privacy.choicesSaved') : ''} />
    </div>
  );
}

/** Consent to promotions, and the restriction of the data. */
export function PrivacyChoices({ userId }: { readonly userId: string }) {
  const t = useTranslate();
  const { transport } = usePortal();
  const query = useQuery(privacyQuery(transport));

  const choices = ({ receivesPromotions, isRestricted }: PrivacyStatus) => (
    <List
      label={t('privacy.choices')}
      loadingLabel=""
      empty={null}
      items={[
        {
          id: 'promotions',
          label: t('privacy.promotions'),
          detail: t('privacy.promotionsDetail'),
          isOn: receivesPromotions,
          save: (isOn: boolean) => (isOn ? answerPromotions(transport, userId, true) : withdrawConsent(transport, 'promotions')),
        },
        {
          id: 'restrict',
          label: t('privacy.restrict'),
          detail: t('privacy.restrictDetail'),
          isOn: isRestricted,
          save: (isOn: boolean) => restrictData(transport, isOn),
        },
      ]}
      renderItem={({ id: _, ...choice }) => <Choice {...choice} />}
    />
  );
  return (
    <SettingsCard title={t('privacy.choices')}>
      <QueryFrame
        query={query}
        skeleton={
          <SkeletonGroup label={t('portal.loading')}>
            <Skeleton shape="block" height="144px" />
          </SkeletonGroup>
        }
      >
        {choices}
      </QueryFrame>
    </SettingsCard>
  );
}
