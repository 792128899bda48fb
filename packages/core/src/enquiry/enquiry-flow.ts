import { createStore } from 'zustand/vanilla';
import { createGuid } from '../basics/ids.ts';
import type { StartTimer } from '../basics/start-timer.ts';
import { wait } from '../basics/wait.ts';
import { GatewayError } from '../gateway/gateway-error.ts';
import type { Transport } from '../gateway/transport-types.ts';
import { emailAddress } from '../validation/fields/email.ts';
import { type EnquiryTicket, enquiryFieldOf, openEnquiryForm, sendBrochure, sendEnquiry } from './enquiry-calls.ts';
import { checkEnquiry, type EnquiryForm, emptyEnquiry } from './enquiry-form.ts';
import type { EnquiryFlow, EnquiryProblems, EnquiryState } from './enquiry-state.ts';

export interface EnquiryFlowOptions {
  readonly transport: Transport;
  /** Milliseconds since the epoch: `Date.now`. */
  readonly clock: () => number;
  readonly random: () => number;
  readonly startTimer: StartTimer;
}

/** A fresh form; nothing in it differs between two renderings. */
const emptyState: EnquiryState = {
  ...{ form: emptyEnquiry, website: '', problems: {}, status: { is: 'editing' }, refusals: 0 },
  ...{ brochureEmail: '', brochure: { is: 'closed' } },
};

/** The longest wait that is made without asking; longer ones are shown. */
const longestWaitMs = 10_000;

const asGatewayError = (error: unknown): GatewayError => {
  if (error instanceof GatewayError) return error;
  throw error;
};

const textOf = ({ reply }: GatewayError, name: string): string => (typeof reply[name] === 'string' ? reply[name] : '');

/** The moment to wait before the same enquiry is taken; null where waiting a moment does not help. */
const waitOf = (error: GatewayError): number | null => {
  const { waitSeconds } = error.reply;
  const waitMs = typeof waitSeconds === 'number' ? 1000 * waitSeconds : Number.POSITIVE_INFINITY;
  return error.code === 429 && textOf(error, 'formToken') !== '' && waitMs <= longestWaitMs ? waitMs : null;
};

/** Makes the flow of one business enquiry (spec §1). */
export const createEnquiryFlow = ({ transport, clock, random, startTimer }: EnquiryFlowOptions): EnquiryFlow => {
  const store = createStore<EnquiryState>(() => emptyState);
  let guid = '';
  let ticket: EnquiryTicket | null = null;

  const refuse = (problems: EnquiryProblems, form = store.getState().form) =>
    store.setState(({ refusals }) => ({ form, problems, status: { is: 'editing' }, refusals: refusals + 1 }));

  const requireTicket = async (): Promise<EnquiryTicket> => {
    ticket ??= await openEnquiryForm(transport);
    return ticket;
  };

  /** Sends, and once more where only a moment was missing. */
  const post = async (form: EnquiryForm): Promise<void> => {
    const { website } = store.getState();
    const enquiry = { form, guid, website };
    try {
      await sendEnquiry(transport, { ...enquiry, ...(await requireTicket()) });
    } catch (cause) {
      const error = asGatewayError(cause);
      const waitMs = waitOf(error);
      if (waitMs === null) throw error;
      ticket = { ...(await requireTicket()), formToken: textOf(error, 'formToken') };
      await wait(startTimer, waitMs);
      await sendEnquiry(transport, { ...enquiry, ...ticket });
    }
  };

  /** Marks the field that the gateway refuses, or shows what else went wrong. */
  const explain = (error: GatewayError, form: EnquiryForm) => {
    const version = textOf(error, 'termsVersion');
    if (error.code === 409 && version !== '') {
      ticket = { formToken: ticket?.formToken ?? '', termsVersion: version };
      return refuse({ isPrivacyAccepted: { code: 'termsChanged' } }, { ...form, isPrivacyAccepted: false });
    }
    const field = error.field === null ? undefined : enquiryFieldOf(error.field, form);
    if (field !== undefined && error.description !== '') return refuse({ [field]: { code: 'refused', text: error.description } });
    return store.setState(({ refusals }) => ({ status: { is: 'failed', error }, refusals: refusals + 1 }));
  };

  return {
    store,
    open: async () => {
      try {
        await requireTicket();
      } catch (error) {
        // It is fetched again when sending, where a failure is shown.
        asGatewayError(error);
      }
    },
    patch: (change) =>
      store.setState(({ form, problems, status }) => {
        if (status.is === 'sending') return {};
        const left = Object.entries(problems).filter(([field]) => !(field in change));
        return { form: { ...form, ...change }, problems: Object.fromEntries(left), status: { is: 'editing' } };
      }),
    patchWebsite: (website) => store.setState({ website }),
    send: async () => {
      const { form, status } = store.getState();
      if (status.is === 'sending') return;
      const checked = checkEnquiry(form);
      if (!checked.ok) return refuse(checked.error);
      if (guid === '') guid = createGuid(new Date(clock()), random);
      store.setState({ problems: {}, status: { is: 'sending' } });
      try {
        await post(checked.value);
        store.setState({ status: { is: 'sent' }, brochureEmail: checked.value.email, brochure: { is: 'closed' } });
      } catch (error) {
        explain(asGatewayError(error), form);
      }
    },
    correct: () => store.setState({ status: { is: 'editing' } }),
    openBrochure: () => store.setState({ brochure: { is: 'asking', problem: null } }),
    patchBrochureEmail: (brochureEmail) => store.setState({ brochureEmail, brochure: { is: 'asking', problem: null } }),
    requestBrochure: async () => {
      const checked = emailAddress(store.getState().brochureEmail);
      if (!checked.ok) return store.setState({ brochure: { is: 'asking', problem: checked.error } });
      store.setState({ brochure: { is: 'sending' } });
      try {
        await sendBrochure(transport, checked.value);
        store.setState({ brochureEmail: checked.value, brochure: { is: 'sent' } });
      } catch (error) {
        store.setState({ brochure: { is: 'failed', error: asGatewayError(error) } });
      }
    },
  };
};
