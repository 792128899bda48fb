import { formatBaht } from '@songwai/core/basics/money';
import type { TopUpFlow } from '@songwai/core/wallet/top-up-flow';
import type { WalletOffer } from '@songwai/core/wallet/wallet';
import { lazyPart } from '@songwai/features/shared/lazy-part';
import { LazyView } from '@songwai/features/shared/lazy-view';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { useFlow } from '@songwai/features/shared/use-flow';
import { Skeleton } from '@songwai/ui/skeleton/skeleton';
import type { RefObject } from 'react';
import '@songwai/ui/choice/choice-card.css';

/** Most choose a package. */
const loadField = lazyPart(() => import('./own-field.tsx'));

interface OwnAmountProps {
  readonly flow: TopUpFlow;
  readonly offer: WalletOffer;
  /** Of the radio buttons. */
  readonly name: string;
  readonly field: RefObject<HTMLInputElement | null>;
}

/** A sum of one's own, beside the packages: chosen, its field opens in place. */
export function OwnAmount({ flow, offer, name, field }: OwnAmountProps) {
  const t = useTranslate();
  const isChosen = useFlow(flow.store, ({ choice }) => choice?.kind === 'own');
  return (
    <div className={isChosen ? 'sw-choice-card sw-choice-card--open' : 'sw-choice-card'}>
      <label className="sw-press sw-choice portal-top-up__own-line">
        <input
          type="radio"
          name={name}
          checked={isChosen}
          onChange={() => flow.choose({ choice: { kind: 'own', amountSatang: null } })}
        />
        <span className="sw-mark portal-top-up__dot sw-choice-dot" />
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
        <LazyView load={loadField} skeleton={<Skeleton shape="block" height="80px" />}>
          {({ OwnField }) => <OwnField {...{ flow, offer, field }} />}
        </LazyView>
      ) : null}
    </div>
  );
}
