import type { JobDetail } from '@songwai/core/jobs/job';
import { withPostcode } from '@songwai/core/validation/fields/buyer-branch';
import { formatTaxId } from '@songwai/core/validation/fields/tax-id-mask';
import { officeText } from '@songwai/features/shared/office-text';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { Card } from '@songwai/ui/card/card';
import { LocalLink } from '../../../shell/local-link.tsx';

interface JobReceiptProps {
  readonly job: JobDetail;
  /** The job is over: its receipt can be opened. */
  readonly isOver?: boolean;
}

/** To whom the receipt is made out, or that none was asked for as long as nothing can be opened; and the receipt once the job is over. */
export function JobReceipt({ job: { jobId, receipt }, isOver = false }: JobReceiptProps) {
  const t = useTranslate();
  return (
    <Card>
      <div className="portal-job__facts">
        <h2>{t('job.receipt')}</h2>
        {receipt ? (
          <div className="sw-small sw-soft">
            <p>{receipt.companyName}</p>
            <p className="sw-figures">{t('job.receiptTax', { number: formatTaxId(receipt.taxNumber) })}</p>
            {receipt.branch ? <p className="sw-figures">{officeText(t, receipt.branch)}</p> : null}
            <p>{withPostcode(receipt.companyAddress, receipt.postcode)}</p>
          </div>
        ) : isOver ? null : (
          <p className="sw-small sw-soft">{t('job.receiptNone')}</p>
        )}
        {isOver ? (
          <LocalLink kind="standalone" to={`/receipt/job/${jobId}`}>
            {t('job.receiptOpen')}
          </LocalLink>
        ) : null}
      </div>
    </Card>
  );
}
