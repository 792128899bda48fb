import type { InvoiceDetail, InvoicePayment } from '@songwai/core/invoices/invoice';
import { Phrases } from '@songwai/features/shared/phrases';
import { useLocalName, useTranslate } from '@songwai/features/shared/translate-context';
import { Button } from '@songwai/ui/button/button';
import { Card } from '@songwai/ui/card/card';
import { IconButton } from '@songwai/ui/icon-button/icon-button';
import { Stack } from '@songwai/ui/layout/stack';
import { Timeline } from '@songwai/ui/timeline/timeline';
import { useQuery } from '@tanstack/react-query';
import { Download, Mail, Share2 } from 'lucide';
import { usePortal } from '../../shell/portal-context.tsx';
import type { DocumentActions } from '../../tax-documents/use-document-actions.ts';
import { banksQuery, billPlacesQuery } from '../paying/paying.queries.ts';
import { placeOf } from './place-name.ts';
import { storyEntries } from './story-entries.ts';

interface InvoiceStoryProps {
  readonly detail: InvoiceDetail;
  readonly documents: DocumentActions;
}

/** How the invoice was paid so far, on its line, with a receipt for each payment. */
export function InvoiceStory({ detail, documents }: InvoiceStoryProps) {
  const t = useTranslate();
  const localName = useLocalName();
  const { transport } = usePortal();
  const { data: banks = [] } = useQuery(banksQuery(transport));
  const { data: shops = [] } = useQuery(billPlacesQuery(transport));
  const wayOf = (payment: InvoicePayment) => {
    const names = {
      card: t('paying.card'),
      internetBanking: t('invoice.bank'),
      billPayment: t('invoice.bill'),
      transfer: t('invoice.other'),
    };
    return placeOf(payment, [...banks, ...shops], localName) ?? names[payment.method];
  };
  const isPaid = detail.invoice.status === 'paid';
  const isWaiting = detail.payments.some(({ state }) => state === 'pending');
  const receipts = detail.payments.flatMap(({ receipt }) => receipt ?? []);
  // The line above it ends at it.
  const isOnly = isPaid && receipts.length === 1;
  return (
    <Card padding="large">
      <Stack>
        <h2 className="sw-visually-hidden">{t('invoice.story')}</h2>
        <Timeline label={t('invoice.story')} isComplete={isPaid} entries={storyEntries(detail, { t, wayOf })} />
        {isWaiting ? (
          <p className="sw-note">
            <Phrases text={t('invoice.waitingHelp')} />
          </p>
        ) : null}
        {receipts.map((receipt, index) => (
          <div key={receipt.id} className="portal-invoice__actions">
            <Button
              variant={isPaid && index === receipts.length - 1 ? 'primary' : 'secondary'}
              icon={Download}
              aria-label={isOnly ? undefined : documents.nameOf('download', receipt)}
              isLoading={documents.isBusy('download', receipt)}
              onClick={() => documents.download(receipt)}
            >
              {isOnly ? t('invoice.downloadPdf') : t('invoice.receipt', { number: receipt.number })}
            </Button>
            <IconButton
              icon={Mail}
              variant="outlined"
              label={documents.nameOf('mail', receipt)}
              onClick={() => documents.mail(receipt)}
            />
            {documents.share ? (
              <IconButton
                icon={Share2}
                variant="outlined"
                label={documents.nameOf('share', receipt)}
                onClick={() => documents.share?.(receipt)}
              />
            ) : null}
          </div>
        ))}
      </Stack>
    </Card>
  );
}
