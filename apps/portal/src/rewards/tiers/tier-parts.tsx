import { bangkokDate } from '@songwai/core/basics/bangkok-time';
import { formatBaht } from '@songwai/core/basics/money';
import type { Translate } from '@songwai/core/i18n/translate';
import type { CustomerTier, TierUpdate } from '@songwai/core/rewards/tier';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { Banner } from '@songwai/ui/banner/banner';
import { Card } from '@songwai/ui/card/card';
import { ComparisonTable } from '@songwai/ui/comparison-table/comparison-table';
import { Skeleton, SkeletonGroup } from '@songwai/ui/skeleton/skeleton';
import { LocalLink } from '../../shell/local-link.tsx';
import { tierName } from './tier-words.ts';

interface TierProps {
  readonly tier: CustomerTier;
}

/** What is missing to stay in the tier, while there is time. */
export function TierWarning({ tier }: TierProps) {
  const t = useTranslate();
  const { benefits, benefitsUntil, spentSatang, toRetainSatang } = tier;
  const own = benefits.find((benefit) => benefit.tier === tier.tier);
  if (own === undefined || benefitsUntil === null || toRetainSatang === null || toRetainSatang === 0) return null;
  return (
    <Banner
      tone="warn"
      title={t('tiers.lacking', { sum: formatBaht(toRetainSatang), day: bangkokDate(benefitsUntil) })}
      action={
        <LocalLink kind="standalone" to="/neworder">
          {t('tiers.book')}
        </LocalLink>
      }
    >
      {t('tiers.lackingHelp', {
        ...{ tier: tierName(t, own.tier), spent: formatBaht(spentSatang), needed: formatBaht(own.retainSatang) },
      })}
    </Banner>
  );
}

/** What each tier asks for and gives. */
export function TierTable({ tier }: TierProps) {
  const t = useTranslate();
  const { benefits } = tier;
  return (
    <section className="portal-tier__section" aria-labelledby="tier-benefits">
      <h2 id="tier-benefits" className="sw-heading">
        {t('tiers.benefits')}
      </h2>
      <ComparisonTable
        caption={t('tiers.benefits')}
        columns={benefits.map((benefit) => ({ id: benefit.tier, title: tierName(t, benefit.tier) }))}
        ownId={tier.tier}
        ownLabel={t('tiers.current')}
        rows={[
          {
            id: 'cashBack',
            title: t('tiers.cashBack'),
            cells: benefits.map(({ cashBackPercent }) => t('tiers.percent', { percent: cashBackPercent })),
          },
          { id: 'reach', title: t('tiers.reachSpend'), cells: benefits.map(({ reachSatang }) => formatBaht(reachSatang)) },
          { id: 'retain', title: t('tiers.retainSpend'), cells: benefits.map(({ retainSatang }) => formatBaht(retainSatang)) },
        ]}
      />
    </section>
  );
}

const updateNote = (t: Translate, { tier, spentSatang }: TierUpdate): string => {
  if (spentSatang !== null) return t('tiers.historySpent', { sum: formatBaht(spentSatang) });
  return t(tier === 'contract' ? 'tiers.historyContract' : 'tiers.historyContractOver');
};

/** The updates of the past, and contracts. */
export function TierHistory({ tier }: TierProps) {
  const t = useTranslate();
  if (tier.history.length === 0) return null;
  return (
    <section className="portal-tier__section" aria-labelledby="tier-history">
      <h2 id="tier-history" className="sw-heading">
        {t('tiers.history')}
      </h2>
      <Card>
        <ul className="portal-tier__history">
          {tier.history.map((update) => (
            <li key={`${update.date.getTime()} ${update.tier} ${update.spentSatang}`} className="portal-tier__line">
              <div className="sw-rows">
                <p className="sw-strong">{tierName(t, update.tier)}</p>
                <p className="sw-note sw-figures">{updateNote(t, update)}</p>
              </div>
              <p className="sw-figures">{bangkokDate(update.date)}</p>
            </li>
          ))}
        </ul>
      </Card>
    </section>
  );
}

/** The shape of what is on its way. */
export function TierSkeleton() {
  const t = useTranslate();
  return (
    <SkeletonGroup label={t('portal.loading')}>
      <div className="portal-tier">
        <Skeleton shape="block" height="278px" />
        <div className="portal-tier__halves">
          <Skeleton shape="block" height="330px" />
          <Skeleton shape="block" height="330px" />
        </div>
      </div>
    </SkeletonGroup>
  );
}
