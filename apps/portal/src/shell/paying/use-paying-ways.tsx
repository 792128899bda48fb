import { addMonths, bangkokDate, startOfBangkokMonth } from '@songwai/core/basics/bangkok-time';
import { createGuid } from '@songwai/core/basics/ids';
import { invoiceDueDate } from '@songwai/core/invoices/invoice-due';
import { type PaymentType, paymentType } from '@songwai/core/jobs/booking/payment-type';
import type { User } from '@songwai/core/sessions/session-state';
import type { Loaded, MonthlyInvoice, PayingWays } from '@songwai/features/orders/paying/paying-ways';
import { useClock } from '@songwai/features/shared/clock-context';
import { type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query';
import { usePortal } from '../portal-context.tsx';
import { useUser } from '../session/use-user.ts';
import { OrderCard } from './cards/order-card.tsx';
import { OrderPayment } from './order-payment.tsx';
import { cardsQuery, walletOfferQuery, walletQuery } from './paying.queries.ts';
import { useTakenWays } from './use-taken-ways.ts';

/** A visitor has no wallet and no cards before the sign-in. */
const forVisitors: readonly PaymentType[] = [paymentType.cash, paymentType.promptPay];
const forCustomers: readonly PaymentType[] = [...forVisitors, paymentType.creditCard, paymentType.prepaid];

const loaded = <Data, Value>(query: UseQueryResult<Data>, value: Value | null): Loaded<Value> => ({
  value,
  isFailed: query.isError,
  onRetry: () => void query.refetch(),
});

/** Jobs of a month are invoiced on the first of the next. */
const invoiceAt = (now: Date, user: User | null): MonthlyInvoice => {
  const month = startOfBangkokMonth(now);
  const issuedAt = addMonths(month, 1);
  const [, number = '', year = ''] = bangkokDate(month).split('/');
  return { name: user?.invoiceCompanyName ?? '', month: `${year}-${number}`, issuedAt, dueAt: invoiceDueDate(issuedAt) };
};

/** The ways that the signed-in customer may pay, with balance and cards. @param isHire hires by the day have a usual way of their own */
export function usePayingWays({ isHire = false }: { readonly isHire?: boolean } = {}): PayingWays {
  const { transport, session, random } = usePortal();
  const user = useUser();
  const clock = useClock();
  const queries = useQueryClient();
  const enabled = user !== null;
  const wallet = useQuery({ ...walletQuery(transport), enabled });
  const offer = useQuery({ ...walletOfferQuery(transport), enabled });
  const cards = useQuery({ ...cardsQuery(transport), enabled });
  const usual = isHire ? user?.fullDayPaymentType : user?.paymentType;
  const taken = useTakenWays();
  // A visitor has nowhere to save one, and a member of a company may not pay with its cards.
  const mayAddCards = enabled && taken.includes(paymentType.creditCard) && (user.company?.rights.pay ?? true);
  const lastUsed = Object.values(paymentType).find((type) => type === usual) ?? null;

  const refreshWallet = async () => {
    const { balanceSatang } = await queries.fetchQuery(walletQuery(transport));
    session.update({ walletSatang: balanceSatang });
  };

  return {
    transport,
    createGuid: () => createGuid(clock(), random),
    accepted: [...(enabled ? forCustomers : forVisitors), ...(user?.isInvoiceEnabled ? [paymentType.invoice] : [])].filter(
      (type) => taken.includes(type),
    ),
    lastUsed,
    wallet: loaded(wallet, wallet.data?.balanceSatang ?? user?.walletSatang ?? null),
    offer: loaded(offer, offer.data ?? null),
    cards: loaded(cards, enabled ? (cards.data ?? null) : []),
    invoice: invoiceAt(clock(), user),
    // The balance on the screen stays the old one if this fails; the next visit asks again.
    onWalletChanged: () => void refreshWallet().catch(() => undefined),
    PaymentView: OrderPayment,
    CardForm: mayAddCards ? OrderCard : undefined,
  };
}
