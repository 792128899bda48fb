import { formatBaht } from '@songwai/core/basics/money';
import type { JobDetail } from '@songwai/core/jobs/job';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { parcelLine } from './parcel-line.ts';

/** What the customer said of the goods when booking, by name: contents, note for the driver, own reference, money to collect. */
export function useGoodsFacts({
  parcel,
  remark,
  reference,
  stops,
}: JobDetail): readonly { readonly term: string; readonly detail: string }[] {
  const t = useTranslate();
  return [
    { term: t('job.parcel'), detail: parcel ? parcelLine(parcel, t) : '' },
    { term: t('job.remark'), detail: remark },
    { term: t('job.reference'), detail: reference },
    ...stops.flatMap(({ codSatang, codCollectedSatang }, index) => {
      if (!codSatang) return [];
      const text = codCollectedSatang === undefined ? 'job.codToCollect' : 'job.codCollected';
      return [
        { term: t('job.cod', { stop: index + 1 }), detail: t(text, { amount: formatBaht(codCollectedSatang ?? codSatang) }) },
      ];
    }),
  ].filter(({ detail }) => detail !== '');
}
