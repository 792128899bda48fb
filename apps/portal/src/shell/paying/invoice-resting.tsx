import { formatBaht } from '@songwai/core/basics/money';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { Card } from '@songwai/ui/card/card';
import { Icon } from '@songwai/ui/icon/icon';
import { useQuery } from '@tanstack/react-query';
import { FileText } from 'lucide';
import { LocalLink } from '../local-link.tsx';
import { overdueQuery } from '../menu/overdue.queries.ts';
import { usePortal } from '../portal-context.tsx';
import { useUser } from '../session/use-user.ts';
import '@songwai/ui/choice/method-rows.css';

/** The monthly invoice among the ways to pay, while it rests because one is overdue: faded, with the reason and the way out. */
export function InvoiceResting() {
  const t = useTranslate();
  const mayPay = useUser()?.company?.rights.pay ?? false;
  const { data } = useQuery(overdueQuery(usePortal().transport));
  const reason = t(mayPay ? 'invoicing.resting' : 'invoicing.restingMember');
  return (
    <Card padding="none" className="sw-methods">
      <label className="sw-press sw-methods__row">
        <input type="radio" disabled />
        <span className="sw-mark sw-box" />
        <Icon icon={FileText} />
        <span className="sw-grow">
          <span className="sw-soft">{t('invoicing.way')}</span> <br />
          <span className="sw-note sw-soft">{reason}</span>
        </span>
      </label>
      {mayPay && data ? (
        <div className="sw-methods__open">
          <LocalLink kind="standalone" to={data.invoiceId === null ? '/invoice' : `/invoice/${data.invoiceId}?pay`}>
            {t('invoicing.pay', { amount: formatBaht(data.amountSatang) })}
          </LocalLink>
        </div>
      ) : null}
    </Card>
  );
}
