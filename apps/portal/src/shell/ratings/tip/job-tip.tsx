import { GatewayError } from '@songwai/core/gateway/gateway-error';
import { paymentType } from '@songwai/core/jobs/booking/payment-type';
import { cancelPayment } from '@songwai/core/payments/calls';
import { addCard } from '@songwai/core/payments/card-calls';
import { readTipOffer, tipDriver } from '@songwai/core/ratings/tip-calls';
import { cardName } from '@songwai/features/payments/card-name';
import type { TipMethod, TipOrder } from '@songwai/features/ratings/tip/use-tip';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { cardsQuery } from '../../paying/paying.queries.ts';
import { useTakenWays } from '../../paying/use-taken-ways.ts';
import { usePortal } from '../../portal-context.tsx';
import { TipDialog } from './tip-dialog.tsx';

interface JobTipProps {
  readonly jobId: string;
  readonly driverName: string;
  readonly onClose: () => void;
}

const types = { wallet: paymentType.prepaid, card: paymentType.creditCard, promptpay: paymentType.promptPay } as const;

/** The tip of who booked the job: from the wallet, by the default card or one that is typed now, or by PromptPay. */
export function JobTip({ jobId, ...dialog }: JobTipProps) {
  const t = useTranslate();
  const { transport } = usePortal();
  const queries = useQueryClient();
  const taken = useTakenWays();
  // Asked anew each time it is opened: somebody may have tipped by the link.
  const room = { queryKey: ['tipRoom', jobId], queryFn: () => readTipOffer(transport, jobId), staleTime: 0 };
  const { data: offer } = useQuery(room);
  const cards = useQuery(cardsQuery(transport));
  const [card] = cards.data ?? [];
  const known: readonly TipMethod[] = cards.data ? ['wallet', 'card', 'promptpay'] : ['wallet', 'promptpay'];

  const send = async ({ guid, amountBaht, method, cardToken }: TipOrder) => {
    let cardId = card?.cardId;
    if (cardToken !== undefined) {
      const added = await addCard(transport, { cardTokenId: cardToken, isDefault: true });
      queries.setQueryData(cardsQuery(transport).queryKey, added.cards);
      cardId = added.cardId;
    }
    const result = await tipDriver(transport, {
      ...{ jobId, guid, amountBaht, paymentType: types[method] },
      ...(method === 'card' && { cardId }),
    });
    void queries.invalidateQueries({ queryKey: ['wallet'] });
    void queries.invalidateQueries({ queryKey: room.queryKey });
    return result;
  };

  return (
    <TipDialog
      {...dialog}
      methods={known.filter((method) => taken.includes(types[method]))}
      wallet={offer ? { allSatang: offer.walletSatang, tippableSatang: offer.tippableSatang } : null}
      room={offer?.room ?? null}
      cardText={card ? cardName(t, card) : null}
      send={send}
      onGiveUp={async ({ chargeId }) => {
        try {
          await cancelPayment(transport, chargeId);
          return true;
        } catch (error) {
          if (error instanceof GatewayError && error.code === 409) return false;
          throw error;
        }
      }}
    />
  );
}
