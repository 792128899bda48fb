import { paymentType } from '@songwai/core/jobs/booking/payment-type';
import { readTipRoomByToken, tipDriverByToken } from '@songwai/core/ratings/tip-calls';
import { useQuery } from '@tanstack/react-query';
import { usePortal } from '../../portal-context.tsx';
import { TipDialog } from './tip-dialog.tsx';

interface LinkTipProps {
  readonly ratingToken: string;
  readonly driverName: string;
  readonly onClose: () => void;
}

/** The tip by the rating link, without signing in: by PromptPay, or by a card that is used once and not saved. */
export function LinkTip({ ratingToken, ...dialog }: LinkTipProps) {
  const { transport } = usePortal();
  const { data: room } = useQuery({
    queryKey: ['tipRoom', ratingToken],
    queryFn: () => readTipRoomByToken(transport, ratingToken),
    staleTime: 0,
  });
  return (
    <TipDialog
      {...dialog}
      methods={['promptpay', 'card']}
      wallet={null}
      room={room ?? null}
      cardText={null}
      send={({ guid, amountBaht, method, cardToken }) =>
        tipDriverByToken(transport, {
          ...{ ratingToken, guid, amountBaht },
          ...(method === 'card' ? { paymentType: paymentType.creditCard, cardToken } : { paymentType: paymentType.promptPay }),
        })
      }
    />
  );
}
