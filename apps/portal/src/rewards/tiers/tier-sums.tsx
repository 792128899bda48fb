import { formatBaht } from '@songwai/core/basics/money';
import type { CustomerTier } from '@songwai/core/rewards/tier';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { Card } from '@songwai/ui/card/card';
import { Icon } from '@songwai/ui/icon/icon';
import { Progress } from '@songwai/ui/progress/progress';
import { Check } from 'lucide';
import { tierName } from './tier-words.ts';

interface Goal {
  readonly title: string;
  readonly neededSatang: number;
  readonly missingSatang: number;
  readonly spentSatang: number;
}

function GoalBar({ title, neededSatang, missingSatang, spentSatang }: Goal) {
  const t = useTranslate();
  const isReached = missingSatang === 0;
  const needed = formatBaht(neededSatang);
  const percent = Math.floor((spentSatang / neededSatang) * 100);
  const words = isReached
    ? t('tiers.reachedSum', { sum: needed })
    : t('tiers.missingOf', { sum: formatBaht(missingSatang), needed });
  return (
    <div className="portal-tier__goal">
      <div className="portal-tier__line">
        <div className="sw-rows">
          <p className="sw-strong">{title}</p>
          <p className="sw-note sw-figures">{words}</p>
        </div>
        {isReached ? (
          <span className="sw-good">
            <Icon icon={Check} size="small" />
          </span>
        ) : (
          <p className="sw-strong sw-figures">{t('tiers.percent', { percent })}</p>
        )}
      </div>
      <Progress
        label={title}
        isLabelHidden
        value={spentSatang / neededSatang}
        valueText={words}
        state={isReached ? 'done' : 'running'}
      />
    </div>
  );
}

/** What must be spent to stay in the tier and to reach the next, and what comes back. */
export function TierSums({ tier }: { readonly tier: CustomerTier }) {
  const t = useTranslate();
  const { benefits, cashBack, next, spentSatang, toRetainSatang } = tier;
  const own = benefits.find((benefit) => benefit.tier === tier.tier);
  const above = benefits.find((benefit) => benefit.tier === next?.tier);
  const { percent, monthSpentSatang, amountSatang } = cashBack;
  return (
    <Card padding="large" className="portal-tier__part">
      <h2 className="sw-heading sw-heading--small">{t('tiers.sums')}</h2>
      {own && toRetainSatang !== null ? (
        <GoalBar
          title={t('tiers.retain', { tier: tierName(t, own.tier) })}
          neededSatang={own.retainSatang}
          missingSatang={toRetainSatang}
          spentSatang={spentSatang}
        />
      ) : null}
      {above && next ? (
        <GoalBar
          title={t('tiers.above', { tier: tierName(t, next.tier) })}
          neededSatang={above.reachSatang}
          missingSatang={next.missingSatang}
          spentSatang={spentSatang}
        />
      ) : null}
      {percent > 0 ? (
        <div className="portal-tier__line portal-tier__back sw-ruled">
          <div className="sw-rows">
            <p className="sw-strong">{t('tiers.cashBackMonth', { percent })}</p>
            <p className="sw-note sw-figures">{t('tiers.cashBackOf', { sum: formatBaht(monthSpentSatang) })}</p>
          </div>
          <p className="sw-heading sw-heading--small sw-strong sw-good sw-figures">+{formatBaht(amountSatang)}</p>
        </div>
      ) : null}
      <p className="sw-note">{t('tiers.how')}</p>
    </Card>
  );
}
