import { invoiceView, unpaidInvoices } from '@songwai/core/invoices/invoice-contract';
import { payInvoiceByBank } from '@songwai/core/invoices/paying/invoice-paying-contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createGateway, type Gateway } from '../../tests/builders/gateway.ts';
import { handlers, makeSweeper } from '../../tests/builders/payments.ts';
import { type Caller, openSession } from '../../tests/builders/sessions.ts';
import { publicUrl } from '../../tests/harness/quiet-environment.ts';
import { silentLog } from '../../tests/harness/silent-log.ts';
import { addInvoicedCompany, doJob, makeInvoices, passMonth } from '../../tests/invoices/invoiced-companies.ts';
import { createCharges } from '../payments/charges/charge-service.ts';
import { workOffCharges } from '../payments/charges/charge-worker.ts';
import { systemRandom } from '../platform/deps.ts';

let gateway: Gateway;
let company: Caller;
let invoiceId: string;
beforeAll(async () => {
  gateway = await createGateway({ env: { BACKGROUND_WORK: 'off' } });
});
afterAll(() => gateway.close());
beforeEach(async () => {
  company = await addInvoicedCompany(gateway);
  await doJob(gateway, company);
  await passMonth(gateway, [company]);
  await makeInvoices(gateway);
  const [invoice] = (await gateway.call(unpaidInvoices, {}, company)).body.invoices;
  invoiceId = invoice?.invoiceId ?? '';
});

const pay = async () => (await gateway.call(payInvoiceByBank, { invoiceId, bank: 'ktb' }, company)).body;
/** A gateway that takes no payments any more. */
const sweepWithoutProvider = () => {
  const { db, clock } = gateway;
  const charges = createCharges({ db, clock, random: systemRandom, provider: undefined, handlers, publicUrl, log: silentLog });
  const deps = { db, clock, provider: undefined, charges, handlers, log: silentLog };
  return workOffCharges(deps, new AbortController().signal);
};

it.each([
  ['another one', () => makeSweeper(gateway).work()],
  ['none', sweepWithoutProvider],
])('a payment that waits at a provider that is exchanged for %s frees its part when its time is over', async (_, sweep) => {
  const { payment } = await pay();
  const charge = gateway.db.updateTable('charges').where('charge_id', '=', payment.chargeId);
  await charge.set({ provider: 'omise', provider_ref: `former_${payment.chargeId}` }).execute();
  const state = async () => (await gateway.call(invoiceView, { invoiceId }, company)).body.payments.map((one) => one.state);
  gateway.clock.advanceSeconds(60);
  await sweep();
  expect(await state()).toEqual(['pending']);
  gateway.clock.advanceSeconds(10 * 60);
  company = { ...company, token: await openSession(gateway, company.userId) };
  await sweep();
  expect(await state()).toEqual(['failed']);
  const { next_check_at: next } = await gateway.db
    .selectFrom('charges')
    .select('next_check_at')
    .where('charge_id', '=', payment.chargeId)
    .executeTakeFirstOrThrow();
  expect(next).toBeNull();
  expect(await pay()).toMatchObject({ responseCode: 200, payment: { state: 'pending' } });
});
