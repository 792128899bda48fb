import type { RequestOf } from '@songwai/core/gateway/endpoint';
import { addCardToCustomer } from '@songwai/core/payments/card-contract';
import { sandboxToken } from '@songwai/core/payments/contract';
import type { PaymentsConfig } from '../../src/config/payments.ts';
import { createInvoiceCharges } from '../../src/invoices/paying/invoice-charges.ts';
import { jobCharges, openAmountCharges } from '../../src/jobs/paying/job-charges.ts';
import { endUnpaidJobs } from '../../src/jobs/paying/unpaid-worker.ts';
import { createCharges } from '../../src/payments/charges/charge-service.ts';
import { workOffCharges } from '../../src/payments/charges/charge-worker.ts';
import type { ChargeHandlers } from '../../src/payments/charges/payments.ts';
import { createCardProvider } from '../../src/payments/providers/create-card-provider.ts';
import { systemRandom } from '../../src/platform/deps.ts';
import { findVehicleNames } from '../../src/pricing/catalog/vehicle-queries.ts';
import { tipCharges } from '../../src/ratings/tips.ts';
import { openDocuments } from '../../src/tax-documents/open-documents.ts';
import { topUpCharges } from '../../src/wallet/top-up/top-up-charges.ts';
import { publicUrl } from '../harness/quiet-environment.ts';
import { silentLog } from '../harness/silent-log.ts';
import type { Gateway } from './gateway.ts';
import type { Caller } from './sessions.ts';

export type Behaviour = RequestOf<typeof sandboxToken>['behaviour'];

/** A token of the sandbox's vault for a card that behaves like this. */
export async function createCardToken(gateway: Pick<Gateway, 'call'>, behaviour: Behaviour = 'succeeds'): Promise<string> {
  const card = { brand: 'visa' as const, lastDigits: '4242', holderName: 'PIMCHANOK SRIAREE', mmExp: 8, yyyyExp: 2031 };
  const { body } = await gateway.call(sandboxToken, { ...card, behaviour });
  return body.cardTokenId ?? '';
}

/** Saves a card that behaves like this. @returns its id. */
export async function saveCard(
  gateway: Pick<Gateway, 'call'>,
  caller: Caller,
  behaviour: Behaviour = 'succeeds',
): Promise<string> {
  const cardTokenId = await createCardToken(gateway, behaviour);
  const { body } = await gateway.call(addCardToCustomer, { cardTokenId, isDefault: true }, caller);
  if (body.cardId === undefined) throw new Error(`no card: ${JSON.stringify(body)}`);
  return body.cardId;
}

/** Answers on the sandbox's page, as the customer does at the bank. */
export async function answerBank(
  gateway: Pick<Gateway, 'app'>,
  payment: { readonly authorizeUri?: string | undefined },
  answer: 'pass' | 'fail' | 'abandon' | 'pay',
): Promise<void> {
  const page = new URL(payment.authorizeUri ?? '');
  const response = await gateway.app.inject({ method: 'POST', url: `${page.pathname}/${answer}` });
  if (response.statusCode >= 400) throw new Error(`the bank's page answers ${response.statusCode}`);
}

const sandbox: PaymentsConfig = { provider: 'sandbox', promptPayId: '0000000000000' };

/** What each purpose of a charge does, as in the gateway. */
export const handlers = (): ChargeHandlers => ({
  job: jobCharges,
  topUp: topUpCharges,
  tip: tipCharges,
  openAmount: openAmountCharges,
  invoice: createInvoiceCharges({
    documents: openDocuments({ random: systemRandom, publicUrl, billerId: undefined, findVehicleNames }),
    publicUrl,
  }),
});

/** What the background workers do about money, one round at a time. */
export function makeSweeper(
  { db, clock }: Pick<Gateway, 'db' | 'clock'>,
  payments: PaymentsConfig = sandbox,
): { work(): Promise<void> } {
  const log = silentLog;
  const { provider } = createCardProvider({ payments, isProduction: false, log, db, clock, random: systemRandom, publicUrl });
  if (provider === undefined) throw new Error('there is no provider');
  const charges = createCharges({ db, clock, random: systemRandom, provider, handlers, publicUrl, log });
  return {
    work: async () => {
      await workOffCharges({ db, clock, provider, charges, handlers, log }, new AbortController().signal);
      await endUnpaidJobs(db, clock.now());
    },
  };
}
