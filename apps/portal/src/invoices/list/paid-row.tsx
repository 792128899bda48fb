import { bangkokDate } from '@songwai/core/basics/bangkok-time';
import { formatBaht } from '@songwai/core/basics/money';
import type { PaidInvoice } from '@songwai/core/invoices/invoice';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { Badge } from '@songwai/ui/badge/badge';
import { Button } from '@songwai/ui/button/button';
import { IconButton } from '@songwai/ui/icon-button/icon-button';
import { useMedia } from '@songwai/ui/lib/use-media';
import { ListRow } from '@songwai/ui/list/list-row';
import { Download } from 'lucide';
import { useLanguage } from '../../shell/language/use-language.ts';
import { useLocalTarget } from '../../shell/local-target.ts';
import type { DocumentActions } from '../../tax-documents/use-document-actions.ts';
import { monthOnly, shortDate } from '../parts/month-name.ts';

interface PaidRowProps {
  readonly invoice: PaidInvoice;
  readonly documents: DocumentActions;
}

/** A paid invoice: opens it, and beside it the receipt. */
export function PaidRow({ invoice, documents }: PaidRowProps) {
  const t = useTranslate();
  const language = useLanguage();
  const target = useLocalTarget();
  const isWide = useMedia('(min-width: 760px)');
  const { number, month, amountSatang, paidAt, receipt } = invoice;
  const paidOn = paidAt ? t('invoices.paidOn', { date: bangkokDate(paidAt) }) : '';
  const sum = formatBaht(amountSatang);
  const renderReceipt = () => {
    if (receipt === null) return null;
    const label = documents.nameOf('download', receipt);
    const isBusy = documents.isBusy('download', receipt);
    const handleClick = () => documents.download(receipt);
    if (!isWide) return <IconButton icon={Download} label={label} aria-busy={isBusy} onClick={handleClick} />;
    return (
      <Button
        variant="quiet"
        icon={Download}
        aria-label={`${t('invoices.receipt')}: ${label}`}
        isLoading={isBusy}
        onClick={handleClick}
      >
        {t('invoices.receipt')}
      </Button>
    );
  };
  return (
    <ListRow
      title={t('invoices.amountOf', { month: monthOnly(month, language) })}
      detail={
        <span className="sw-figures">
          <span className="sw-phrase">{number}</span>
          {isWide && paidOn ? ` · ${paidOn}` : null}
        </span>
      }
      trailing={
        isWide ? (
          <span className="portal-invoices__sum">
            {sum} <Badge tone="success">{t('invoices.paid')}</Badge>
          </span>
        ) : (
          <>
            {sum}
            {paidAt ? <span className="sw-note">{t('invoices.paidShort', { date: shortDate(bangkokDate(paidAt)) })}</span> : null}
          </>
        )
      }
      link={target(`/invoice/${number}`)}
      actions={renderReceipt()}
    />
  );
}
