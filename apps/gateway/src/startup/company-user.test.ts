import { fetchUser } from '@songwai/core/sessions/calls';
import { fetchOrderStart } from '@songwai/core/startup/order-start-calls';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { tryToBook } from '../../tests/builders/bookings.ts';
import { addCustomer, setStatus } from '../../tests/builders/customers.ts';
import { createGateway, type Gateway } from '../../tests/builders/gateway.ts';
import { partnerOrigin, signPartnerToken } from '../../tests/builders/partners.ts';
import { signInAdmin, signInAs } from '../../tests/builders/sessions.ts';
import { connectClient } from '../../tests/harness/connect-client.ts';

const departmentId = 'a77c3b5e-42f1-4c8e-9d07-0e6c5b1f2a90';
const memberEmail = 'member@songwai.test';
const everyRight = { order: true, view: true, pay: true, manage: true };
const paysByInvoice = 4;

let gateway: Gateway;
let companyId: string;
let memberId: string;
let member: string;
let owner: string;
beforeAll(async () => {
  gateway = await createGateway();
  ({ userId: companyId, token: owner } = await signInAs(gateway, 'company@songwai.test'));
  ({ userId: memberId, token: member } = await addCustomer(gateway, { email: memberEmail }));
  const department = { id: departmentId, company_user_id: companyId, name: 'จัดซื้อ', created_at: gateway.clock.now() };
  await gateway.db.insertInto('departments').values(department).execute();
});
afterAll(() => gateway.close());
beforeEach(async () => {
  await setRights(everyRight);
  await setUser(companyId, { invoice_enabled: true, user_group: 'DEFAULT', company_verified_at: gateway.clock.now() });
});

/** Gives the member these rights in the company; null removes the membership. */
const setRights = async (rights: typeof everyRight | null) => {
  await gateway.db.deleteFrom('company_members').where('user_id', '=', memberId).execute();
  if (rights === null) return;
  const { order: can_order, view: can_view, pay: can_pay, manage: can_manage } = rights;
  const row = { user_id: memberId, company_user_id: companyId, department_id: departmentId, created_at: gateway.clock.now() };
  await gateway.db
    .insertInto('company_members')
    .values({ ...row, can_order, can_view, can_pay, can_manage })
    .execute();
};
const setUser = (
  id: string,
  fields: { user_type?: number; invoice_enabled?: boolean; user_group?: string; company_verified_at?: Date | null },
) => gateway.db.updateTable('users').set(fields).where('id', '=', id).execute();
const readUser = async (token: string) => (await gateway.post('/userInfo', {}, { token })).body;
const readStart = async (token: string, userId: string) => (await gateway.get(`/order/init/${userId}`, {}, { token })).body;

const company = {
  companyId: 'C0000001',
  companyName: 'บริษัท บางนาเทรดดิ้ง จำกัด',
  companyAddress: '99/9 ถนนบางนา-ตราด แขวงบางนาใต้ เขตบางนา กรุงเทพมหานคร 10260',
  companyTaxId: '0105500000003',
};

it('says of admins, and of nobody else, that they are', async () => {
  const [admin, customer] = await Promise.all([signInAdmin(gateway), addCustomer(gateway)]);
  expect(await readUser(admin.token)).toMatchObject({ isAdmin: true });
  expect(await readUser(customer.token)).not.toHaveProperty('isAdmin');
});

describe('a member of a company', () => {
  it('is told which company it acts for, in which department, and what it may do there', async () => {
    await setRights({ order: true, view: false, pay: true, manage: false });
    const department = { departmentId, departmentName: 'จัดซื้อ' };
    const expected = {
      ...company,
      ...department,
      isCompanyOwner: false,
      companyRights: { order: true, view: false, pay: true, manage: false },
    };
    expect(await readUser(member)).toMatchObject({ responseCode: 200, userId: memberId, userType: 2, ...expected });
    const signedIn = await gateway.post('/login', { userName: memberEmail, password: 'demo1234' });
    expect(signedIn.body).toMatchObject({ respCode: 200, ...expected });
  });

  it('hears of a change from the next call on, and is a private person again when it is out', async () => {
    await setRights({ order: false, view: true, pay: false, manage: false });
    expect(await readUser(member)).toMatchObject({ companyRights: { order: false, view: true, pay: false, manage: false } });
    await setRights(null);
    const user = await readUser(member);
    expect(user).toMatchObject({ responseCode: 200, userType: 2, invoiceEnabled: false });
    for (const field of [...Object.keys(company), 'companyRights', 'isCompanyOwner', 'departmentId', 'departmentName'])
      expect(user).not.toHaveProperty(field);
    expect(await readStart(member, memberId)).not.toHaveProperty('receipt');
  });

  it("begins an order with the company's receipt and its packages", async () => {
    await setUser(companyId, { user_group: 'BANGNA' });
    expect(await readStart(member, memberId)).toMatchObject({
      responseCode: 200,
      userGroup: 'BANGNA',
      receipt: { companyName: company.companyName, companyAddress: company.companyAddress, taxNumber: company.companyTaxId },
    });
    expect(await readUser(member)).toMatchObject({ userGroup: 'BANGNA' });
  });

  it("is told whether its company's data were verified", async () => {
    await setUser(companyId, { company_verified_at: null });
    expect(await readUser(member)).toMatchObject({ companyVerified: false });
    await setUser(companyId, { company_verified_at: gateway.clock.now() });
    expect(await readUser(member)).toMatchObject({ companyVerified: true });
  });

  it('still sees its company while that is suspended, and has no right in it', async () => {
    await setStatus(gateway, 'company@songwai.test', 'suspended');
    const user = await readUser(member);
    await setStatus(gateway, 'company@songwai.test', 'active');
    const none = { order: false, view: false, pay: false, manage: false };
    expect(user).toMatchObject({ ...company, companyRights: none, invoiceEnabled: false });
  });
});

