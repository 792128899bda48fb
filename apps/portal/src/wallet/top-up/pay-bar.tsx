import { formatBaht } from '@songwai/core/basics/money';
import type { TopUpFlow } from '@songwai/core/wallet/top-up-flow';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { useFlow } from '@songwai/features/shared/use-flow';
import { Button } from '@songwai/ui/button/button';
import type { ChosenSums } from './chosen-sums.ts';
import '@songwai/ui/app-shell/page-bar.css';

interface PayBarProps {
  readonly flow: TopUpFlow;
  readonly sums: ChosenSums | null;
  readonly onPay: () => void;
}

/** On a phone: what one gets, and the button, above the tabs. */
export function PayBar({ flow, sums, onPay }: PayBarProps) {
  const t = useTranslate();
  const isStarting = useFlow(flow.store, ({ stage }) => stage.status === 'starting');
  return (
    <div className="sw-page-bar sw-figures">
      <div className="sw-grow">
        {sums ? (
          <p className="sw-heading--small sw-strong">
            {t('wallet.get', { amount: formatBaht(sums.paidSatang + sums.bonusSatang) })}
          </p>
        ) : null}
        {sums && sums.bonusSatang > 0 ? (
          <p className="sw-note">{t('wallet.withBonus', { amount: formatBaht(sums.bonusSatang) })}</p>
        ) : null}
      </div>
      <Button variant="primary" size="large" isLoading={isStarting} onClick={onPay}>
        {sums ? t('wallet.press', { amount: formatBaht(sums.paidSatang) }) : t('wallet.pressEmpty')}
      </Button>
    </div>
  );
}
