import { formatBaht, type Satang } from '@songwai/core/basics/money';
import type { TopUpFlow } from '@songwai/core/wallet/top-up-flow';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { useFlow } from '@songwai/features/shared/use-flow';
import { Badge } from '@songwai/ui/badge/badge';
import { Button } from '@songwai/ui/button/button';
import { PayProblem } from '../../shell/paying/started/pay-problem.tsx';
import { RedeemCode } from '../redeem/redeem-code.tsx';
import type { ChosenSums } from './chosen-sums.ts';
import { PayMethod } from './pay-method.tsx';
import '@songwai/ui/card/deep-card.css';

interface PayPanelProps {
  readonly flow: TopUpFlow;
  readonly sums: ChosenSums | null;
  /** Absent while it is unknown. */
  readonly balanceSatang: Satang | undefined;
  readonly onPay: () => void;
  /** A phone has sums and button in a bar. */
  readonly isWide: boolean;
}

interface PanelProps extends PayPanelProps {
  /** Otherwise only codes are taken. */
  readonly mayTopUp: boolean;
}

/** How to pay, what one gets for it and what the balance will be; below it, codes. */
export function PayPanel({ mayTopUp, ...paying }: PanelProps) {
  return (
    <>
      {mayTopUp ? <Paying {...paying} /> : null}
      <div className={mayTopUp ? 'portal-wallet__code sw-ruled--wide' : undefined}>
        <RedeemCode />
      </div>
    </>
  );
}

function Paying({ flow, sums, balanceSatang, onPay, isWide }: PayPanelProps) {
  const t = useTranslate();
  const isStarting = useFlow(flow.store, ({ stage }) => stage.status === 'starting');
  const credited = sums ? sums.paidSatang + sums.bonusSatang : null;
  return (
    <>
      <h2 className="sw-heading sw-heading--small">{t('wallet.payWith')}</h2>
      <PayMethod flow={flow} />
      {isWide && sums && credited !== null ? (
        <dl className="portal-top-up__sums sw-figures">
          <div>
            <dt>{t('wallet.amount')}</dt>
            <dd>{formatBaht(sums.paidSatang)}</dd>
          </div>
          {sums.bonusSatang > 0 ? (
            <div>
              <dt>{t('wallet.bonus')}</dt>
              <dd>
                <Badge tone="bonus">+{formatBaht(sums.bonusSatang)}</Badge>
              </dd>
            </div>
          ) : null}
          <div className="portal-top-up__total sw-total">
            <dt>{t('wallet.getLabel')}</dt>
            <dd className="sw-heading">{formatBaht(credited)}</dd>
          </div>
        </dl>
      ) : null}
      <PayProblem
        flow={flow}
        reasonOf={({ code }) => (code === 404 ? t('wallet.packageGone') : null)}
        unanswered={t('wallet.unanswered')}
        notCharged={t('wallet.notCharged')}
      />
      {isWide ? (
        <Button variant="primary" size="large" isFullWidth isLoading={isStarting} onClick={onPay}>
          {sums ? t('wallet.press', { amount: formatBaht(sums.paidSatang) }) : t('wallet.pressEmpty')}
        </Button>
      ) : null}
      {isWide && credited !== null && balanceSatang !== undefined ? (
        <p className="portal-top-up__after sw-note sw-figures">
          {t('wallet.afterTopUp', { amount: formatBaht(balanceSatang + credited) })}
        </p>
      ) : null}
    </>
  );
}
