import { bahtFromSatang, formatPrice, type Satang } from '@songwai/core/basics/money';
import type { InvoiceFlow } from '@songwai/core/invoices/paying/invoice-flow';
import type { PartLimits } from '@songwai/core/invoices/paying/part-limits';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { Button } from '@songwai/ui/button/button';
import { TextField } from '@songwai/ui/text-field/text-field';
import { type RefObject, useState } from 'react';
import { typedAmount } from '../../wallet/top-up/typed-amount.ts';

interface PartFieldProps {
  readonly flow: InvoiceFlow;
  readonly leftSatang: Satang;
  /** What a part may be; all that is left may always be paid. */
  readonly limits: PartLimits;
  readonly isPart: boolean;
  /** A press on the button that pays asks for it. */
  readonly isAskedFor: boolean;
  readonly field: RefObject<HTMLInputElement | null>;
}

const plain = (satang: Satang) => formatPrice(bahtFromSatang(satang));

/** A part of the invoice instead of all that is open. */
export function PartField({ flow, leftSatang, limits, isPart, isAskedFor, field }: PartFieldProps) {
  const t = useTranslate();
  const [typed, setTyped] = useState('');
  const [isLeft, setIsLeft] = useState(false);
  const payable = (text: string): Satang | null =>
    typedAmount(text, limits) ?? typedAmount(text, { minSatang: leftSatang, maxSatang: leftSatang });
  const amountSatang = payable(typed);
  const range = { min: plain(limits.minSatang), max: plain(limits.maxSatang), all: plain(leftSatang) };
  const isWrong = amountSatang === null && ((isLeft && typed !== '') || isAskedFor);

  const handleTyped = (text: string) => {
    setTyped(text);
    flow.choose({ share: { kind: 'part', amountSatang: payable(text) } });
  };
  const handleSwitch = () => flow.choose({ share: isPart ? { kind: 'all' } : { kind: 'part', amountSatang } });

  return (
    <div className="portal-paying__part">
      {isPart ? (
        <TextField
          ref={field}
          label={t('invoice.partAmount')}
          prefix="฿"
          inputMode="decimal"
          autoComplete="off"
          value={typed}
          onChange={handleTyped}
          onFocus={() => setIsLeft(false)}
          onBlur={() => setIsLeft(true)}
          hint={isWrong ? undefined : t('invoice.partRange', range)}
          error={isWrong ? t('invoice.partWrong', range) : undefined}
        />
      ) : null}
      <div>
        <Button variant="quiet" size="dense" aria-expanded={isPart} onClick={handleSwitch}>
          {t(isPart ? 'invoice.partAll' : 'invoice.part')}
        </Button>
      </div>
    </div>
  );
}
