import { formatBaht } from '@songwai/core/basics/money';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { useFlow } from '@songwai/features/shared/use-flow';
import { buttonClass } from '@songwai/ui/button/button';
import { Icon } from '@songwai/ui/icon/icon';
import type { NavItem } from '@songwai/ui/side-nav/side-nav';
import { useQuery } from '@tanstack/react-query';
import { usePortal } from '../portal-context.tsx';
import { balanceQuery } from './balance.queries.ts';

export interface WalletCardProps {
  /** In the drawer of a phone: the sum is larger, on a quiet ground. */
  readonly isDrawer?: boolean | undefined;
  /** The wallet's own entry in the menu, which leads to where it is topped up. */
  readonly entry: NavItem;
}

/**
 * What is in the wallet, in the menu, and the way to top it up. It takes everything from what is loaded with every page, because the menu
 * names each file that it loads later.
 */
export function WalletCard({ isDrawer = false, entry }: WalletCardProps) {
  const t = useTranslate();
  const { transport, session } = usePortal();
  const user = useFlow(session.store, (state) => (state.status === 'signedIn' ? state.user : null));
  // Until there is an answer, the session's balance is shown.
  const { data } = useQuery({ ...balanceQuery(transport), enabled: user !== null });
  if (user === null) return null;
  return (
    <div className={`sw-card sw-card--${isDrawer ? 'sunken' : 'plain'} sw-card--pad-medium`}>
      <div className="sw-stack sw-stack--row sw-stack--between sw-gap--small">
        <div className="sw-stack sw-stack--row sw-gap--small">
          <Icon icon={entry.icon} />
          <div>
            <div className="sw-note">{entry.text}</div>
            <div className={`sw-strong sw-figures ${isDrawer ? 'sw-heading' : ''}`}>
              {formatBaht(data?.balanceSatang ?? user.walletSatang)}
            </div>
          </div>
        </div>
        {(user.company?.rights.pay ?? true) ? (
          <a className={buttonClass({ variant: isDrawer ? 'secondary' : 'tint' })} {...entry.link}>
            {t('menu.topUp')}
          </a>
        ) : null}
      </div>
    </div>
  );
}
