import { formatBaht } from '@songwai/core/basics/money';
import { type PaymentType, paymentType } from '@songwai/core/jobs/booking/payment-type';
import type { OfferedWay } from '@songwai/core/jobs/paying/offered-ways';
import { Icon, type IconNode } from '@songwai/ui/icon/icon';
import { Banknote, CreditCard, FileText, QrCode, Wallet } from 'lucide';
import { type ReactNode, useId } from 'react';
import { useTranslate } from '../../shared/translate-context.tsx';
import { brandName, type WayKnowledge, wayDetail, wayName } from './way-text.ts';
import './method-list.css';

/** The icon of each way. */
export const wayIcons: Readonly<Record<PaymentType, IconNode>> = {
  [paymentType.cash]: Banknote,
  [paymentType.creditCard]: CreditCard,
  [paymentType.prepaid]: Wallet,
  [paymentType.promptPay]: QrCode,
  [paymentType.invoice]: FileText,
};

export interface MethodListProps {
  readonly label: string;
  readonly ways: readonly OfferedWay[];
  readonly chosen: OfferedWay | undefined;
  readonly knowledge: WayKnowledge;
  readonly onChoose: (way: OfferedWay) => void;
  /** What the chosen row opens with. */
  readonly renderOpen?: ((way: OfferedWay) => ReactNode) | undefined;
  /** A way that was just refused. */
  readonly refusedId?: string | undefined;
}

/** The ways to pay, one below the other; the chosen one opens in place, one that cannot be used stays and says why. */
export function MethodList({ label, ways, chosen, knowledge, onChoose, renderOpen, refusedId }: MethodListProps) {
  const t = useTranslate();
  const name = useId();
  return (
    <fieldset className="sw-methods">
      <legend className="sw-visually-hidden">{label}</legend>
      {ways.map((way) => {
        const { id, card, isTooLittle = false, missingSatang = 0 } = way;
        const opened = chosen?.id === id ? renderOpen?.(way) : null;
        return (
          <div key={id} className="sw-methods__way">
            <label className="sw-press sw-methods__row">
              <input
                type="radio"
                name={name}
                value={id}
                checked={chosen?.id === id}
                disabled={isTooLittle}
                onChange={() => onChoose(way)}
              />
              {card && card.brand !== 'other' ? (
                <span className="sw-methods__brand" aria-hidden="true">
                  {brandName(card, t)}
                </span>
              ) : (
                <Icon icon={wayIcons[way.paymentType]} />
              )}
              <span className="sw-grow">
                <span className="sw-strong">{wayName(way, t)}</span>
                <span className="sw-methods__detail sw-note sw-soft">
                  {refusedId === id ? <span className="sw-problem">{t('paying.refusedAt')}</span> : wayDetail(way, knowledge, t)}
                  {missingSatang > 0 ? (
                    <>
                      {' · '}
                      <strong className="sw-problem">{t('paying.short', { amount: formatBaht(missingSatang) })}</strong>
                    </>
                  ) : null}
                </span>
              </span>
              <span className="sw-mark sw-methods__dot" aria-hidden="true" />
            </label>
            {opened ? <div className="sw-methods__open">{opened}</div> : null}
          </div>
        );
      })}
    </fieldset>
  );
}
