import { vi } from 'vitest';
import { addFreeCredit } from '../harness/add-free-credit.ts';
import type { Answer, AppFixture } from './app-fixture.ts';
import { userIdOf } from './open-session.ts';
import type { Hints } from './schema-arbitrary.ts';

/** A customer who has data of every kind that a customer can have. */
export interface Owner {
  readonly userId: string;
  /** Ids and other references to the owner's data, by field name on the wire. */
  readonly things: Hints;
}

const email = 'owner@songwai.test';
const contact = { contactName: 'คุณลับเฉพาะ', contactPhone: '0899991234' };
const guid = 'owners-guid-0001';
const onePixel =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

const order = {
  ...{ guid, vehicle: 1, jobType: 2, taskType: 1, orderType: 'now', paymentType: 0, paymentPoint: 0 },
  confirmPhone: '0877771234',
  remark: 'หมายเหตุลับเฉพาะ',
  locationList: [
    { addressName: 'สยามพารากอน', lat: 13.7466, lng: 100.5347, ...contact },
    { addressName: 'บีทีเอสบางนา', lat: 13.6682, lng: 100.605, ...contact },
  ],
};

const quotation = {
  ...{ guid, fullday_pkg_id: 3, skNumber: 1, months: 2, daysPerWeek: 5, startDate: '01/12/2026' },
  ...{ ...contact, companyName: 'บริษัท ลับเฉพาะ จำกัด' },
};

/** Creates the owner's data, by the real calls wherever there is one. */
export async function makeOwnersThings(fixture: AppFixture): Promise<Owner> {
  await fixture.addAccount(email);
  const userId = await userIdOf(fixture, email);
  const company = { company_name: 'บริษัท ลับเฉพาะ จำกัด', company_address: 'ถนนลับเฉพาะ', company_tax_id: '0105500000003' };
  await fixture.db
    .updateTable('users')
    .set({ user_type: 1, first_name: 'ลับเฉพาะ', last_name: 'มาก', confirm_phone: '0877771234', ...company })
    .where('id', '=', userId)
    .execute();
  const token = await fixture.signIn(email);
  const done = ({ body }: Answer, field: string): string => {
    if (body['responseCode'] !== 200) throw new Error(`the owner was refused: ${JSON.stringify(body)}`);
    return String(body[field]);
  };
  const call = async (path: string, body: object, field: string) => done(await fixture.post(path, body, { token }), field);

  const jobId = await call('/create_job', order, 'jobId');
  const place = { addressName: 'บ้านลับเฉพาะ', address: 'ซอยลับเฉพาะ', lat: 13.7466, lng: 100.5347, ...contact };
  const addressId = await call('/save_location', place, 'addressId');
  const quotationNo = await call('/fullday/api/v1/quotation', quotation, 'quotationNo');
  const fileName = await call('/slip/upload', { jobId, imgBase64: onePixel }, 'fileName');
  const departmentId = await call('/v2/department', { name: 'แผนกลับเฉพาะ' }, 'departmentId');
  const rights = { order: true, view: true, pay: true };
  const invitationId = await call('/v2/department/invite', { contact: 'new.colleague@example.co.th', rights }, 'invitationId');
  const documentId = await call('/company/document', { kind: 'certificate', fileBase64: onePixel }, 'documentId');
  const session = await fixture.db.selectFrom('sessions').select('id').where('user_id', '=', userId).executeTakeFirstOrThrow();
  // The tests advance the clock, which must not end the search for a driver.
  await fixture.db
    .updateTable('jobs')
    .set({ search_until: new Date('2036-01-01') })
    .where('id', '=', jobId)
    .execute();
  await addFreeCredit(fixture.db, { userId, amountSatang: 5_000, at: fixture.clock.now() });
  await waitUntilFollowed(fixture);
  const own = {
    jobId,
    guid,
    userId,
    id: userId,
    addressId,
    quotationNo,
    fileName,
    departmentId,
    invitationId,
    documentId,
    memberId: userId,
  };
  const things = Object.entries({ ...own, sessionId: session.id }).map(([name, value]) => [name, [value]] as const);
  return { userId, things: Object.fromEntries(things) };
}

/** Waits for the handlers of the owner's events, so that their writes are not attributed to another caller. */
const waitUntilFollowed = ({ db }: AppFixture): Promise<unknown> =>
  vi.waitUntil(
    async () => (await db.selectFrom('outbox').select('id').where('published_at', 'is', null).executeTakeFirst()) === undefined,
    { timeout: 20_000 },
  );
