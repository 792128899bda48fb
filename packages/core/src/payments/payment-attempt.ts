import { createStore, type StoreApi } from 'zustand/vanilla';
import { GatewayError } from '../gateway/gateway-error.ts';
import { isSettled, type Payment } from './payment.ts';

export type AttemptState =
  /** Nothing runs; `error`: why the last try did not begin. */
  | { readonly status: 'choosing'; readonly error: GatewayError | null }
  /** `before`: the payment that this try is to follow. */
  | { readonly status: 'sending'; readonly before: Payment | null }
  /** The customer has to pay or to confirm, or it came to nothing: `payment.state` says which. */
  | { readonly status: 'open'; readonly payment: Payment }
  /** `payment`: null where the wallet paid. */
  | { readonly status: 'paid'; readonly payment: Payment | null };

export interface PaymentAttemptOptions<Choice> {
  /** Starts a payment, once per guid. @returns null if it is paid already. @throws GatewayError */
  readonly send: (choice: Choice, guid: string) => Promise<Payment | null>;
  readonly createGuid: () => string;
  /** A payment that runs already. */
  readonly payment?: Payment | null;
  readonly onPaid?: (payment: Payment | null) => void;
}

/** Paying one thing, by as many tries as it takes. */
export interface PaymentAttempt<Choice> {
  readonly store: StoreApi<AttemptState>;
  /** Starts a try; does nothing while one is sent, or once it is paid. */
  pay(choice: Choice): Promise<void>;
  /** Tries as before; without a try before it lets the customer choose. */
  payAgain(): Promise<void>;
  /** What became of the open payment. */
  settle(payment: Payment): void;
  /** Back to the choice of ways. */
  chooseAgain(): void;
}

/**
 * Pays one thing. Each try has a guid of its own; a try whose answer was lost is sent again with the same one, so that it is never
 * paid twice.
 */
export const createPaymentAttempt = <Choice>(options: PaymentAttemptOptions<Choice>): PaymentAttempt<Choice> => {
  const { send, createGuid, onPaid } = options;
  let lostGuid: string | null = null;
  let lastChoice: Choice | null = null;

  /** Money that came too late is in the wallet, and has paid nothing. */
  const isThere = (payment: Payment) => isSettled(payment) && !payment.isLate;

  const stateOf = (payment: Payment | null): AttemptState =>
    payment === null || isThere(payment) ? { status: 'paid', payment } : { status: 'open', payment };

  const store = createStore<AttemptState>(() =>
    options.payment ? stateOf(options.payment) : { status: 'choosing', error: null },
  );

  const follow = (payment: Payment | null) => {
    const next = stateOf(payment);
    if (store.getState().status === 'paid') return;
    store.setState(next, true);
    if (next.status === 'paid') onPaid?.(payment);
  };

  const pay = async (choice: Choice) => {
    const before = store.getState();
    if (before.status === 'sending' || before.status === 'paid') return;
    const guid = lostGuid ?? createGuid();
    lostGuid = guid;
    lastChoice = choice;
    store.setState({ status: 'sending', before: before.status === 'open' ? before.payment : null }, true);
    try {
      const payment = await send(choice, guid);
      lostGuid = null;
      follow(payment);
    } catch (error) {
      if (!(error instanceof GatewayError)) {
        store.setState({ status: 'choosing', error: null }, true);
        throw error;
      }
      if (!error.isTransient) lostGuid = null;
      store.setState({ status: 'choosing', error }, true);
    }
  };

  const chooseAgain = () => {
    const { status } = store.getState();
    if (status === 'open') store.setState({ status: 'choosing', error: null }, true);
  };

  return {
    store,
    pay,
    payAgain: async () => (lastChoice === null ? chooseAgain() : pay(lastChoice)),
    settle: follow,
    chooseAgain,
  };
};
