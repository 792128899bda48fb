import { formatBaht } from '@songwai/core/basics/money';
import type { OverdueInvoices } from '@songwai/core/invoices/invoice';
import { Phrases } from '@songwai/features/shared/phrases';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { Banner } from '@songwai/ui/banner/banner';
import { LocalLink } from '../local-link.tsx';
import { usePageBar } from './use-page-bar.ts';
import './top-bar.css';

/** The bar above every page while invoices are overdue: for how long, how much, and the way to pay (spec §7 `/v2/invoice/overdue`). */
export function OverdueBar({ overdue }: { readonly overdue: OverdueInvoices }) {
  const t = useTranslate();
  const bar = usePageBar('overdue');
  const { amountSatang, daysOverdue, count, invoiceId, isPaused } = overdue;
  // Of several one chooses.
  const path = count === 1 && invoiceId !== null ? `/invoice/${invoiceId}?pay` : '/invoice';
  const amount = formatBaht(amountSatang);
  return (
    <div ref={bar} className="portal-top-bar sw-not-on-paper">
      <Banner
        tone="danger"
        title={t('around.overdue', { count: daysOverdue, amount })}
        action={
          <LocalLink kind="standalone" to={path}>
            {t('around.overduePay', { amount })}
          </LocalLink>
        }
      >
        {isPaused ? <Phrases text={t('around.overduePaused')} /> : null}
      </Banner>
    </div>
  );
}
