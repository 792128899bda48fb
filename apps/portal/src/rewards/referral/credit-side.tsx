import { formatBaht } from '@songwai/core/basics/money';
import type { Referral } from '@songwai/core/rewards/referral-calls';
import { useClock } from '@songwai/features/shared/clock-context';
import { useLocalName, useTranslate } from '@songwai/features/shared/translate-context';
import { Card } from '@songwai/ui/card/card';
import { LedgerLine, LedgerSkeleton } from '@songwai/ui/ledger-line/ledger-line';
import { UsesLeft } from '@songwai/ui/uses-left/uses-left';
import { useInfiniteQuery } from '@tanstack/react-query';
import { LocalLink } from '../../shell/local-link.tsx';
import { usePortal } from '../../shell/portal-context.tsx';
import { QueryFrame } from '../../shell/query-frame.tsx';
import { creditDays } from '../../wallet/credit/credit-days.tsx';
import { creditQuery } from '../../wallet/credit/free-credit.queries.ts';
import '@songwai/ui/card/deep-card.css';

const shownEntries = 6;

/** The free credit that there is, how often its parts can still be used, and its last changes. */
export function CreditSide({ referral }: { readonly referral: Referral }) {
  const t = useTranslate();
  const localName = useLocalName();
  const now = useClock()();
  const { transport } = usePortal();
  const query = useInfiniteQuery(creditQuery(transport));
  const { creditSatang, usesLeft, rule } = referral;
  const words = t('referral.perJob', { sum: formatBaht(rule.perJobSatang), count: usesLeft });
  const signs = {
    ...{ out: t('credit.kind.spent'), in: t('credit.kind.givenBack'), cash: t('credit.kind.granted') },
    ...{ bonus: t('credit.kind.granted'), pending: t('credit.kind.granted') },
  };
  return (
    <>
      <section className="portal-refer__credit sw-deep" aria-label={t('referral.balance')}>
        <p className="sw-deep__soft">{t('referral.balance')}</p>
        <p className="sw-deep__sum sw-figures">{formatBaht(creditSatang)}</p>
        {usesLeft > 0 ? (
          <>
            <p className="sw-deep__soft">{words}</p>
            <UsesLeft label={words} total={rule.uses} left={usesLeft} />
          </>
        ) : null}
      </section>
      <section className="portal-refer__section" aria-labelledby="refer-credit">
        <h2 id="refer-credit" className="sw-heading">
          {t('referral.credit')}
        </h2>
        <Card>
          <QueryFrame
            query={query}
            skeleton={<LedgerSkeleton label={t('portal.loading')} rows={3} />}
            isEmpty={({ pages }) => (pages[0]?.entries.length ?? 0) === 0}
            empty={<p className="sw-soft">{t('referral.creditEmpty')}</p>}
          >
            {({ pages }) => (
              <LedgerLine
                days={creditDays((pages[0]?.entries ?? []).slice(0, shownEntries), now, { t, localName })}
                signs={signs}
                label={t('referral.credit')}
              />
            )}
          </QueryFrame>
        </Card>
        <LocalLink kind="standalone" to="/freecredit">
          {t('referral.creditAll')}
        </LocalLink>
      </section>
    </>
  );
}
