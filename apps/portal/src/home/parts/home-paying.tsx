import { useTranslate } from '@songwai/features/shared/translate-context';
import { SiteBand } from '@songwai/ui/site-frame/site-band';
import { useQuery } from '@tanstack/react-query';
import { usePortal } from '../../shell/portal-context.tsx';
import { PayMethods } from '../../site/prices/pay-methods.tsx';
import { offerQuery } from '../../wallet/wallet.queries.ts';
import { SectionHead } from './section-head.tsx';

/** How one pays (spec §2, anchor `howpay`), with the largest bonus of a wallet package. */
export function HomePaying() {
  const t = useTranslate();
  const { data } = useQuery(offerQuery(usePortal().transport));
  const bonuses = data?.packages.map(({ bonusSatang }) => bonusSatang) ?? [];
  return (
    <SiteBand id="howpay" tone="surface" labelledBy="pay-title">
      <SectionHead id="pay-title" title={t('home.payTitle')} lead={t('home.payLead')} />
      <PayMethods labelledBy="pay-title" maxBonusSatang={bonuses.length > 0 ? Math.max(...bonuses) : undefined} />
    </SiteBand>
  );
}
