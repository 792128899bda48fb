import { formatBaht, type Satang } from '@songwai/core/basics/money';
import type { JobDetail } from '@songwai/core/jobs/job';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { PriceChange } from '../../actions/price-change.tsx';

/** What a choice makes of the price: the new one beside the old one, or that it stays. */
export function PriceOutcome({ job, priceSatang }: { readonly job: JobDetail; readonly priceSatang: Satang }) {
  const t = useTranslate();
  if (priceSatang === job.netSatang)
    return <p className="sw-soft">{t('search.samePrice', { price: formatBaht(priceSatang) })}</p>;
  return (
    <>
      <PriceChange fromSatang={job.netSatang} toSatang={priceSatang} />
      {job.status === 'expired' && job.discountSatang + job.freeCreditSatang > 0 ? (
        <p className="sw-note">{t('search.priceBack')}</p>
      ) : null}
    </>
  );
}
