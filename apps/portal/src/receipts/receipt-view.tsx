import { formatBaht, type Satang } from '@songwai/core/basics/money';
import type { Receipt } from '@songwai/core/receipts/receipt-calls';
import type { Addressee } from '@songwai/core/tax-documents/addressee';
import type { TaxDocument } from '@songwai/core/tax-documents/document';
import { withPostcode } from '@songwai/core/validation/fields/buyer-branch';
import { formatTaxId } from '@songwai/core/validation/fields/tax-id-mask';
import { lazyPart } from '@songwai/features/shared/lazy-part';
import { LazyView } from '@songwai/features/shared/lazy-view';
import { officeText } from '@songwai/features/shared/office-text';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { Badge } from '@songwai/ui/badge/badge';
import { Button } from '@songwai/ui/button/button';
import { Card } from '@songwai/ui/card/card';
import { Icon } from '@songwai/ui/icon/icon';
import { IconButton } from '@songwai/ui/icon-button/icon-button';
import { useMedia } from '@songwai/ui/lib/use-media';
import { ListRow } from '@songwai/ui/list/list-row';
import { PageHeader } from '@songwai/ui/page-header/page-header';
import { Download, Mail, Receipt as ReceiptIcon, Share2 } from 'lucide';
import { type ReactNode, useState } from 'react';
import { useLocalTarget } from '../shell/local-target.ts';
import { DocumentList } from '../tax-documents/document-list.tsx';
import { useDocumentActions } from '../tax-documents/use-document-actions.ts';
import { NumberRows } from './number-rows.tsx';
import './receipt.css';
import '@songwai/ui/card/sum.css';
import '@songwai/ui/app-shell/page-bar.css';
import '@songwai/ui/card/card-parts.css';

const loadNaming = lazyPart(() => import('./naming-dialog.tsx'), ['billing', 'forms', 'errors']);

interface ReceiptViewProps {
  readonly receipt: Receipt;
  readonly amountSatang: Satang;
  /** How and when it was paid. */
  readonly paidBy: string;
  /** What was paid for: its number, and the page of it. */
  readonly subject: { readonly term: string; readonly number: string; readonly path: string };
  /** Why there is none yet. */
  readonly missing: ReactNode;
  /** Later receipts and credit notes of the same. */
  readonly further?: readonly TaxDocument[];
  /** The route with its times, and the sums; each a part of the card. */
  readonly children?: ReactNode;
}

/** Tax id, office and address of whom a receipt names. */
const namedDetail = (t: ReturnType<typeof useTranslate>, { taxNumber, branch, address, postcode }: Addressee): string =>
  [formatTaxId(taxNumber), officeText(t, branch), withPostcode(address, postcode)].filter(Boolean).join(' · ');

/** A receipt: the sum, what it is for, its numbers, whom it names, and the PDF. */
export function ReceiptView({ receipt, amountSatang, paidBy, subject, missing, further = [], children }: ReceiptViewProps) {
  const t = useTranslate();
  const target = useLocalTarget();
  const documents = useDocumentActions();
  const isWide = useMedia('(min-width: 760px)');
  const [isNaming, setIsNaming] = useState(false);
  const { document, addressee, mayRename } = receipt;
  const share = documents.share;
  const named = addressee === null ? t('receipt.named') : addressee.companyName;
  const naming = addressee === null ? t('receipt.namedHelp') : namedDetail(t, addressee);
  const download = document ? (
    <Button
      variant="primary"
      size="large"
      isFullWidth
      icon={Download}
      isLoading={documents.isBusy('download', document)}
      onClick={() => documents.download(document)}
    >
      {t('receipt.download')}
    </Button>
  ) : null;
  const ways = document ? (
    <>
      <IconButton icon={Mail} label={documents.nameOf('mail', document)} onClick={() => documents.mail(document)} />
      {share ? <IconButton icon={Share2} label={documents.nameOf('share', document)} onClick={() => share(document)} /> : null}
    </>
  ) : null;
  return (
    <div className="portal-receipt">
      <PageHeader
        title={t('receipt.title')}
        back={{ text: `${subject.term} ${subject.number}`, link: target(subject.path) }}
        actions={ways}
      />
      {document ? (
        <>
          <Card padding="none" className="sw-card-parts">
            <div className="portal-receipt__sum">
              <Badge tone="success">{t('receipt.paid')}</Badge>
              <p className="sw-sum sw-figures">{formatBaht(amountSatang)}</p>
              <p className="sw-note sw-figures">{paidBy}</p>
            </div>
            {children}
            <NumberRows
              rows={[
                { term: t('receipt.number'), value: document.number },
                ...(document.replaces ? [{ term: t('receipt.replaces'), value: document.replaces }] : []),
                { term: subject.term, value: subject.number },
              ]}
            />
          </Card>
          <Card padding="none">
            <ListRow
              leading={<Icon icon={ReceiptIcon} />}
              title={named}
              detail={naming}
              onPress={mayRename ? () => setIsNaming(true) : undefined}
            />
          </Card>
          <DocumentList label={t('receipt.further')} documents={further} actions={documents} />
          {isWide ? download : <div className="sw-page-bar sw-page-bar--alone">{download}</div>}
        </>
      ) : (
        missing
      )}
      {document && isNaming ? (
        <LazyView load={loadNaming} skeleton={null}>
          {({ NamingDialog }) => <NamingDialog document={document} onClose={() => setIsNaming(false)} />}
        </LazyView>
      ) : null}
    </div>
  );
}