describe('an owner', () => {
  it('is told which of its devices is signed in here', async () => {
    const { sessions } = (await gateway.get('/user/session', {}, { token: owner })).body;
    const here = (sessions as { isCurrent: boolean; sessionId: string }[]).find(({ isCurrent }) => isCurrent);
    expect((await readUser(owner))['deviceId']).toBe(here?.sessionId);
  });

  it('is told that the company is its own, with every right in it and no department', async () => {
    const user = await readUser(owner);
    expect(user).toMatchObject({ userType: 1, ...company, isCompanyOwner: true, companyRights: everyRight });
    expect(user).not.toHaveProperty('departmentId');
  });
});

describe('whether somebody may pay by invoice is answered alike by the user and by the order', () => {
  const expectInvoice = async (token: string, userId: string, isOpen: boolean) => {
    const { invoiceEnabled } = await readUser(token);
    const { paymentTypes } = await readStart(token, userId);
    expect([invoiceEnabled, (paymentTypes as number[]).includes(paysByInvoice)]).toEqual([isOpen, isOpen]);
  };

  it('yes for a member who may pay and for the owner, while the company may', async () => {
    await expectInvoice(member, memberId, true);
    await expectInvoice(owner, companyId, true);
    await setUser(companyId, { invoice_enabled: false });
    await expectInvoice(member, memberId, false);
    await expectInvoice(owner, companyId, false);
  });

  it('no for a member whom the company does not let pay', async () => {
    await setRights({ order: true, view: true, pay: false, manage: false });
    await expectInvoice(member, memberId, false);
  });

  it('no for a company that is not verified, and the gateway takes no booking on its account', async () => {
    await setUser(companyId, { company_verified_at: null });
    for (const [token, userId] of [
      [member, memberId],
      [owner, companyId],
    ] as const)
      await expectInvoice(token, userId, false);
    expect((await tryToBook(gateway, { token: owner }, { paymentType: 4, lang: 'en' })).body).toMatchObject({
      responseCode: 422,
      field: 'paymentType',
      reason: 'company_not_verified',
      responseDesc: expect.stringContaining('once its documents are verified'),
    });
  });

  it('no for a person, also one that was a company which could', async () => {
    await setRights(null);
    await setUser(memberId, { invoice_enabled: true });
    await expectInvoice(member, memberId, false);
    await setUser(memberId, { invoice_enabled: false });
  });
});

describe("a partner's guest", () => {
  it('acts for no company', async () => {
    const page = { partnerId: 'baanchandra', token: await signPartnerToken(gateway) };
    const { body } = await gateway.post('/signon', page, { origin: partnerOrigin });
    expect(body).toMatchObject({ responseCode: 200, invoiceEnabled: false });
    expect(body).not.toHaveProperty('companyRights');
  });
});

describe('the client', () => {
  it('has the company in names of its own', async () => {
    await setRights({ order: true, view: false, pay: true, manage: false });
    const transport = await connectClient(gateway, () => member);
    const user = await fetchUser(transport, member);
    expect(user).toMatchObject({ kind: 'individual', companyName: company.companyName, isInvoiceEnabled: true });
    expect(user.company).toEqual({
      companyId: 'C0000001',
      isOwner: false,
      isVerified: true,
      rights: { order: true, view: false, pay: true, manage: false },
      department: { departmentId, name: 'จัดซื้อ' },
    });
    expect((await fetchOrderStart(transport, memberId)).receipt?.taxNumber).toBe(company.companyTaxId);
    await setRights(null);
    expect((await fetchUser(transport, member)).company).toBeNull();
  });
});
