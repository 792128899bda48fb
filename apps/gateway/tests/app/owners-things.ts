import { randomUUID } from 'node:crypto';
import { payWalletPackage } from '@songwai/core/wallet/contract';
import { sql } from 'kysely';
import { vi } from 'vitest';
import { insertRun } from '../../src/bulk/queries.ts';
import { addCompany, addFreeCredit } from '../builders/customers.ts';
import type { Gateway } from '../builders/gateway.ts';
import { bangNa, plainOrder, siam, stopAt } from '../builders/order.ts';
import { answerBank, createCardToken } from '../builders/payments.ts';
import type { Answer } from '../builders/typed-call.ts';
import { moveWallet } from '../builders/wallets.ts';
import type { Hints } from './schema-arbitrary.ts';

/** Texts that appear in everything the owner wrote, and in no request of another user. */
export const ownersSecrets = ['ลับเฉพาะ', '0899991234', '0877771234', 'owner@songwai.test'];

/** Tables that change without a call on the owner's data: sign-ins and published events. */
const passingTables = ['sessions', 'outbox', 'known_places'];

/** A customer who has data of every kind that a customer can have. */
export interface Owner {
  readonly userId: string;
  /** Ids and other references to the owner's data, by field name on the wire. */
  readonly things: Hints;
}

const contact = { contactName: 'คุณลับเฉพาะ', contactPhone: '0899991234' };
const guid = 'owners-guid-0001';
const onePixel =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

const order = plainOrder({
  guid,
  confirmPhone: '0877771234',
  remark: 'หมายเหตุลับเฉพาะ',
  locationList: [stopAt(siam, contact), stopAt(bangNa, contact)],
});

/** A file that was stopped before its first trip: no worker changes it while the tests look. */
const stoppedFile = {
  id: 'owners-file-0001',
  ...({
    channel: 'web',
    language: 'th',
    guid,
    file_name: 'ลับเฉพาะ.csv',
    status: 'stopped',
    vehicle_id: 1,
    payment_type: 0,
  } as const),
  common: JSON.stringify({ pickUp: stopAt(siam, contact), vehicle: 1, orderType: 'now', confirmPhone: '0877771234' }),
  ...{ finished_at: null, leased_until: null },
};

/** Begins after what the tests advance the clock by. */
const repeats = { weekdays: [1], pickUpTime: '09:30', startDate: '15/02/2027', skipHolidays: true, agreedPrice: 166.5 };

const quotation = {
  ...{ guid, fullday_pkg_id: 3, skNumber: 1, months: 2, daysPerWeek: 5, startDate: '01/12/2026' },
  ...{ ...contact, companyName: 'บริษัท ลับเฉพาะ จำกัด' },
};

/** The invoice of a month before, with nothing in it that a worker would change while the tests look. */
async function addInvoice({ db, clock }: Gateway, { userId, jobId }: { userId: string; jobId: string }): Promise<string> {
  const id = randomUUID();
  const at = clock.now();
  const address = { company_name: 'บริษัท ลับเฉพาะ จำกัด', company_address: 'ถนนลับเฉพาะ', tax_number: '0105500000003' };
  const sums = { job_count: 1, subtotal_satang: 10_000, vat_percent: 0, vat_satang: 0 };
  await db
    .insertInto('invoices')
    .values({
      ...{ id, payer_id: userId, month: '2026-10', number: 'IV2611-99999', reference1: '261199999', is_company: true },
      ...{ ...address, ...sums, issued_at: at, due_at: new Date('2036-01-01'), next_reminder_at: null },
    })
    .execute();
  const line = { invoice_id: id, position: 1, job_id: jobId, is_later: true, reference: 'ลับเฉพาะ', vehicle_id: 1, over_at: at };
  const names = { department_id: null, department: null, from_name: 'ลับเฉพาะ', to_name: 'ลับเฉพาะ', amount_satang: 10_000 };
  await db
    .insertInto('invoice_lines')
    .values({ ...line, ...names })
    .execute();
  return id;
}

