import { formatBaht } from '@songwai/core/basics/money';
import type { NextInvoice } from '@songwai/core/invoices/invoice';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { Card } from '@songwai/ui/card/card';
import { IconTile } from '@songwai/ui/icon/icon-tile';
import { ListRow } from '@songwai/ui/list/list-row';
import { CalendarClock } from 'lucide';

/** Jobs since the last invoice, and when they are billed. */
export function NextInvoiceRow({ next: { jobCount, amountSatang, billDate } }: { readonly next: NextInvoice }) {
  const t = useTranslate();
  return (
    <Card padding="none">
      <ListRow
        leading={<IconTile icon={CalendarClock} />}
        title={t('invoices.next', { date: billDate })}
        detail={
          <span className="sw-figures">{t('invoices.nextDetail', { count: jobCount, amount: formatBaht(amountSatang) })}</span>
        }
      />
    </Card>
  );
}
