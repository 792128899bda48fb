import type { OrderFlow } from '@songwai/core/orders/order-state';
import { IconButton } from '@songwai/ui/icon-button/icon-button';
import { ChevronLeft } from 'lucide';
import { useEffect, useRef } from 'react';
import { useTranslate } from '../../shared/translate-context.tsx';
import '../panel/order-panel.css';

export interface ContactsHeadProps {
  readonly flow: OrderFlow;
  /** The customer has just come here from the stops. */
  readonly isFresh: boolean;
}

/** The second step's title, and the way back from it. */
export function ContactsHead({ flow, isFresh }: ContactsHeadProps) {
  const t = useTranslate();
  const heading = useRef<HTMLHeadingElement>(null);

  // A step is a new page to a screen reader, so its title takes the focus.
  useEffect(() => {
    if (isFresh) heading.current?.focus();
  }, [isFresh]);

  return (
    <div className="sw-order__back">
      <IconButton icon={ChevronLeft} label={t('order.backToStops')} onClick={() => void flow.requestStep(0)} />
      <h1 ref={heading} className="sw-heading--small" tabIndex={-1}>
        {t('order.contactsTitle')}
      </h1>
    </div>
  );
}
