import { randomUUID } from 'node:crypto';
import { createAppFixture } from '../app/app-fixture.ts';
import { openSession, userIdOf } from '../app/open-session.ts';
import { addFreeCredit } from '../harness/add-free-credit.ts';

export const siam = { lat: 13.7466, lng: 100.5347 };
export const bangNa = { lat: 13.6682, lng: 100.605 };
export const nakhonPathom = { lat: 13.8199, lng: 100.0622 };
export const ayutthaya = { lat: 14.3532, lng: 100.5689 };

const contact = { contactName: 'พิมพ์ชนก', contactPhone: '0812345678' };

export type Body = Readonly<Record<string, unknown>>;

/** Properties of a new customer. */
interface CustomerFields {
  readonly user_type?: number;
  readonly tier?: 'normal' | 'silver' | 'gold' | 'platinum' | 'contract';
  readonly created_at?: Date;
  readonly creditSatang?: number;
  /** The company for which the customer books. */
  readonly companyId?: string;
}

/** A customer with an open session. */
export interface Customer {
  readonly userId: string;
  readonly token: string;
}

/** The whole gateway with an administrator, and helpers to add customers. */
export async function createPricingFixture() {
  const fixture = await createAppFixture({ isSiteBuilt: false });
  const { db, clock } = fixture;
  const admin = await openSession(fixture, await userIdOf(fixture, 'admin@songwai.test'));
  const adminId = await userIdOf(fixture, 'admin@songwai.test');
  let customers = 0;

  const addCustomer = async ({ creditSatang = 0, companyId, ...fields }: CustomerFields = {}): Promise<Customer> => {
    customers += 1;
    const email = `customer-${customers}@songwai.test`;
    await fixture.addAccount(email);
    const userId = await userIdOf(fixture, email);
    const rights = { can_order: true, can_view: true, can_pay: true };
    if (Object.keys(fields).length > 0) await db.updateTable('users').set(fields).where('id', '=', userId).execute();
    if (companyId !== undefined)
      await db
        .insertInto('company_members')
        .values({ user_id: userId, company_user_id: companyId, department_id: null, ...rights, created_at: clock.now() })
        .execute();
    if (creditSatang > 0) await addFreeCredit(db, { userId, amountSatang: creditSatang, at: clock.now() });
    return { userId, token: await openSession(fixture, userId) };
  };

  const estimate = async (customer: Customer | null, fields: object = {}): Promise<Body> => {
    const body = { vehicle: 1, locationList: [siam, bangNa], ...fields };
    return (await fixture.post('/estimate_price', body, { token: customer?.token })).body;
  };

  const book = async (customer: Customer, fields: object = {}): Promise<Body> => {
    const order = {
      ...{ guid: randomUUID(), vehicle: 1, jobType: 2, taskType: 1, orderType: 'now', paymentType: 0, paymentPoint: 0 },
      confirmPhone: '0812345678',
      locationList: [
        { addressName: 'สยามพารากอน', ...siam, ...contact },
        { addressName: 'บีทีเอสบางนา', ...bangNa, ...contact },
      ],
      ...fields,
    };
    return (await fixture.post('/create_job', order, { token: customer.token })).body;
  };

  const cancel = async (customer: Customer, jobId: unknown): Promise<Body> =>
    (await fixture.post('/cancel_job', { jobId, cancelReason: 'customer cancel' }, { token: customer.token })).body;

  /** Posts as an administrator. */
  const postAsAdmin = async (path: string, fields: object): Promise<Body> =>
    (await fixture.post(path, fields, { token: admin })).body;
  const listAsAdmin = async (path: string, query: Readonly<Record<string, string>> = {}): Promise<Body> =>
    (await fixture.get(path, query, { token: admin })).body;

  return { ...fixture, admin, adminId, addCustomer, estimate, book, cancel, office: postAsAdmin, officeList: listAsAdmin };
}

export type PricingFixture = Awaited<ReturnType<typeof createPricingFixture>>;
