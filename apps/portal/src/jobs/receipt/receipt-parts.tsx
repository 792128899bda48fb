import { formatBaht, type Satang } from '@songwai/core/basics/money';
import type { JobDetail } from '@songwai/core/jobs/job';
import { useLocalName, useTranslate } from '@songwai/features/shared/translate-context';
import { type BreakdownLine, NumberBreakdown } from '@songwai/ui/number-breakdown/number-breakdown';
import { Timeline } from '@songwai/ui/timeline/timeline';
import { useQuery } from '@tanstack/react-query';
import { usePortal } from '../../shell/portal-context.tsx';
import { startupQuery } from '../../shell/startup.queries.ts';
import { priceLines } from '../detail/money/price-lines.ts';
import { reportTimesQuery } from '../report/report.queries.ts';
import '@songwai/ui/card/deep-card.css';

interface ReceiptPartsProps {
  readonly job: JobDetail;
  readonly paidSatang: Satang;
}

/** The route with the time of each stop and what was collected there, and how the sum came about. */
export function ReceiptParts({ job, paidSatang }: ReceiptPartsProps) {
  const t = useTranslate();
  const nameOf = useLocalName();
  const portal = usePortal();
  const { data: startup } = useQuery(startupQuery(portal));
  const { data: tracked } = useQuery(reportTimesQuery(portal.transport, job.trackingId));
  const later: readonly BreakdownLine[] = [
    ...(job.addedSatang > 0 ? [{ id: 'added', label: t('jobs.addedPrice'), value: formatBaht(job.addedSatang) }] : []),
    ...job.charges.map((charge) => ({
      id: `${charge.kind}-${charge.stop ?? 'job'}`,
      label: nameOf(charge.text),
      value: formatBaht(charge.amountSatang),
    })),
  ];
  return (
    <>
      <div className="portal-receipt__part sw-ruled">
        <Timeline
          label={t('receipt.route')}
          entries={job.stops.map(({ name, codCollectedSatang }, index) => {
            const time = tracked?.stops[index]?.doneTime;
            const done = time ? t(index === 0 ? 'receipt.pickedUp' : 'receipt.delivered', { time }) : '';
            const collected = codCollectedSatang ? t('receipt.collected', { amount: formatBaht(codCollectedSatang) }) : '';
            return {
              // Two stops may be at one place.
              id: `${index}`,
              node: { state: time ? ('done' as const) : ('todo' as const) },
              title: name,
              detail: [done, collected].filter(Boolean).join(' · ') || undefined,
            };
          })}
        />
      </div>
      <div className="portal-receipt__part sw-ruled">
        <NumberBreakdown
          lines={[...priceLines(job, { t, nameOf, catalog: startup?.catalog }), ...later]}
          total={{ label: t('receipt.total'), value: formatBaht(paidSatang) }}
        />
      </div>
    </>
  );
}
