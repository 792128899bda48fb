import { paymentType } from '@songwai/core/jobs/booking/payment-type';
import type { OrderFlow, OrderState } from '@songwai/core/orders/order-state';
import { RouteLine, RouteStop } from '@songwai/ui/route-line/route-line';
import { TextArea } from '@songwai/ui/text-area/text-area';
import { type ReactNode, useContext } from 'react';
import { useTranslate } from '../../shared/translate-context.tsx';
import { useFlow } from '../../shared/use-flow.ts';
import { OrderSection } from '../panel/order-section.tsx';
import { PaymentPoint } from '../payment/payment-point.tsx';
import { PromoCode } from '../payment/promo-code.tsx';
import { ShellPartsContext } from '../shell-parts-context.tsx';
import { ConfirmPhone } from './confirm-phone.tsx';
import { ContactFields } from './contact-fields.tsx';
import './contacts-step.css';

const selectContacts = ({ draft, problems }: OrderState) => ({
  // The return point has the contact of the first stop.
  stops: draft.stops.filter((stop) => !stop.isReturn),
  remark: draft.remark,
  isCash: draft.paymentType === paymentType.cash,
  problems,
});

/** The wizard's second step: contacts, payment and the note for the driver. */
export function ContactsStep({ flow, details }: { readonly flow: OrderFlow; readonly details?: ReactNode }) {
  const t = useTranslate();
  const { PaySection } = useContext(ShellPartsContext);
  const { stops, remark, isCash, problems } = useFlow(flow.store, selectContacts);
  return (
    <>
      <RouteLine label={t('order.contactsLabel')}>
        {stops.map((stop, index) => (
          <RouteStop key={stop.key} node={{ state: 'stop', number: index + 1 }}>
            <ContactFields {...{ flow, stops, stop, index, problems }} />
          </RouteStop>
        ))}
      </RouteLine>
      {PaySection ? <PaySection flow={flow} /> : isCash ? <PaymentPoint flow={flow} /> : null}
      <OrderSection title={t('order.detailsTitle')}>
        <div className="sw-order__fields">
          <ConfirmPhone flow={flow} />
          <TextArea
            label={t('order.remark')}
            placeholder={t('order.remarkPlaceholder')}
            value={remark}
            maxLength={1000}
            onChange={(remark) => flow.patch({ remark })}
          />
          <PromoCode flow={flow} />
        </div>
      </OrderSection>
      {details}
    </>
  );
}
