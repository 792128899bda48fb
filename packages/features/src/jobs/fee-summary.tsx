import type { Satang } from '@songwai/core/basics/money';
import { formatBaht } from '@songwai/core/basics/money';
import type { JobCharge } from '@songwai/core/jobs/job';
import { type BreakdownLine, NumberBreakdown } from '@songwai/ui/number-breakdown/number-breakdown';
import type { ReactNode } from 'react';
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
  /** The job did not take place, so that its price is not charged; charges are. */
  readonly isUncharged?: boolean | undefined;
  /** At the title's end: how it is paid. */
  readonly end?: ReactNode;
  /** How a charge came about, under its text. */
  readonly chargeDetail?: ((charge: JobCharge) => string | undefined) | undefined;
}

/** What a job costs, with what came after the booking and why (spec §9). */
export function FeeSummary(props: FeeSummaryProps) {
  const { lines, agreedSatang, addedSatang, charges, isFinal, isUncharged, end, chargeDetail } = props;
  const t = useTranslate();
  const nameOf = useLocalName();
  const later: BreakdownLine[] = charges.map((charge) => ({
    id: `${charge.kind}-${charge.stop ?? 'job'}`,
    label: nameOf(charge.text),
    detail: chargeDetail?.(charge),
    value: formatBaht(charge.amountSatang),
  }));
  const added = addedSatang > 0 ? [{ id: 'added', label: t('jobs.addedPrice'), value: formatBaht(addedSatang) }] : [];
  const priceSatang = agreedSatang + addedSatang;
  const waived: BreakdownLine[] = isUncharged
    ? [{ id: 'uncharged', label: t('jobs.feesUncharged'), value: `−${formatBaht(priceSatang)}`, tone: 'saving' }]
    : [];
  const total = charges.reduce((sum, { amountSatang }) => sum + amountSatang, isUncharged ? 0 : priceSatang);
  return (
    <NumberBreakdown
      title={t('jobs.feesTitle')}
      end={end}
      lines={[...lines, ...added, ...waived, ...later]}
      total={{ label: isFinal ? t('jobs.feesTotal') : t('jobs.feesSoFar'), value: formatBaht(total) }}
    />
  );
}
