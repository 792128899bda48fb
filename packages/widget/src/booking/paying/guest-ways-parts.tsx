import { paymentType } from '@songwai/core/jobs/booking/payment-type';
import { refusedPayment } from '@songwai/core/jobs/paying/refused-payment';
import { shownNetSatang } from '@songwai/core/orders/order-selectors';
import type { OrderState } from '@songwai/core/orders/order-state';
import { OrderSection } from '@songwai/features/orders/panel/order-section';
import { BookingRefused } from '@songwai/features/orders/paying/attempts/booking-refused';
import { FoldedMethods } from '@songwai/features/orders/paying/folded-methods';
import { offeredFor } from '@songwai/features/orders/paying/offered-for';
import { PayTerm } from '@songwai/features/orders/paying/pay-term';
import { PaymentPoint } from '@songwai/features/orders/payment/payment-point';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { useFlow } from '@songwai/features/shared/use-flow';
import { Stack } from '@songwai/ui/layout/stack';
import { useEffect, useState } from 'react';
import { useGuestHost } from './use-guest-host.ts';
import { useGuestWays } from './use-guest-ways.tsx';

const selectPaid = (state: OrderState) => ({
  isRestored: state.isRestored,
  paymentType: state.draft.paymentType,
  cardId: state.draft.cardId,
  netSatang: shownNetSatang(state),
  isPaying: state.mode.kind === 'payment',
  refusal: state.booking.status === 'failed' ? state.booking.error : null,
});

/** The ways, and the chosen one among them. */
function useChosenWay() {
  const { flow } = useGuestHost();
  const ways = useGuestWays();
  const paid = useFlow(flow.store, selectPaid);
  return { flow, ways, paid, ...offeredFor(ways, paid) };
}

/** How the order is paid, on one line of the bar. */
export function GuestPayTerm() {
  const { flow, ways, paid, offered, chosen } = useChosenWay();
  const { isRestored, netSatang, isPaying } = paid;
  const first = offered[0]?.paymentType ?? null;
  const isOpen = isRestored && chosen === undefined && first !== null;

  // Something is always chosen: cash where it is allowed. A card of an earlier visit has to be typed again.
  useEffect(() => {
    if (isOpen) flow.patch({ paymentType: first, cardId: undefined, paymentPoint: 0 });
  }, [isOpen, first, flow]);

  return <PayTerm {...{ flow, ways, netSatang, isPaying }} />;
}

/** The ways to pay, among the contacts: the last step, where everything is looked through. */
export function GuestPaySection() {
  const t = useTranslate();
  const { flow, ways, paid, offered, chosen, knowledge } = useChosenWay();
  const [isAddingCard, setAddingCard] = useState(false);
  const { CardForm } = ways;
  const { refusal } = paid;
  const refused = refusal && refusedPayment(refusal);
  const isCashAlone = ways.accepted.every((type) => type === paymentType.cash);

  if (isCashAlone || paid.netSatang === 0)
    return paid.paymentType === paymentType.cash && isCashAlone ? <PaymentPoint flow={flow} /> : null;
  return (
    <OrderSection title={t('paying.title')}>
      {isAddingCard && CardForm ? (
        <CardForm
          onSaved={(cardId) => {
            flow.patch({ paymentType: paymentType.creditCard, cardId });
            setAddingCard(false);
          }}
          onCancel={() => setAddingCard(false)}
        />
      ) : (
        <Stack gap="small">
          {refusal && refused?.reason === 'openAmounts' ? (
            <BookingRefused {...{ ways }} error={refusal} onOtherWay={flow.enterPayment} onBook={() => void flow.book()} />
          ) : null}
          <FoldedMethods
            label={t('paying.title')}
            ways={offered}
            {...{ chosen, knowledge }}
            cards={ways.cards}
            refusedId={refused?.reason === 'cardDeclined' ? chosen?.id : undefined}
            onChoose={(way) => flow.patch({ paymentType: way.paymentType, cardId: way.card?.cardId })}
            onAddCard={CardForm ? () => setAddingCard(true) : undefined}
            renderOpen={(way) => (way.paymentType === paymentType.cash ? <PaymentPoint flow={flow} /> : null)}
          />
        </Stack>
      )}
    </OrderSection>
  );
}
