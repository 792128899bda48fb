import { bangkokDate } from '@songwai/core/basics/bangkok-time';
import { formatBaht, type Satang } from '@songwai/core/basics/money';
import type { TextKey } from '@songwai/core/i18n/text-keys';
import type { AccountMovement, CompanyStatement } from '@songwai/core/invoices/statement';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { Card } from '@songwai/ui/card/card';
import { EmptyState } from '@songwai/ui/empty-state/empty-state';
import { Stack } from '@songwai/ui/layout/stack';
import { List } from '@songwai/ui/list/list';
import { ListRow } from '@songwai/ui/list/list-row';
import '@songwai/ui/card/card-parts.css';

const names: Readonly<Record<AccountMovement['kind'], TextKey<'month'>>> = {
  invoice: 'month.invoice',
  payment: 'month.payment',
  withheld: 'month.withheld',
  creditNote: 'month.credit',
};

/** How the account moved: what was owed before the month, each document, and what is owed after it. */
export function AccountMovements({ statement }: { readonly statement: CompanyStatement }) {
  const t = useTranslate();
  const balance = (term: string, satang: Satang) => (
    <Card tone="sunken" className="portal-month__balance">
      <Stack direction="row" justify="between" gap="small">
        <span>{term}</span>
        <strong className="sw-figures">{formatBaht(satang)}</strong>
      </Stack>
    </Card>
  );
  return (
    <Card padding="none" className="sw-card-parts">
      <div className="portal-month__head">
        <h2 className="sw-heading sw-heading--small">{t('month.account')}</h2>
        <p className="sw-note">{t('month.accountHelp')}</p>
      </div>
      {balance(t('month.opening'), statement.openingSatang)}
      <List
        label={t('month.account')}
        loadingLabel={t('portal.loading')}
        empty={<EmptyState title={t('month.none')} />}
        items={statement.movements.map((movement, index) => ({ id: `${movement.number}-${movement.kind}-${index}`, movement }))}
        renderItem={({ movement: { kind, number, at, amountSatang, balanceSatang } }) => (
          <ListRow
            title={t(names[kind])}
            detail={
              <span className="sw-figures">
                {bangkokDate(at)} · {number}
              </span>
            }
            trailing={
              <>
                {amountSatang < 0 ? '−' : '+'}
                {formatBaht(Math.abs(amountSatang))}
                <span className="sw-note">{t('month.owed', { amount: formatBaht(balanceSatang) })}</span>
              </>
            }
          />
        )}
      />
      {balance(t('month.closing'), statement.closingSatang)}
    </Card>
  );
}
