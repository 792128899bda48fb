import type { OrderFlow } from '@songwai/core/orders/order-state';
import { IconButton } from '@songwai/ui/icon-button/icon-button';
import { ChevronLeft } from 'lucide';
import { useEffect, useRef } from 'react';
import { useTranslate } from '../../shared/translate-context.tsx';
import '../panel/order-panel.css';

/** The review's title, and the way back to the contacts. */
export function ReviewHead({ flow }: { readonly flow: OrderFlow }) {
  const t = useTranslate();
  const heading = useRef<HTMLHeadingElement>(null);

  // A step is a new page to a screen reader, so its title takes the focus.
  useEffect(() => heading.current?.focus(), []);

  return (
    <div className="sw-order__back">
      <IconButton icon={ChevronLeft} label={t('review.back')} onClick={flow.leaveReview} />
      <h1 ref={heading} className="sw-heading--small" tabIndex={-1}>
        {t('review.title')}
      </h1>
    </div>
  );
}
