import type { OrderState } from '@songwai/core/orders/order-state';
import { nationalPhone } from '@songwai/core/validation/phones/contact-phone';
import { ConfirmPhone } from '@songwai/features/orders/contacts/confirm-phone';
import { ContactFields } from '@songwai/features/orders/contacts/contact-fields';
import { OrderSection } from '@songwai/features/orders/panel/order-section';
import { ShellPartsContext } from '@songwai/features/orders/shell-parts-context';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { useFlow } from '@songwai/features/shared/use-flow';
import { useContext, useEffect, useState } from 'react';
import type { Booking } from '../create-booking.ts';
import { GuestPart } from '../guest-part.tsx';
import type { GuestState } from '../guest-state.ts';
import './whole-contacts.css';

const selectContacts = ({ draft, problems }: OrderState) => ({
  stops: draft.stops.filter((stop) => !stop.isReturn),
  confirmPhone: draft.confirmPhone,
  problems,
});
const selectStatus = ({ signOn }: GuestState) => signOn.status;

/** Whether a driver can ask for the sender: by name, and by phone. */
const isSenderKnown = ({ draft: { stops, confirmPhone } }: OrderState): boolean =>
  Boolean(stops[0]?.contactName) && nationalPhone(stops[0]?.contactPhone ?? '').ok && nationalPhone(confirmPhone).ok;

/** Contacts below the first step, where the page has fixed the pick-up: who receives, and who sends unless the page knows that. */
export function WholeContacts({ booking }: { readonly booking: Booking }) {
  const { flow, guest, fillFromPage } = booking;
  const t = useTranslate();
  const { PaySection } = useContext(ShellPartsContext);
  const { stops, problems } = useFlow(flow.store, selectContacts);
  const status = useFlow(guest, selectStatus);
  const [isSenderAsked, setIsSenderAsked] = useState(false);

  // Asked once it is known who is signed on, and then left open while it is typed.
  useEffect(() => {
    if (status === 'signedOff') return;
    let isGone = false;
    void fillFromPage().then(() => !isGone && !isSenderKnown(flow.store.getState()) && setIsSenderAsked(true));
    return () => {
      isGone = true;
    };
  }, [status, fillFromPage, flow]);

  return (
    <OrderSection title={t('order.contactsLabel')}>
      <div className="sw-whole-contacts">
        {stops.map((stop, index) =>
          (index > 0 && stop.place) || (index === 0 && isSenderAsked) ? (
            <ContactFields key={stop.key} {...{ flow, stops, stop, index, problems }} />
          ) : null,
        )}
        {isSenderAsked ? <ConfirmPhone flow={flow} /> : null}
        {PaySection ? <PaySection flow={flow} /> : null}
        <GuestPart booking={booking} isReview />
      </div>
    </OrderSection>
  );
}
