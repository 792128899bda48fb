import type { InvoiceDetail } from '@songwai/core/invoices/invoice';
import { withPostcode } from '@songwai/core/validation/fields/buyer-branch';
import { formatTaxId } from '@songwai/core/validation/fields/tax-id-mask';
import { officeText } from '@songwai/features/shared/office-text';
import { Phrases } from '@songwai/features/shared/phrases';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { Banner } from '@songwai/ui/banner/banner';
import { Button } from '@songwai/ui/button/button';
import { Card } from '@songwai/ui/card/card';
import { IconButton } from '@songwai/ui/icon-button/icon-button';
import { Download, Mail } from 'lucide';
import { LocalLink } from '../../shell/local-link.tsx';
import type { DocumentActions } from '../../tax-documents/use-document-actions.ts';
import { DueLine } from '../parts/due-line.tsx';
import { LateHelp } from '../parts/late-help.tsx';

interface AddresseeCardProps {
  readonly detail: InvoiceDetail;
  readonly documents: DocumentActions;
}

/** Whom the invoice names, its PDF, and how long there is to pay it. */
export function AddresseeCard({ detail, documents }: AddresseeCardProps) {
  const t = useTranslate();
  const { invoice, addressee } = detail;
  const printed = detail.documents.find(({ kind, replacedBy }) => kind === 'invoice' && replacedBy === null);
  const isLate = invoice.status === 'outstanding' && invoice.daysOverdue > 0;
  return (
    <Card padding="large" className="portal-invoices__card">
      {isLate ? (
        <Banner tone="danger" title={t('invoices.late', { count: invoice.daysOverdue })}>
          <LateHelp />
        </Banner>
      ) : null}
      <div>
        <div className="portal-invoice__addressee">
          <p className="sw-note sw-grow">{t('invoice.addressee')}</p>
          {printed ? (
            <>
              <IconButton icon={Mail} label={documents.nameOf('mail', printed)} onClick={() => documents.mail(printed)} />
              <Button
                variant="quiet"
                icon={Download}
                aria-label={`PDF: ${documents.nameOf('download', printed)}`}
                isLoading={documents.isBusy('download', printed)}
                onClick={() => documents.download(printed)}
              >
                PDF
              </Button>
            </>
          ) : null}
        </div>
        <p className="sw-strong">{addressee.companyName}</p>
        <p className="sw-note">
          <Phrases text={withPostcode(addressee.address, addressee.postcode)} />
        </p>
        <p className="sw-note sw-figures">{t('invoice.taxId', { number: formatTaxId(addressee.taxNumber) })}</p>
        {addressee.branch ? (
          <p className="sw-note sw-figures">{officeText(t, addressee.branch)}</p>
        ) : (
          <p className="sw-note">
            {t('invoice.officeMissing')} <LocalLink to="/settings/company">{t('invoice.officeAdd')}</LocalLink>
          </p>
        )}
      </div>
      {printed ? null : <p className="sw-note">{t('invoice.pdfPending')}</p>}
      {invoice.status === 'outstanding' ? <DueLine invoice={invoice} /> : null}
    </Card>
  );
}
