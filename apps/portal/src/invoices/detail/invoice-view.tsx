import type { InvoiceDetail } from '@songwai/core/invoices/invoice';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { Badge } from '@songwai/ui/badge/badge';
import { PageHeader } from '@songwai/ui/page-header/page-header';
import { useLocalTarget } from '../../shell/local-target.ts';
import { DocumentList } from '../../tax-documents/document-list.tsx';
import { useDocumentActions } from '../../tax-documents/use-document-actions.ts';
import { Paying } from '../paying/paying.tsx';
import { AddresseeCard } from './addressee-card.tsx';
import { InvoiceStory } from './invoice-story.tsx';
import { JobsCard } from './jobs-card.tsx';
import { WithheldCard } from './withheld-card.tsx';
import './detail.css';

/** An invoice: whom it names, what it is for, and paying it or what came of that. */
export function InvoiceView({ detail }: { readonly detail: InvoiceDetail }) {
  const t = useTranslate();
  const target = useLocalTarget();
  const documents = useDocumentActions();
  const { invoice, payments, withheld } = detail;
  const isOpen = invoice.status === 'outstanding';
  const isLate = isOpen && invoice.daysOverdue > 0;
  const tone = isLate ? 'danger' : isOpen ? 'warn' : 'success';
  const state = t(isLate ? 'invoices.lateShort' : isOpen ? 'invoices.waiting' : 'invoices.paid');
  const hasStory = !isOpen || payments.some((payment) => payment.state !== 'failed');
  const creditNotes = detail.documents.filter(({ kind }) => kind === 'creditNote');
  return (
    <div className="portal-invoices">
      <PageHeader
        title={invoice.number}
        back={{ text: t('invoices.title'), link: target('/invoice') }}
        actions={<Badge tone={tone}>{state}</Badge>}
      />
      <div className="portal-invoice">
        <div className="portal-invoice__main">
          <AddresseeCard {...{ detail, documents }} />
          <JobsCard detail={detail} />
        </div>
        <div className="portal-invoice__side">
          <Paying detail={detail} />
          {hasStory ? <InvoiceStory {...{ detail, documents }} /> : null}
          <DocumentList label={t('invoice.credited')} documents={creditNotes} actions={documents} />
          {withheld ? <WithheldCard {...{ invoice, withheld, documents }} /> : null}
        </div>
      </div>
    </div>
  );
}
