import { formatBaht } from '@songwai/core/basics/money';
import type { Wallet, WalletOffer } from '@songwai/core/wallet/wallet';
import { Phrases } from '@songwai/features/shared/phrases';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { Skeleton, SkeletonGroup } from '@songwai/ui/skeleton/skeleton';
import { LocalLink } from '../../shell/local-link.tsx';
import { IncomingLine } from './incoming-line.tsx';
import './balance.css';
import '@songwai/ui/card/deep-card.css';

interface BalanceCardProps {
  readonly wallet: Wallet;
  readonly exampleRide: WalletOffer['exampleRide'];
}

/** What can be spent, what it buys, and money of cash on delivery that is on its way. */
export function BalanceCard({ wallet, exampleRide }: BalanceCardProps) {
  const t = useTranslate();
  const { balanceSatang, incoming, freeCreditSatang } = wallet;
  const rides = exampleRide ? Math.floor(balanceSatang / exampleRide.fareSatang) : 0;
  return (
    <section className="portal-balance sw-deep" aria-label={t('wallet.balance')}>
      <div className="portal-balance__words">
        <p className="sw-deep__soft">{t('wallet.balance')}</p>
        <p className="portal-balance__sum sw-deep__sum sw-figures" aria-live="polite">
          {formatBaht(balanceSatang)}
        </p>
        {exampleRide && rides > 0 ? (
          <p className="sw-deep__soft">
            <Phrases text={t('wallet.buys', { km: exampleRide.km, count: rides.toLocaleString('en') })} />
          </p>
        ) : null}
        {freeCreditSatang > 0 ? (
          <p className="portal-balance__credit">
            <LocalLink kind="standalone" to="/freecredit">
              {t('wallet.freeCredit', { amount: formatBaht(freeCreditSatang) })}
            </LocalLink>
          </p>
        ) : null}
      </div>
      {incoming.length > 0 ? <IncomingLine incoming={incoming} /> : null}
    </section>
  );
}

export function BalanceSkeleton() {
  const t = useTranslate();
  return (
    <SkeletonGroup label={t('portal.loading')}>
      <Skeleton shape="block" height="154px" />
    </SkeletonGroup>
  );
}
