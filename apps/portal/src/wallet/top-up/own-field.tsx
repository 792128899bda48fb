import { bahtFromSatang, formatBaht, formatPrice } from '@songwai/core/basics/money';
import { nextPackage } from '@songwai/core/wallet/next-package';
import type { TopUpFlow } from '@songwai/core/wallet/top-up-flow';
import type { WalletOffer } from '@songwai/core/wallet/wallet';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { useFlow } from '@songwai/features/shared/use-flow';
import { Icon } from '@songwai/ui/icon/icon';
import { TextField } from '@songwai/ui/text-field/text-field';
import { Gift } from 'lucide';
import { type RefObject, useState } from 'react';
import { typedAmount } from './typed-amount.ts';
import '@songwai/ui/choice/choice-card.css';

interface OwnFieldProps {
  readonly flow: TopUpFlow;
  readonly offer: WalletOffer;
  readonly field: RefObject<HTMLInputElement | null>;
}

const plain = (satang: number) => formatPrice(bahtFromSatang(satang));

/** The field of an own amount. What is typed is never changed; where little is missing to a package, that is said. */
export function OwnField({ flow, offer, field }: OwnFieldProps) {
  const t = useTranslate();
  const amountSatang = useFlow(flow.store, ({ choice }) => (choice?.kind === 'own' ? choice.amountSatang : null));
  const [typed, setTyped] = useState(() => (amountSatang === null ? '' : plain(amountSatang)));
  const [isLeft, setIsLeft] = useState(false);
  const nudge = amountSatang === null ? null : nextPackage(amountSatang, offer.packages);
  const isRefused = isLeft && typed !== '' && amountSatang === null;
  const range = { min: formatBaht(offer.minSatang), max: formatBaht(offer.maxSatang) };

  const handleTyped = (text: string) => {
    setTyped(text);
    flow.choose({ choice: { kind: 'own', amountSatang: typedAmount(text, offer) } });
  };
  const handleBlur = () => {
    setIsLeft(true);
    // In groups of three, once it is typed.
    if (amountSatang !== null) setTyped(plain(amountSatang));
  };

  return (
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
        hint={isRefused ? undefined : t('wallet.ownRange', range)}
      />
      <div role="status">
        {nudge ? (
          <div className="portal-top-up__nudge sw-nudge">
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
                className="portal-top-up__nudge-take sw-nudge__take sw-figures"
                onClick={() => flow.choose({ choice: { kind: 'package', packageId: nudge.offered.packageId } })}
              >
                {t('wallet.nudgeTake', { price: formatBaht(nudge.offered.priceSatang) })}
              </button>
            </div>
          </div>
        ) : null}
      </div>
    </div>
  );
}
