import { createStore } from 'zustand/vanilla';
import type { Clock } from '../basics/clock.ts';
import { minuteMs, secondMs } from '../basics/durations.ts';
import { type StartTimer, startTimer } from '../basics/start-timer.ts';
import { wait } from '../basics/wait.ts';
import { GatewayError } from '../gateway/gateway-error.ts';
import type { Transport } from '../gateway/transport-types.ts';
import { fetchPayment } from './calls.ts';
import type { Payment } from './payment.ts';
import type { PaymentFlow, PaymentFlowState } from './payment-state.ts';

export interface PaymentFlowOptions {
  readonly transport: Transport;
  /** The payment as a booking, a top-up or a tip answered it; or only its id, on the return from the bank. */
  readonly payment: Payment | { readonly chargeId: string };
  readonly clock: Clock;
  readonly startTimer?: StartTimer;
}

const usualDelayMs = 2 * secondMs;
/** Out of sight, after failures, and for money that comes late. */
const longestDelayMs = 15 * secondMs;
const slowAfterMs = 10 * secondMs;
/** A transfer made in the last seconds of a PromptPay code arrives when the code is over already. */
const lateMoneyMs = 2 * minuteMs;

const isPayment = (payment: PaymentFlowOptions['payment']): payment is Payment => 'state' in payment;

/** Follows a payment until it is paid or cannot be any more; failures of the network only make it wait longer. */
export const createPaymentFlow = ({ transport, payment: given, clock, ...options }: PaymentFlowOptions): PaymentFlow => {
  const timer = options.startTimer ?? startTimer;
  const { chargeId } = given;
  const isOver = (payment: Payment): boolean => {
    if (payment.state === 'pending') return false;
    const mayComeLate = payment.state === 'expired' && payment.method === 'promptpay' && !payment.isLate;
    const endMs = payment.expiresAt?.getTime() ?? 0;
    return !mayComeLate || clock().getTime() >= endMs + lateMoneyMs;
  };
  const first = isPayment(given) ? given : null;
  const store = createStore<PaymentFlowState>(() => ({
    payment: first,
    connection: first !== null && isOver(first) ? 'over' : 'following',
    isSlow: false,
    problem: null,
  }));
  let running: AbortController | null = null;
  let isBackground = false;

  const takeFailure = (error: GatewayError) => {
    if (store.getState().payment !== null) return store.setState({ connection: 'reconnecting' });
    if (error.code === 404) return store.setState({ problem: { kind: 'notFound' }, connection: 'over' });
    return store.setState({ problem: { kind: 'failed', error }, connection: 'reconnecting' });
  };

  /** @returns whether an answer came. */
  const ask = async (signal: AbortSignal): Promise<boolean> => {
    try {
      const payment = await fetchPayment(transport, { chargeId, signal });
      if (signal.aborted) return true;
      if (payment === null) store.setState({ problem: { kind: 'notFound' }, connection: 'over' });
      else store.setState({ payment, problem: null, connection: isOver(payment) ? 'over' : 'following' });
      return true;
    } catch (error) {
      if (!(error instanceof GatewayError)) throw error;
      if (!signal.aborted) takeFailure(error);
      return false;
    }
  };

  const delayMs = (failures: number): number => {
    const isLate = store.getState().payment?.state === 'expired';
    return isBackground || isLate ? longestDelayMs : Math.min(usualDelayMs * 2 ** failures, longestDelayMs);
  };

  const run = async (signal: AbortSignal, asksAtOnce: boolean) => {
    let failures = 0;
    if (!asksAtOnce) await wait(timer, delayMs(failures), signal);
    while (!signal.aborted && store.getState().connection !== 'over') {
      failures = (await ask(signal)) ? 0 : failures + 1;
      if (store.getState().connection === 'over') return;
      await wait(timer, delayMs(failures), signal);
    }
  };

  const begin = (asksAtOnce: boolean) => {
    running?.abort();
    running = new AbortController();
    const { signal } = running;
    const cancelSlow = timer(() => {
      if (store.getState().connection !== 'over') store.setState({ isSlow: true });
    }, slowAfterMs);
    signal.addEventListener('abort', cancelSlow);
    void run(signal, asksAtOnce);
  };
  const isFinished = () => store.getState().connection === 'over';

  return {
    store,
    start: () => {
      // A payment that was just made cannot be paid yet.
      if (running === null && !isFinished()) begin(store.getState().payment === null);
    },
    setBackground: (next) => {
      const isBack = isBackground && !next;
      isBackground = next;
      if (isBack && running !== null && !isFinished()) begin(true);
    },
    retry: () => {
      if (isFinished()) return;
      store.setState({ problem: null });
      begin(true);
    },
    dispose: () => {
      running?.abort();
      running = null;
    },
  };
};
