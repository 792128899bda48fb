import { useTranslate } from '@songwai/features/shared/translate-context';
import { Card } from '@songwai/ui/card/card';
import { ErrorState } from '@songwai/ui/error-state/error-state';
import { PageHeader } from '@songwai/ui/page-header/page-header';
import { useQuery } from '@tanstack/react-query';
import { usePortal } from '../../shell/portal-context.tsx';
import { QueryFrame } from '../../shell/query-frame.tsx';
import { PartnerBenefits } from './partner-benefits.tsx';
import { TierCard } from './tier-card.tsx';
import { TierHistory, TierSkeleton, TierTable, TierWarning } from './tier-parts.tsx';
import { TierRound } from './tier-round.tsx';
import { TierSums } from './tier-sums.tsx';
import { tierQuery } from './tiers.queries.ts';
import './customer-tiers.css';

/** The customer's tier: what it is, what the next update needs, and what tiers and partners give (spec §2 "customer-tiers"). */
export function CustomerTiersPage() {
  const t = useTranslate();
  const { transport } = usePortal();
  const query = useQuery(tierQuery(transport));
  return (
    <div className="portal-tier">
      <PageHeader title={t('tiers.title')} />
      <QueryFrame
        query={query}
        skeleton={<TierSkeleton />}
        failed={(retry) => (
          <Card>
            <ErrorState title={t('tiers.failed')} headingLevel={2} retry={{ label: t('common.retry'), onRetry: retry }}>
              {t('tiers.failedHelp')}
            </ErrorState>
          </Card>
        )}
      >
        {(tier) => (
          <>
            <TierCard tier={tier} />
            {tier.nextUpdate === null ? null : (
              <>
                <TierWarning tier={tier} />
                <div className="portal-tier__halves">
                  <TierSums tier={tier} />
                  <TierRound tier={tier} nextUpdate={tier.nextUpdate} />
                </div>
                <TierTable tier={tier} />
                <PartnerBenefits />
              </>
            )}
            <TierHistory tier={tier} />
          </>
        )}
      </QueryFrame>
    </div>
  );
}
