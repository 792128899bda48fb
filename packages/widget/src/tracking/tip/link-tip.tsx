import { createGuid } from '@songwai/core/basics/ids';
import type { Transport } from '@songwai/core/gateway/transport-types';
import { paymentType } from '@songwai/core/jobs/booking/payment-type';
import { isSettled, type Payment } from '@songwai/core/payments/payment';
import { readTipRoomByToken, tipDriverByToken } from '@songwai/core/ratings/tip-calls';
import type { TipRoom } from '@songwai/core/validation/payments/tip';
import { CardForm } from '@songwai/features/payments/card-form/card-form';
import { FollowedPayment } from '@songwai/features/payments/followed-payment';
import { createCardVault } from '@songwai/features/payments/vault/card-vault';
import { TipForm } from '@songwai/features/ratings/tip/tip-form';
import { TipTexts } from '@songwai/features/ratings/tip/tip-texts';
import type { TipOrder } from '@songwai/features/ratings/tip/use-tip';
import { useClock } from '@songwai/features/shared/clock-context';
import { lazyPart } from '@songwai/features/shared/lazy-part';
import { LazyView } from '@songwai/features/shared/lazy-view';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { Dialog } from '@songwai/ui/dialog/dialog';
import { useEffect, useMemo, useState } from 'react';
import { PayingTexts } from '../../booking/paying/paying-texts.tsx';
import '../../booking/paying/paying.css';

export interface LinkTipProps {
  readonly ratingToken: string;
  readonly driverName: string;
  readonly transport: Transport;
  readonly gatewayOrigin: string;
  /** Of the start-up data. */
  readonly cardPublicKey: string;
  /** The driver has the money: once. */
  readonly onTipped: (amountSatang: number) => void;
  readonly onClose: () => void;
}

/** Its texts are asked for when it is shown. */
const loadForm = lazyPart(async () => ({ LinkTipForm }), ['errors', 'cards', 'forms', 'payments']);

/** The tip of whoever has the rating link, without an account: by PromptPay, or by a card that is used once and not saved. */
export function LinkTip(props: LinkTipProps) {
  return (
    <PayingTexts>
      <LazyView load={loadForm} skeleton={null}>
        {(loaded) => (
          <TipTexts>
            <loaded.LinkTipForm {...props} />
          </TipTexts>
        )}
      </LazyView>
    </PayingTexts>
  );
}

function LinkTipForm({ ratingToken, driverName, transport, gatewayOrigin, cardPublicKey, onTipped, onClose }: LinkTipProps) {
  const t = useTranslate();
  const [isBusy, setBusy] = useState(false);
  const clock = useClock();
  const vault = useMemo(
    () => createCardVault({ transport, readPublicKey: async () => cardPublicKey, page: window }),
    [transport, cardPublicKey],
  );
  const [room, setRoom] = useState<TipRoom | null>(null);
  useEffect(() => {
    let isGone = false;
    readTipRoomByToken(transport, ratingToken).then(
      (read) => isGone || setRoom(read),
      // The gateway holds the tip to its limits all the same, and says so.
      () => isGone || setRoom(null),
    );
    return () => {
      isGone = true;
    };
  }, [transport, ratingToken]);
  const notify = (payment: Payment | null) => {
    if (payment !== null && isSettled(payment)) onTipped(payment.amountSatang);
  };

  const send = async ({ guid, amountBaht, method, cardToken }: TipOrder) => {
    const result = await tipDriverByToken(transport, {
      ...{ ratingToken, guid, amountBaht },
      ...(method === 'card' ? { paymentType: paymentType.creditCard, cardToken } : { paymentType: paymentType.promptPay }),
    });
    notify(result.payment);
    return result;
  };

  return (
    <Dialog isOpen presentation="sheet" title={t('tip.title')} closeLabel={t('common.close')} isLocked={isBusy} onClose={onClose}>
      <TipForm
        driverName={driverName}
        methods={['promptpay', 'card']}
        wallet={null}
        room={room}
        cardText={null}
        send={send}
        newGuid={() => createGuid(clock(), Math.random)}
        renderPayment={(payment, onEnd) => (
          <FollowedPayment
            payment={payment}
            transport={transport}
            embeddedFrom={gatewayOrigin}
            opensBank
            onPaid={(paid) => {
              notify(paid);
              onEnd(paid);
            }}
            onOtherWay={onEnd}
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
