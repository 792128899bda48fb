import { formatBaht, type Satang } from '@songwai/core/basics/money';
import { paymentType } from '@songwai/core/jobs/booking/payment-type';
import type { OfferedWay } from '@songwai/core/jobs/paying/offered-ways';
import type { TopUp } from '@songwai/core/wallet/calls';
import { useAnnounce } from '@songwai/ui/live-announcer/live-announcer';
import { useState } from 'react';
import { useTranslate } from '../../shared/translate-context.tsx';
import { useFlow } from '../../shared/use-flow.ts';
import { problemTexts } from '../order-problems.ts';
import { FieldProblem } from '../panel/field-problem.tsx';
import { PickerSheet } from '../panel/picker-sheet.tsx';
import type { PayingFlow, PayingState } from '../payment/paying-flow.ts';
import { PaymentPoint } from '../payment/payment-point.tsx';
import { TopUpRunning } from './attempts/top-up-running.tsx';
import { FoldedMethods } from './folded-methods.tsx';
import { InvoiceOpen } from './invoice-open.tsx';
import { offeredFor } from './offered-for.ts';
import type { PayingWays } from './paying-ways.ts';
import { WalletOpen } from './wallet-open.tsx';

export interface PaymentSheetProps {
  readonly flow: PayingFlow;
  readonly ways: PayingWays;
  /** What is to be paid; null while it is not known. */
  readonly netSatang: Satang | null;
  readonly onClose: () => void;
  /** Books right after a top-up; absent while the order is not complete. */
  readonly onBook?: (() => void) | undefined;
  /** The way that the bank has just refused. */
  readonly refusedId?: string | undefined;
}

type Face = 'ways' | 'card' | { readonly topUp: TopUp['choice'] };

const selectPayment = ({ draft, problems }: PayingState) => ({
  paymentType: draft.paymentType,
  cardId: draft.cardId,
  paymentPoint: draft.paymentPoint,
  problems,
});

/** How an order is paid. A choice counts at once; a top-up or a new card do not leave the order. */
export function PaymentSheet({ flow, ways, netSatang, onClose, onBook, refusedId }: PaymentSheetProps) {
  const t = useTranslate();
  const announce = useAnnounce();
  const [face, setFace] = useState<Face>('ways');
  const { problems, ...draft } = useFlow(flow.store, selectPayment);
  const { offered, chosen, knowledge } = offeredFor(ways, { netSatang, ...draft });
  const { CardForm, InvoiceCheck } = ways;
  const showWays = () => setFace('ways');

  const choose = (way: OfferedWay) =>
    flow.patch({ paymentType: way.paymentType, cardId: way.card?.cardId, paymentPoint: draft.paymentPoint });

  const renderOpen = (way: OfferedWay) => {
    switch (way.paymentType) {
      case paymentType.cash:
        return (
          <>
            <PaymentPoint flow={flow} />
            <p className="sw-note sw-soft">{t('paying.cashNote')}</p>
          </>
        );
      case paymentType.prepaid:
        return (
          <WalletOpen
            {...{ ways, netSatang }}
            missingSatang={way.missingSatang ?? 0}
            isBookedAfter={onBook !== undefined}
            onTopUp={(topUp) => setFace({ topUp })}
          />
        );
      case paymentType.invoice:
        return ways.invoice ? <InvoiceOpen {...ways.invoice} /> : null;
      case paymentType.creditCard:
      case paymentType.promptPay:
        return null;
    }
  };

  const handleToppedUp = () => {
    announce(t('paying.topUpDone'));
    showWays();
    onBook?.();
  };

  if (typeof face === 'object')
    return (
      <PickerSheet title={t('paying.topUpTitle')} onClose={onClose}>
        <TopUpRunning ways={ways} choice={face.topUp} onDone={handleToppedUp} onCancel={showWays} />
      </PickerSheet>
    );
  if (face === 'card' && CardForm)
    return (
      <PickerSheet title={t('paying.addCard')} onClose={onClose}>
        <CardForm
          onSaved={(cardId) => {
            flow.patch({ paymentType: paymentType.creditCard, cardId });
            showWays();
          }}
          onCancel={showWays}
        />
      </PickerSheet>
    );
  return (
    <PickerSheet title={t('paying.title')} onDone={onClose} onClose={onClose}>
      {netSatang === 0 ? (
        <p>
          <strong className="sw-figures">{formatBaht(0)}</strong> <span className="sw-soft">{t('paying.free')}</span>
        </p>
      ) : (
        <FoldedMethods
          label={t('paying.title')}
          ways={offered}
          {...{ chosen, knowledge, renderOpen, refusedId }}
          cards={ways.cards}
          onChoose={choose}
          onAddCard={CardForm ? () => setFace('card') : undefined}
        />
      )}
      {InvoiceCheck && netSatang !== 0 ? <InvoiceCheck /> : null}
      <FieldProblem text={problemTexts(problems, t)('payment')} />
    </PickerSheet>
  );
}
