import type { OrderFlow, OrderState } from '@songwai/core/orders/order-state';
import { Button } from '@songwai/ui/button/button';
import { ImagePlus, ReceiptText } from 'lucide';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslate } from '../../shared/translate-context.tsx';
import { useFlow } from '../../shared/use-flow.ts';
import './order-extras.css';

export interface OrderExtrasProps {
  readonly flow: OrderFlow;
  readonly renderPhotos: () => ReactNode;
  /** `isAskedFor`: the press was just now. */
  readonly renderReceipt: (isAskedFor: boolean) => ReactNode;
}

const selectOpen = ({ draft }: OrderState) => ({ hasPhotos: draft.photoNames.length > 0, hasReceipt: draft.receipt !== null });

interface OpenedProps {
  readonly label: string;
  /** The button that opened it is gone, and was in focus. */
  readonly wasPressed: boolean;
  readonly children: ReactNode;
}

function Opened({ label, wasPressed, children }: OpenedProps) {
  const root = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a press moves the focus
  useEffect(() => {
    if (wasPressed) root.current?.focus();
  }, []);
  return (
    <section ref={root} tabIndex={-1} aria-label={label}>
      {children}
    </section>
  );
}

/** What may be added to an order: photos of the goods, a receipt. Each is a button until it is pressed, unless the order has it already. */
export function OrderExtras({ flow, renderPhotos, renderReceipt }: OrderExtrasProps) {
  const t = useTranslate();
  const { hasPhotos, hasReceipt } = useFlow(flow.store, selectOpen);
  const [pressed, setPressed] = useState<readonly ('photos' | 'receipt')[]>([]);
  const isPhotosPressed = pressed.includes('photos');
  const isReceiptPressed = pressed.includes('receipt');
  return (
    <div className="sw-extras">
      {hasPhotos || isPhotosPressed ? (
        <Opened label={t('details.addPhotos')} wasPressed={isPhotosPressed}>
          {renderPhotos()}
        </Opened>
      ) : (
        <Button isFullWidth icon={ImagePlus} onClick={() => setPressed([...pressed, 'photos'])}>
          {t('details.addPhotos')}
        </Button>
      )}
      {hasReceipt || isReceiptPressed ? (
        <Opened label={t('details.receipt')} wasPressed={isReceiptPressed}>
          {renderReceipt(isReceiptPressed)}
        </Opened>
      ) : (
        <Button isFullWidth icon={ReceiptText} onClick={() => setPressed([...pressed, 'receipt'])}>
          {t('details.receipt')}
        </Button>
      )}
    </div>
  );
}
