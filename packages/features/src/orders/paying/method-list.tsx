import { formatBaht } from '@songwai/core/basics/money';
import { type PaymentType, paymentType } from '@songwai/core/jobs/booking/payment-type';
import type { OfferedWay } from '@songwai/core/jobs/paying/offered-ways';
import { Card } from '@songwai/ui/card/card';
import { Icon, type IconNode } from '@songwai/ui/icon/icon';
import { Stack } from '@songwai/ui/layout/stack';
import { CardBrandMark } from '@songwai/ui/payment-mark/card-brand-mark';
import { Banknote, CreditCard, FileText, QrCode, Wallet } from 'lucide';
import { type ReactNode, useId } from 'react';
import { useTranslate } from '../../shared/translate-context.tsx';
import { type WayKnowledge, wayDetail, wayName } from './way-text.ts';
import '@songwai/ui/choice/method-rows.css';

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
    <fieldset>
      <legend className="sw-visually-hidden">{label}</legend>
      <Card padding="none" className="sw-methods">
        {ways.map((way) => {
          const { id, card, isTooLittle = false, missingSatang = 0 } = way;
          const isChosen = chosen?.id === id;
          const opened = isChosen ? renderOpen?.(way) : null;
          return (
            <div key={id} className="sw-methods__way">
              <label className="sw-press sw-methods__row">
                <input
                  type="radio"
                  name={name}
                  value={id}
                  checked={isChosen}
                  disabled={isTooLittle}
                  onChange={() => onChoose(way)}
                />
                <span className="sw-mark sw-box" />
                {card ? <CardBrandMark brand={card.brand} isDecorative /> : <Icon icon={wayIcons[way.paymentType]} />}
                <span className="sw-grow">
                  <span className={isTooLittle ? 'sw-soft' : 'sw-strong'}>{wayName(way, t)}</span> <br />
                  <span className="sw-note sw-soft">
                    {refusedId === id ? (
                      <span className="sw-problem">{t('paying.refusedAt')}</span>
                    ) : (
                      wayDetail(way, knowledge, t)
                    )}
                    {missingSatang > 0 ? (
                      <>
                        {' · '}
                        <strong className="sw-problem">{t('paying.short', { amount: formatBaht(missingSatang) })}</strong>
                      </>
                    ) : null}
                  </span>
                </span>
              </label>
              {opened ? (
                <div className="sw-methods__open">
                  <Stack gap="small">{opened}</Stack>
                </div>
              ) : null}
            </div>
          );
        })}
      </Card>
    </fieldset>
  );
}
