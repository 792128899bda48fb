import { immediatePickUpMinutes } from '@songwai/core/jobs/search/search-end';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { TrustLine } from '@songwai/ui/site-parts/trust-line';
import { useQuery } from '@tanstack/react-query';
import { usePortal } from '../../shell/portal-context.tsx';
import { startupQuery } from '../../shell/startup.queries.ts';

/** What one can count on, in figures (spec §1 "Marketing claims"). */
export function HomeFacts() {
  const t = useTranslate();
  const { data } = useQuery(startupQuery(usePortal()));
  return (
    <TrustLine
      label={t('home.facts')}
      facts={[
        { value: t('home.companies'), text: t('home.companiesText') },
        { value: t('home.pickUp', { minutes: immediatePickUpMinutes }), text: t('home.pickUpText') },
        { value: t('home.insurance'), text: t('home.insuranceText') },
        ...(data ? [{ value: data.supportHours, text: t('home.supportText') }] : []),
      ]}
    />
  );
}
