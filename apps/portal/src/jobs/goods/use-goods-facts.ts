import type { JobDetail } from '@songwai/core/jobs/job';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { parcelLine } from './parcel-line.ts';

/** What the customer said of the goods when booking, by name: contents, note for the driver, own reference. */
export function useGoodsFacts({
  parcel,
  remark,
  reference,
}: JobDetail): readonly { readonly term: string; readonly detail: string }[] {
  const t = useTranslate();
  return [
    { term: t('job.parcel'), detail: parcel ? parcelLine(parcel, t) : '' },
    { term: t('job.remark'), detail: remark },
    { term: t('job.reference'), detail: reference },
  ].filter(({ detail }) => detail !== '');
}
