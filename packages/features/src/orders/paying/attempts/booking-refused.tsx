import type { GatewayError } from '@songwai/core/gateway/gateway-error';
import { refusedPayment } from '@songwai/core/jobs/paying/refused-payment';
import { Banner } from '@songwai/ui/banner/banner';
import { Button } from '@songwai/ui/button/button';
import { useEffect, useRef, useState } from 'react';
import { useTranslate } from '../../../shared/translate-context.tsx';
import { PickerSheet } from '../../panel/picker-sheet.tsx';
import type { PayingWays } from '../paying-ways.ts';
import { OpenAmounts } from './open-amounts.tsx';
import { refusedText } from './refused-text.ts';

export interface BookingRefusedProps {
  readonly error: GatewayError;
  readonly ways: PayingWays;
  /** Opens the ways to pay. */
  readonly onOtherWay: () => void;
  readonly onBook: () => void;
}

/** A booking that money stands in the way of: that nothing was charged, and the way on. Null for any other refusal. */
export function BookingRefused({ error, ways, onOtherWay, onBook }: BookingRefusedProps) {
  const t = useTranslate();
  const refused = refusedPayment(error);
  const isOpenAmounts = refused?.reason === 'openAmounts';
  const [isPaying, setIsPaying] = useState(isOpenAmounts);
  const refresh = useRef(ways.onWalletChanged);
  const isShort = refused?.reason === 'walletShort';

  // The balance that is shown was too old.
  useEffect(() => {
    if (isShort) refresh.current();
  }, [isShort]);

  if (refused === null) return null;
  return (
    <>
      <Banner
        tone="danger"
        title={refusedText(refused, t)}
        action={
          <Button variant="quiet" onClick={isOpenAmounts ? () => setIsPaying(true) : onOtherWay}>
            {isOpenAmounts ? t('paying.payNow') : t('paying.otherWay')}
          </Button>
        }
      >
        {isOpenAmounts ? t('paying.openHelp') : t('paying.notChargedHelp')}
      </Banner>
      {isPaying ? (
        <PickerSheet title={t('paying.openBlocks')} onClose={() => setIsPaying(false)}>
          <OpenAmounts
            ways={ways}
            onPaid={() => {
              setIsPaying(false);
              onBook();
            }}
          />
        </PickerSheet>
      ) : null}
    </>
  );
}