/** Adds the owner, with data created by the real calls wherever there is one. */
export async function addOwner(gateway: Gateway): Promise<Owner> {
  // No call's example contains the owner's job id: an administrator's example call could end that job.
  await sql`select setval('job_numbers', 4711)`.execute(gateway.db);
  const { userId, token } = await addCompany(gateway, {
    ...{ email: 'owner@songwai.test', first_name: 'ลับเฉพาะ', last_name: 'มาก', confirm_phone: '0877771234' },
    ...{ company_name: 'บริษัท ลับเฉพาะ จำกัด', company_address: 'ถนนลับเฉพาะ', company_tax_id: '0105500000003' },
  });
  const done = ({ body }: Answer, field: string): string => {
    if (body['responseCode'] !== 200) throw new Error(`the owner was refused: ${JSON.stringify(body)}`);
    return String(body[field]);
  };
  const call = async (path: string, body: object, field: string) => done(await gateway.post(path, body, { token }), field);

  const jobId = await call('/create_job', order, 'jobId');
  const place = { addressName: 'บ้านลับเฉพาะ', address: 'ซอยลับเฉพาะ', lat: 13.7466, lng: 100.5347, ...contact };
  const addressId = await call('/save_location', place, 'addressId');
  const header = {
    companyName: 'บริษัท ลับเฉพาะ จำกัด',
    companyAddress: 'ถนนลับเฉพาะ',
    taxNumber: '0105500000003',
    branch: '00000',
    postcode: '10500',
  };
  const savedHeader = await gateway.post('/invoice/header', header, { token });
  const { headerId } = savedHeader.body['header'] as { readonly headerId: string };
  const bankAccount = { bank: 'kbank', accountNumber: '0899991234', accountName: 'บริษัท ลับเฉพาะ จำกัด' };
  await call('/wallet/bank_account', bankAccount, 'bankAccount');
  await moveWallet(gateway, { userId }, { kind: 'codCredited', part: 'walletCod', satang: 50_000 });
  await call('/wallet/payout', { guid, amount: 100 }, 'payout');
  // A token is used once, so that nobody can pay with this one; the top-up is paid, so that its charge rests.
  const cardTokenId = await createCardToken(gateway);
  const customerId = await call('/cc_omise_create_customer', { cardTokenId }, 'customerId');
  const topUp = await gateway.call(payWalletPackage, { guid, amount: 100, paymentType: 3 }, { token });
  await answerBank(gateway, topUp.body.payment, 'pay');
  const card = await gateway.db.selectFrom('sandbox_cards').select('card_id').executeTakeFirstOrThrow();
  const quotationNo = await call('/fullday/api/v1/quotation', quotation, 'quotationNo');
  const created_at = gateway.clock.now();
  const bulkId = stoppedFile.id;
  const ofFile = { run_id: bulkId, number: 1 };
  await insertRun(gateway.db, {
    run: { ...stoppedFile, user_id: userId, company_user_id: userId, created_at },
    trips: [{ ...ofFile, price_satang: 10_950, alone_satang: 10_950, job_id: null, failure: null, new_price_satang: null }],
    rows: [
      {
        ...ofFile,
        ...{ position: 0, cells: JSON.stringify({ name: 'คุณลับเฉพาะ' }), stop: JSON.stringify(stopAt(bangNa, contact)) },
        ...{ reference: '', trip_number: 1, visit: 0, fingerprint: null },
      },
    ],
  });
  const recurring = await gateway.post('/recurring', { ...order, ...repeats }, { token });
  const { recurringId } = recurring.body['recurring'] as { readonly recurringId: string };
  const fileName = await call('/slip/upload', { jobId, imgBase64: onePixel }, 'fileName');
  const departmentId = await call('/v2/department', { name: 'แผนกลับเฉพาะ' }, 'departmentId');
  const rights = { order: true, view: true, pay: true };
  const invitationId = await call('/v2/department/invite', { contact: 'new.colleague@example.co.th', rights }, 'invitationId');
  const documentId = await call('/company/document', { kind: 'certificate', fileBase64: onePixel }, 'documentId');
  const invoiceId = await addInvoice(gateway, { userId, jobId });
  await call(`/chat/room/${userId}/message`, { guid: 'owners-chat-0001', text: 'เรื่องลับเฉพาะ โทร 0899991234' }, 'message');
  const session = await gateway.db.selectFrom('sessions').select('id').where('user_id', '=', userId).executeTakeFirstOrThrow();
  // The tests advance the clock, which must not end the search for a driver.
  await gateway.db
    .updateTable('jobs')
    .set({ search_until: new Date('2036-01-01') })
    .where('id', '=', jobId)
    .execute();
  await addFreeCredit(gateway, { userId, amountSatang: 5_000 });
  await waitUntilFollowed(gateway);
  const { id: notificationId } = await gateway.db
    .selectFrom('notifications')
    .select('id')
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  const own = {
    jobId,
    guid,
    userId,
    id: userId,
    addressId,
    headerId,
    quotationNo,
    bulkId,
    recurringId,
    changedId: recurringId,
    fileName,
    departmentId,
    invitationId,
    documentId,
    invoiceId,
    notificationId: String(notificationId),
    memberId: userId,
    // The owner's room with support.
    roomId: userId,
    cardTokenId,
    customerId,
    cardId: card.card_id,
    chargeId: topUp.body.payment.chargeId,
  };
  const things = Object.entries({ ...own, sessionId: session.id }).map(([name, value]) => [name, [value]] as const);
  const receipt = await call('/receipt/topup', { referenceNo: topUp.body.payment.reference }, 'receipt').then(() =>
    gateway.db.selectFrom('tax_documents').select('id').where('payer_id', '=', userId).executeTakeFirstOrThrow(),
  );
  const references = { referenceNo: [topUp.body.payment.reference], documentId: [documentId, receipt.id] };
  await waitUntilIssued(gateway);
  return { userId, things: { ...Object.fromEntries(things), ...references } };
}

