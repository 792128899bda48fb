import { formatBaht } from '@songwai/core/basics/money';
import type { TopUpFlow } from '@songwai/core/wallet/top-up-flow';
import type { WalletOffer } from '@songwai/core/wallet/wallet';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { useFlow } from '@songwai/features/shared/use-flow';
import { Badge } from '@songwai/ui/badge/badge';
import { type RefObject, useId } from 'react';
import { OwnAmount } from './own-amount.tsx';
import './top-up.css';
import '@songwai/ui/choice/choice-card.css';

interface TopUpChoiceProps {
  readonly flow: TopUpFlow;
  readonly offer: WalletOffer;
  readonly ownField: RefObject<HTMLInputElement | null>;
}

/** Packages with their bonus, and an own amount: one of them. Native radio buttons. */
export function TopUpChoice({ flow, offer, ownField }: TopUpChoiceProps) {
  const t = useTranslate();
  const name = useId();
  const choice = useFlow(flow.store, (state) => state.choice);
  return (
    <fieldset className="portal-top-up">
      <legend className="sw-visually-hidden">{t('wallet.amount')}</legend>
      <div className="portal-top-up__packages">
        {offer.packages.map(({ packageId, priceSatang, bonusSatang }) => (
          <label key={packageId} className="sw-press sw-choice portal-top-up__card sw-choice-card">
            <input
              type="radio"
              name={name}
              checked={choice?.kind === 'package' && choice.packageId === packageId}
              onChange={() => flow.choose({ choice: { kind: 'package', packageId } })}
            />
            <span className="sw-mark portal-top-up__dot sw-choice-dot" />
            <span className="sw-heading sw-strong sw-figures">{formatBaht(priceSatang)}</span>
            <span className="sw-note sw-figures">{t('wallet.get', { amount: formatBaht(priceSatang + bonusSatang) })}</span>
            {bonusSatang > 0 ? <Badge tone="bonus">{t('wallet.bonusAmount', { amount: formatBaht(bonusSatang) })}</Badge> : null}
          </label>
        ))}
      </div>
      <OwnAmount {...{ flow, offer, name }} field={ownField} />
    </fieldset>
  );
}
