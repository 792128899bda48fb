import { CreditCard } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import '../visually-hidden/visually-hidden.css';
import './payment-mark.css';

/** A card scheme; `other` is an icon of a card. */
export type CardBrandName = 'visa' | 'mastercard' | 'jcb' | 'other';

/** What the schemes are called, in every language. */
export const cardBrandNames = { visa: 'Visa', mastercard: 'Mastercard', jcb: 'JCB' } as const;

/** Plain marks in the schemes' colours, on white in both themes, because the schemes allow no other background. */
const drawings: Readonly<Record<keyof typeof cardBrandNames, ReactNode>> = {
  visa: (
    <text x="15" y="14" fill="#1a3f94" style={{ fontSize: 12.5 }}>
      VISA
    </text>
  ),
  mastercard: (
    <>
      <circle cx="11" cy="9" r="7.2" fill="#d9382a" />
      <circle cx="19" cy="9" r="7.2" fill="#f0a22e" opacity=".88" />
    </>
  ),
  jcb: (
    <>
      <rect x="3" y="1" width="7.4" height="16" rx="2.6" fill="#1d5fa8" />
      <rect x="11.3" y="1" width="7.4" height="16" rx="2.6" fill="#b3261e" />
      <rect x="19.6" y="1" width="7.4" height="16" rx="2.6" fill="#1e7b3a" />
    </>
  ),
};

export interface CardBrandMarkProps {
  readonly brand: CardBrandName;
  /** Where the brand stands in a text beside it. */
  readonly isDecorative?: boolean | undefined;
}

/** The mark of a card's scheme. */
export function CardBrandMark({ brand, isDecorative = false }: CardBrandMarkProps) {
  return (
    <span className="sw-root sw-payment-mark" data-theme="light">
      {brand === 'other' ? (
        <Icon icon={CreditCard} />
      ) : (
        <>
          <svg viewBox="0 0 30 18" aria-hidden="true">
            {drawings[brand]}
          </svg>
          {isDecorative ? null : <span className="sw-visually-hidden">{cardBrandNames[brand]}</span>}
        </>
      )}
    </span>
  );
}

/** The schemes that are taken, beside each other. */
export function CardBrandMarks({ brands }: { readonly brands: readonly CardBrandName[] }) {
  return (
    <span className="sw-payment-marks">
      {brands.map((brand) => (
        <CardBrandMark key={brand} brand={brand} />
      ))}
    </span>
  );
}
