import { formatBaht } from '@songwai/core/basics/money';
import type { BulkPlan } from '@songwai/core/bulk/bulk';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { Badge } from '@songwai/ui/badge/badge';
import { Card } from '@songwai/ui/card/card';
import '@songwai/ui/card/deep-card.css';
import './saving-card.css';

interface SavingCardProps {
  readonly plan: BulkPlan;
  readonly dropCount: number;
}

/** What grouping saves against a trip for each delivery; says how to save where it saves nothing. */
export function SavingCard({ plan: { trips, totalSatang, aloneSatang }, dropCount }: SavingCardProps) {
  const t = useTranslate();
  const saved = aloneSatang - totalSatang;
  if (saved <= 0) {
    return (
      <Card tone="tint">
        <p className="sw-strong">{t('trips.single')}</p>
        <p className="sw-soft">{t('trips.singleHelp')}</p>
      </Card>
    );
  }
  return (
    <section className="sw-deep portal-saving">
      <p className="sw-deep__soft">{t('trips.saved')}</p>
      <p className="portal-saving__sum">
        <span className="sw-heading--hero sw-figures">{formatBaht(saved)}</span>
        <Badge tone="bonus">{t('trips.cheaper', { percent: Math.round((saved / aloneSatang) * 100) })}</Badge>
      </p>
      <p className="sw-deep__soft sw-figures">
        {t('trips.compare', {
          count: dropCount,
          alone: formatBaht(aloneSatang),
          trips: trips.length,
          total: formatBaht(totalSatang),
        })}
      </p>
    </section>
  );
}
