import { createGuid } from '@songwai/core/basics/ids';
import { GatewayError } from '@songwai/core/gateway/gateway-error';
import { type PaymentType, paymentType } from '@songwai/core/jobs/booking/payment-type';
import { fetchWallet } from '@songwai/core/wallet/calls';
import type { CardFormProps, Loaded, PayingWays, PaymentViewProps } from '@songwai/features/orders/paying/paying-ways';
import { useClock } from '@songwai/features/shared/clock-context';
import { lazyPart } from '@songwai/features/shared/lazy-part';
import { LazyView } from '@songwai/features/shared/lazy-view';
import { useFlow } from '@songwai/features/shared/use-flow';
import { Skeleton } from '@songwai/ui/skeleton/skeleton';
import { useCallback, useEffect, useState } from 'react';
import { type GuestHost, type GuestState, signedOnGuest } from '../guest-state.ts';
import { useGuestHost } from './use-guest-host.ts';
import './paying.css';

const loadPayment = lazyPart(() => import('./guest-payment.tsx'));
const loadCard = lazyPart(() => import('./guest-card.tsx'));

const all: readonly PaymentType[] = Object.values(paymentType);
const byProvider: readonly PaymentType[] = [paymentType.creditCard, paymentType.promptPay];
const none = { value: null, isFailed: false, onRetry: () => undefined };
const noCards: PayingWays['cards'] = { ...none, value: [] };

const selectWays = (state: GuestState) => ({
  types: signedOnGuest(state)?.paymentTypes ?? [],
  hasProvider: state.startup?.cardPublicKey !== '',
  cards: state.cards,
});

/** What is in the guest's wallet: money of cancelled jobs. Asked for only where there is some. */
function useWallet({ transport }: GuestHost, isAsked: boolean): Loaded<number> & { readonly refresh: () => void } {
  const [balance, setBalance] = useState<number | 'failed' | null>(null);
  const refresh = useCallback(() => {
    if (!isAsked) return;
    fetchWallet(transport).then(
      ({ balanceSatang }) => setBalance(balanceSatang),
      (error: unknown) => {
        if (!(error instanceof GatewayError)) throw error;
        setBalance('failed');
      },
    );
  }, [transport, isAsked]);
  useEffect(refresh, [refresh]);
  const isFailed = balance === 'failed';
  return { value: isFailed ? null : balance, isFailed, onRetry: refresh, refresh };
}

function PaymentView(props: PaymentViewProps) {
  return (
    <LazyView load={loadPayment} skeleton={<Skeleton shape="block" height="320px" />}>
      {({ GuestPayment }) => <GuestPayment {...props} />}
    </LazyView>
  );
}

function CardForm(props: CardFormProps) {
  return (
    <LazyView load={loadCard} skeleton={<Skeleton shape="block" height="320px" />}>
      {({ GuestCard }) => <GuestCard {...props} />}
    </LazyView>
  );
}

/** How the partner lets this guest pay. Cards are typed for each visit, because a device at a hotel belongs to many guests. */
export function useGuestWays(): PayingWays {
  const own = useGuestHost();
  const clock = useClock();
  const { types, hasProvider, cards } = useFlow(own.store, selectWays);
  const accepted = all.filter((type) => types.includes(type) && (hasProvider || !byProvider.includes(type)));
  const { refresh, ...wallet } = useWallet(own, accepted.includes(paymentType.prepaid));
  return {
    transport: own.transport,
    createGuid: () => createGuid(clock(), Math.random),
    accepted,
    lastUsed: paymentType.cash,
    wallet,
    offer: none,
    cards: cards ? { ...noCards, value: cards } : noCards,
    onWalletChanged: refresh,
    PaymentView,
    CardForm: accepted.includes(paymentType.creditCard) ? CardForm : undefined,
  };
}
