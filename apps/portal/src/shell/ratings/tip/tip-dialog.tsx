import { createGuid } from '@songwai/core/basics/ids';
import type { Payment } from '@songwai/core/payments/payment';
import { CardForm } from '@songwai/features/payments/card-form/card-form';
import { TipForm, type TipFormProps } from '@songwai/features/ratings/tip/tip-form';
import { TipTexts } from '@songwai/features/ratings/tip/tip-texts';
import { useClock } from '@songwai/features/shared/clock-context';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { Dialog } from '@songwai/ui/dialog/dialog';
import { useState } from 'react';
import { useCardVault } from '../../paying/cards/use-card-vault.ts';
import { FollowedPayment } from '../../paying/followed-payment.tsx';
import { usePortal } from '../../portal-context.tsx';

interface TipDialogProps extends Pick<TipFormProps, 'driverName' | 'methods' | 'wallet' | 'room' | 'cardText' | 'send'> {
  /** Gives an open payment up before another one. @returns false if it is paid by now. */
  readonly onGiveUp?: ((payment: Payment) => Promise<boolean>) | undefined;
  readonly onClose: () => void;
}

/** The tip in a dialog: how much, how, and its payment until its end. */
export function TipDialog(props: TipDialogProps) {
  return (
    <TipTexts>
      <TextedDialog {...props} />
    </TipTexts>
  );
}

function TextedDialog({ onGiveUp, onClose, ...form }: TipDialogProps) {
  const t = useTranslate();
  const { random, onError } = usePortal();
  const clock = useClock();
  const vault = useCardVault();
  const [isBusy, setBusy] = useState(false);

  const leave = async (payment: Payment, onEnd: (payment: Payment) => void) => {
    const isOpen = payment.state === 'pending' && onGiveUp !== undefined;
    if (!isOpen || (await onGiveUp(payment))) onEnd(payment);
  };

  return (
    <Dialog isOpen presentation="sheet" title={t('tip.title')} closeLabel={t('common.close')} isLocked={isBusy} onClose={onClose}>
      <TipForm
        {...form}
        newGuid={() => createGuid(clock(), random)}
        renderPayment={(payment, onEnd) => (
          <FollowedPayment
            payment={payment}
            opensBank
            onPaid={onEnd}
            onOtherWay={(now) => void leave(now, onEnd).catch(onError)}
          />
        )}
        renderCard={(saveLabel, onToken) => (
          <CardForm
            {...{ vault, saveLabel }}
            asksDefault={false}
            onBusyChange={setBusy}
            onToken={({ cardTokenId }) => onToken(cardTokenId)}
          />
        )}
      />
    </Dialog>
  );
}
