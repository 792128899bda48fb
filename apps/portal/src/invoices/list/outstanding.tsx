import { formatBaht } from '@songwai/core/basics/money';
import type { Invoice } from '@songwai/core/invoices/invoice';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { Banner } from '@songwai/ui/banner/banner';
import { buttonClass } from '@songwai/ui/button/button';
import { Card } from '@songwai/ui/card/card';
import { Link } from 'wouter';
import { localizedPath } from '../../routes/localized-path.ts';
import { useLanguage } from '../../shell/language/use-language.ts';
import { DueLine } from '../parts/due-line.tsx';
import { LateHelp } from '../parts/late-help.tsx';
import { monthAndYear } from '../parts/month-name.ts';
import '@songwai/ui/card/sum.css';

/** What is owed: the one invoice large, or the sum of several over a card for each, the oldest first. */
export function Outstanding({ invoices }: { readonly invoices: readonly Invoice[] }) {
  const t = useTranslate();
  const isOne = invoices.length === 1;
  const total = invoices.reduce((sum, { openSatang }) => sum + openSatang, 0);
  if (invoices.length === 0) return null;
  const count = t('invoices.openCount', { count: invoices.length });
  return (
    <section className="portal-invoices__open" aria-label={t('invoices.open')}>
      {isOne ? null : (
        <div>
          <p className="sw-note">{count}</p>
          <p className="sw-sum sw-figures">{formatBaht(total)}</p>
        </div>
      )}
      {invoices.map((invoice) => (
        <OutstandingCard key={invoice.id} invoice={invoice} lead={isOne ? count : null} />
      ))}
    </section>
  );
}

interface OutstandingCardProps {
  readonly invoice: Invoice;
  /** Over the sum of the only one, which is then the large thing of the page. */
  readonly lead: string | null;
}

function OutstandingCard({ invoice, lead }: OutstandingCardProps) {
  const t = useTranslate();
  const language = useLanguage();
  const { number, month, jobCount, openSatang, amountSatang, daysOverdue } = invoice;
  const path = localizedPath(language, `/invoice/${number}`);
  const title = t('invoices.amountOf', { month: monthAndYear(month, language) });
  const sum = formatBaht(openSatang);
  return (
    <Card padding="large" className="portal-invoices__card">
      {daysOverdue > 0 ? (
        <Banner tone="danger" title={t('invoices.late', { count: daysOverdue })}>
          <LateHelp />
        </Banner>
      ) : null}
      <div className="portal-invoices__head">
        <div>
          {lead ? <p className="sw-note">{lead}</p> : null}
          <p className={lead ? 'sw-sum sw-figures' : 'sw-heading--page sw-figures'}>{sum}</p>
          {openSatang < amountSatang ? (
            <p className="sw-note sw-figures">{t('invoices.openOf', { amount: formatBaht(amountSatang) })}</p>
          ) : null}
          <p className="sw-note sw-figures">
            {title} · {t('invoices.jobs', { count: jobCount })} · <span className="sw-phrase">{number}</span>
          </p>
        </div>
        <div className="portal-invoices__actions">
          <Link className={buttonClass({ variant: 'secondary' })} to={path}>
            {t('invoices.details')}
          </Link>
          <Link className={buttonClass({ variant: 'primary', size: 'large' })} to={`${path}?pay`}>
            {t('invoices.pay', { amount: sum })}
          </Link>
        </div>
      </div>
      <DueLine invoice={invoice} />
    </Card>
  );
}
