import { createStore } from 'zustand/vanilla';
import { createGuid } from '../../basics/ids.ts';
import { GatewayError } from '../../gateway/gateway-error.ts';
import type { Transport } from '../../gateway/transport-types.ts';
import { cancelPayment } from '../../payments/calls.ts';
import type { InvoiceFlow, InvoicePayingState } from './invoice-flow-state.ts';
import { type InvoicePaymentRequest, payInvoice } from './invoice-paying-calls.ts';

export interface InvoiceFlowOptions {
  readonly transport: Transport;
  /** Its id, not its number. */
  readonly invoiceId: string;
  /** Milliseconds since the epoch: `Date.now`. */
  readonly clock: () => number;
  readonly random: () => number;
  /** Money may have moved, or a payment was opened: what shows the invoice asks again. */
  readonly onChange: () => void;
}

type Order = Omit<InvoicePaymentRequest, 'guid' | 'invoiceId'>;

/** What a state would pay, without the key that makes it once-only; null without anything to pay. */
const orderOf = ({ way, share, withholds }: InvoicePayingState): Order | null => {
  if (way === null) return null;
  if (share.kind === 'all') return { way, withholds, amountSatang: null };
  return share.amountSatang === null ? null : { way, withholds, amountSatang: share.amountSatang };
};

/** Paying an invoice: choose way, share and withholding, pay, and what becomes of the payment. */
export const createInvoiceFlow = ({ transport, invoiceId, clock, random, onChange }: InvoiceFlowOptions): InvoiceFlow => {
  const store = createStore<InvoicePayingState>(() => ({
    way: null,
    share: { kind: 'all' },
    withholds: false,
    stage: { status: 'choosing', error: null },
  }));
  /** A press without an answer: who sends the same again repeats it, and pays once. */
  let unanswered: { readonly guid: string; readonly order: string } | null = null;

  const showChoice = () => store.setState({ stage: { status: 'choosing', error: null } });

  /** The choice is left as it is while a press is being sent. */
  const isSending = () => store.getState().stage.status === 'starting';

  const change = (next: Partial<Pick<InvoicePayingState, 'way' | 'share' | 'withholds'>>) => {
    if (isSending()) return;
    const { stage } = store.getState();
    store.setState({ ...next, ...(stage.status === 'choosing' && { stage: { status: 'choosing', error: null } }) });
  };

  return {
    store,
    payWith: (way) => change({ way }),
    setShare: (share) => change({ share }),
    setWithholds: (withholds) => change({ withholds }),
    start: async () => {
      const { stage } = store.getState();
      const order = orderOf(store.getState());
      if (order === null || isSending()) return;
      const key = JSON.stringify(order);
      const guid = unanswered?.order === key ? unanswered.guid : createGuid(new Date(clock()), random);
      unanswered = { guid, order: key };
      store.setState({ stage: { status: 'starting', before: stage.status === 'paying' ? stage.payment : null } });
      try {
        const payment = await payInvoice(transport, { invoiceId, guid, ...order });
        unanswered = null;
        store.setState({ stage: { status: 'paying', payment, mayRepeat: true } });
        onChange();
      } catch (error) {
        const refusal = error instanceof GatewayError ? error : null;
        // A refusal is an answer: nothing was paid, and the next press is another one.
        if (refusal?.kind === 'business' && !refusal.isTransient) unanswered = null;
        store.setState({ stage: { status: 'choosing', error: refusal } });
        // Somebody else has paid it, or is paying it.
        if (refusal?.code === 409) onChange();
        if (refusal === null) throw error;
      }
    },
    resume: (payment) => store.setState({ stage: { status: 'paying', payment, mayRepeat: false } }),
    settle: onChange,
    leave: showChoice,
    giveUp: async () => {
      const { stage } = store.getState();
      if (stage.status !== 'paying') return true;
      try {
        await cancelPayment(transport, stage.payment.chargeId);
      } catch (error) {
        if (error instanceof GatewayError && error.code === 409) return false;
        throw error;
      }
      showChoice();
      onChange();
      return true;
    },
  };
};
