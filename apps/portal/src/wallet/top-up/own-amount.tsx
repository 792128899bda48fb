import { bahtFromSatang, formatBaht, formatPrice } from '@songwai/core/basics/money';
import { nextPackage } from '@songwai/core/wallet/next-package';
import type { TopUpFlow } from '@songwai/core/wallet/top-up-state';
import type { WalletOffer } from '@songwai/core/wallet/wallet';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { useFlow } from '@songwai/features/shared/use-flow';
import { Icon } from '@songwai/ui/icon/icon';
import { TextField } from '@songwai/ui/text-field/text-field';
import { Gift } from 'lucide';
import { type RefObject, useState } from 'react';
import { typedAmount } from './typed-amount.ts';

interface OwnAmountProps {
  readonly flow: TopUpFlow;
  readonly offer: WalletOffer;
  /** Of the radio buttons. */
  readonly name: string;
  readonly field: RefObject<HTMLInputElement | null>;
}

const plain = (satang: number) => formatPrice(bahtFromSatang(satang));

/** A sum of one's own. What is typed is never changed; where little is missing to a package, that is said. */
export function OwnAmount({ flow, offer, name, field }: OwnAmountProps) {
  const t = useTranslate();
  const choice = useFlow(flow.store, (state) => state.choice);
  const [typed, setTyped] = useState('');
  const [isLeft, setIsLeft] = useState(false);
  const isChosen = choice?.kind === 'own';
  const amountSatang = isChosen ? choice.amountSatang : null;
  const nudge = amountSatang === null ? null : nextPackage(amountSatang, offer.packages);
  const isRefused = isLeft && typed !== '' && amountSatang === null;

  const choose = (text: string) => flow.choose({ kind: 'own', amountSatang: typedAmount(text, offer) });
  const handleTyped = (text: string) => {
    setTyped(text);
    choose(text);
  };
  const handleBlur = () => {
    setIsLeft(true);
    // In groups of three, once it is typed.
    if (amountSatang !== null) setTyped(plain(amountSatang));
  };

  return (
    <div className={isChosen ? 'portal-top-up__own portal-top-up__own--open' : 'portal-top-up__own'}>
      <label className="sw-press sw-choice portal-top-up__own-line">
        <input type="radio" name={name} checked={isChosen} onChange={() => choose(typed)} />
        <span className="sw-mark portal-top-up__dot" />
        <span className="sw-grow">
          <span className="sw-strong">{t('wallet.own')}</span>
          {isChosen ? null : (
            <span className="portal-top-up__range sw-note sw-figures">
              {t('wallet.ownRange', { min: formatBaht(offer.minSatang), max: formatBaht(offer.maxSatang) })}
            </span>
          )}
        </span>
        {isChosen ? null : (
          <span className="sw-accent sw-strong" aria-hidden="true">
            {t('wallet.ownEnter')}
          </span>
        )}
      </label>
      {isChosen ? (
        <div className="portal-top-up__own-field">
          <TextField
            ref={field}
            label={t('wallet.ownAmount')}
            isLabelHidden
            prefix="฿"
            inputMode="decimal"
            autoComplete="off"
            value={typed}
            onChange={handleTyped}
            onBlur={handleBlur}
            onFocus={() => setIsLeft(false)}
            error={isRefused ? t('wallet.amountRange', { min: plain(offer.minSatang), max: plain(offer.maxSatang) }) : undefined}
            hint={t('wallet.ownRange', { min: formatBaht(offer.minSatang), max: formatBaht(offer.maxSatang) })}
          />
          <div role="status">
            {nudge ? (
              <div className="portal-top-up__nudge">
                <Icon icon={Gift} />
                <div>
                  <p className="sw-strong sw-figures">
                    {t('wallet.nudge', {
                      missing: formatBaht(nudge.missingSatang),
                      bonus: formatBaht(nudge.offered.bonusSatang),
                    })}
                  </p>
                  <button
                    type="button"
                    className="portal-top-up__nudge-take sw-figures"
                    onClick={() => flow.choose({ kind: 'package', packageId: nudge.offered.packageId })}
                  >
                    {t('wallet.nudgeTake', { price: formatBaht(nudge.offered.priceSatang) })}
                  </button>
                </div>
              </div>
            ) : null}
          </div>
        </div>
      ) : null}
    </div>
  );
}
