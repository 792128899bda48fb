import { formatJobId } from '@songwai/core/basics/ids';
import { formatBaht } from '@songwai/core/basics/money';
import type { IncomingCod } from '@songwai/core/wallet/wallet';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { RouteLine, RouteStop } from '@songwai/ui/route-line/route-line';
import { LocalLink } from '../../shell/local-link.tsx';
import '@songwai/ui/card/deep-card.css';

/** More jobs than these are counted. */
const mostShown = 3;

/** Money of cash on delivery on its way into the wallet: from the jobs that bring it to the sum. */
export function IncomingLine({ incoming }: { readonly incoming: readonly IncomingCod[] }) {
  const t = useTranslate();
  const shown = incoming.slice(0, mostShown);
  const restCount = incoming.length - shown.length;
  const totalSatang = incoming.reduce((sum, { amountSatang }) => sum + amountSatang, 0);
  return (
    <div className="portal-balance__incoming sw-rows">
      <RouteLine layout="dots" label={t('wallet.incoming')}>
        {shown.map(({ jobId, stops }, index) => (
          <RouteStop key={jobId} node={{ state: 'todo' }} segment="dotted">
            <p className="sw-strong">
              <LocalLink to={`/job/${jobId}`}>{t('wallet.incomingJob', { id: formatJobId(jobId) })}</LocalLink>
            </p>
            <p className="sw-deep__soft">
              {t('wallet.incomingStops', { count: stops })}
              {restCount > 0 && index === shown.length - 1 ? ` ${t('wallet.incomingMore', { count: restCount })}` : null}
            </p>
          </RouteStop>
        ))}
        <RouteStop node={{ state: 'focus' }}>
          <p className="sw-strong sw-figures">{t('wallet.incomingTotal', { amount: formatBaht(totalSatang) })}</p>
          <p className="sw-deep__soft">{t('wallet.incomingWhen')}</p>
        </RouteStop>
      </RouteLine>
    </div>
  );
}