/** Waits for receipts and their files, which workers make. */
const waitUntilIssued = ({ db }: Gateway): Promise<unknown> =>
  vi.waitUntil(
    async () =>
      (await db.selectFrom('receipts_due').select('subject').executeTakeFirst()) === undefined &&
      (await db.selectFrom('tax_documents').select('id').where('file_key', 'is', null).executeTakeFirst()) === undefined,
    { timeout: 20_000 },
  );

/** Waits for the handlers of the owner's events, so that their writes are not attributed to another caller. */
const waitUntilFollowed = ({ db }: Gateway): Promise<unknown> =>
  vi.waitUntil(
    async () => (await db.selectFrom('outbox').select('id').where('published_at', 'is', null).executeTakeFirst()) === undefined,
    { timeout: 20_000 },
  );

/** Every row that references the owner or one of the owner's jobs, as text by table and column. */
export async function readFootprint({ db }: Gateway, { userId }: Owner): Promise<Readonly<Record<string, string>>> {
  const columns = await sql<{ table: string; column: string }>`
    select c.table_name as "table", c.column_name as "column" from information_schema.columns c
    join information_schema.tables t on t.table_name = c.table_name and t.table_schema = c.table_schema and t.table_type = 'BASE TABLE'
    where c.table_schema = 'public' and c.column_name in ('user_id', 'company_user_id', 'payer_id', 'job_id')`.execute(db);
  const print: Record<string, string> = {};
  for (const { table, column } of columns.rows.filter((row) => !passingTables.includes(row.table))) {
    const owned = column === 'job_id' ? sql`select id from jobs where user_id::text = ${userId}` : sql`select ${userId}::text`;
    const { rows } = await sql<{ row: string }>`
      select to_jsonb(t)::text as row from ${sql.table(table)} t where ${sql.ref(`t.${column}`)}::text in (${owned}) order by 1`.execute(
      db,
    );
    print[`${table}.${column}`] = rows.map(({ row }) => row).join('\n');
  }
  return print;
}
