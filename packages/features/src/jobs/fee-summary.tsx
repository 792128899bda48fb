import type { Satang } from '@songwai/core/basics/money';
import { formatBaht } from '@songwai/core/basics/money';
import type { JobCharge } from '@songwai/core/jobs/job';
import { type BreakdownLine, NumberBreakdown } from '@songwai/ui/number-breakdown/number-breakdown';
import { useLocalName, useTranslate } from '../shared/translate-context.tsx';

export interface FeeSummaryProps {
  /** What was agreed at the booking, line by line, discounts included. */
  readonly lines: readonly BreakdownLine[];
  /** The sum of the lines. */
  readonly agreedSatang: Satang;
  /** Added by the customer to attract a driver; 0 without. */
  readonly addedSatang: Satang;
  /** After the booking, each with its reason. */
  readonly charges: readonly JobCharge[];
  /** The job is over: no more charges can come. */
  readonly isFinal: boolean;
}

/** What a job costs, with what came after the booking and why (spec §9). */
export function FeeSummary({ lines, agreedSatang, addedSatang, charges, isFinal }: FeeSummaryProps) {
  const t = useTranslate();
  const nameOf = useLocalName();
  const later: BreakdownLine[] = charges.map(({ kind, stop, text, amountSatang }) => ({
    id: `${kind}-${stop ?? 'job'}`,
    label: nameOf(text),
    value: formatBaht(amountSatang),
  }));
  const added = addedSatang > 0 ? [{ id: 'added', label: t('jobs.addedPrice'), value: formatBaht(addedSatang) }] : [];
  const total = charges.reduce((sum, { amountSatang }) => sum + amountSatang, agreedSatang + addedSatang);
  return (
    <NumberBreakdown
      title={t('jobs.feesTitle')}
      lines={[...lines, ...added, ...later]}
      total={{ label: isFinal ? t('jobs.feesTotal') : t('jobs.feesSoFar'), value: formatBaht(total) }}
    />
  );
}
