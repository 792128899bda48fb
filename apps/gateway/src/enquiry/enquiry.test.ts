import { randomUUID } from 'node:crypto';
import { listEnquiries, releaseEnquiry } from '@songwai/core/enquiry/admin/enquiry-admin-contract';
import { openEnquiryForm, sendEnquiry } from '@songwai/core/enquiry/enquiry-contract';
import { newestLegalVersion } from '@songwai/core/terms/legal-version';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createGateway, type Gateway } from '../../tests/builders/gateway.ts';
import { type Admin, signInAdmin } from '../../tests/builders/sessions.ts';
import { fullEnquiry, openCrmWork, sendAsPerson } from '../../tests/enquiry/enquiries.ts';

let gateway: Gateway;
let admin: Admin;
beforeAll(async () => {
  gateway = await createGateway();
  admin = await signInAdmin(gateway);
});
afterAll(() => gateway.close());
beforeEach(async () => {
  await gateway.db.deleteFrom('enquiries').execute();
  await gateway.db.deleteFrom('rate_limits').execute();
  await gateway.db.deleteFrom('messages').execute();
});

const stored = () => gateway.db.selectFrom('enquiries').selectAll().orderBy('id').execute();
const mails = () => gateway.db.selectFrom('messages').select(['recipient', 'reply_to', 'subject', 'body']).execute();
const list = async (show = 'all') => (await gateway.call(listEnquiries, { show }, admin)).body.enquiries;

describe('a business that asks to be called', () => {
  it('is stored with every field, and with the version of the terms that it accepted', async () => {
    expect((await sendAsPerson(gateway, { lang: 'en' })).body).toMatchObject({ responseCode: 200 });
    const [row] = await stored();
    expect(row).toMatchObject({
      ...{ contact_name: 'พิมพ์ชนก', full_name: 'พิมพ์ชนก วัฒนกุล', phone: '0812345678', email: 'pim@baansuan.example' },
      ...{ business_name: 'ร้านดอกไม้บ้านสวน', business_type: 'gifts', delivery_types: ['parcel'] },
      ...{ vehicle_types: ['motorcycle', 'car'], monthly_deliveries: 120, remark: 'รอบเช้า <7:00>', language: 'en' },
      ...{ terms_version: newestLegalVersion, accepted_at: gateway.clock.now(), wants_promotions: false, is_suspected: false },
    });
  });

  it('needs neither e-mail address nor anything else that is optional', async () => {
    const none = { fullName: '', email: '', businessType: undefined, deliveryTypes: [], vehicleTypes: [], remark: '' };
    const { body } = await sendAsPerson(gateway, { ...none, deliveriesPerMonth: undefined, question2: undefined });
    expect(body).toMatchObject({ responseCode: 200 });
    expect(await stored()).toMatchObject([{ email: null, business_type: null, monthly_deliveries: null, remark: '' }]);
  });

  it.each([
    ['phoneNo', { phoneNo: '02 123 4567' }],
    ['contactName', { contactName: ' \t' }],
    ['businessName', { businessName: '  ' }],
    ['email', { email: 'pim@' }],
    ['termsVersion', { termsVersion: undefined }],
  ])('is asked to correct %s, in the words of the form, and nothing is stored', async (field, fields) => {
    const { status, body } = await sendAsPerson(gateway, { ...fields, lang: 'en' });
    expect([status, body.field]).toEqual(field === 'termsVersion' || body.responseCode === 422 ? [200, field] : [400, field]);
    expect(body.responseDesc).not.toBe('');
    expect(await stored()).toEqual([]);
  });

  it('is asked again where another version of the terms is in force', async () => {
    const { body } = await sendAsPerson(gateway, { termsVersion: '2020-01' });
    expect(body).toMatchObject({ responseCode: 409, termsVersion: newestLegalVersion });
    expect(await stored()).toEqual([]);
  });

  it('is one enquiry, however often and at once it is sent', async () => {
    const { body } = await gateway.call(openEnquiryForm);
    gateway.clock.advanceSeconds(20);
    const enquiry = { ...fullEnquiry, guid: randomUUID(), formToken: body.formToken };
    const answers = await Promise.all(Array.from({ length: 6 }, () => gateway.call(sendEnquiry, enquiry)));
    expect(answers.map((answer) => answer.body.responseCode)).toEqual([200, 200, 200, 200, 200, 200]);
    expect(await stored()).toMatchObject([{ revision: 1 }]);
  });

  it('corrects what it sent', async () => {
    const guid = randomUUID();
    await sendAsPerson(gateway, { guid });
    await sendAsPerson(gateway, { guid, phoneNo: '0823456789' });
    expect(await stored()).toMatchObject([{ revision: 2, phone: '0823456789' }]);
  });
});

describe('spam', () => {
  it('that comes faster than a person types is asked to wait, and a person who is that fast gets through', async () => {
    const { body: form } = await gateway.call(openEnquiryForm);
    const enquiry = { ...fullEnquiry, guid: randomUUID(), lang: 'en' };
    const fast = await gateway.call(sendEnquiry, { ...enquiry, formToken: form.formToken });
    expect([fast.status, fast.headers['retry-after'], fast.body.waitSeconds]).toEqual([429, '3', 3]);
    for (const formToken of [undefined, 'forged', `${form.formToken}x`]) {
      const without = await gateway.call(sendEnquiry, { ...enquiry, formToken });
      expect(without).toMatchObject({ status: 429, body: { formToken: expect.any(String), waitSeconds: 3 } });
    }
    expect(await stored()).toEqual([]);
    gateway.clock.advanceSeconds(3);
    const later = await gateway.call(sendEnquiry, { ...enquiry, formToken: fast.body.formToken });
    expect(later.body.responseCode).toBe(200);
  });

  it('that fills in what no person sees is answered alike, goes to nobody, and is released by an administrator', async () => {
    const crm = openCrmWork(gateway, { pipedrive: undefined }, 'sales@songwai.test');
    const { body } = await sendAsPerson(gateway, { website: 'https://spam.example' });
    expect(body).toMatchObject({ responseCode: 200 });
    await crm.deliver();
    expect(await mails()).toEqual([]);
    const [suspected] = await list('suspected');
    expect(suspected).toMatchObject({ isSuspected: true, crmState: 'queued' });
    await gateway.call(releaseEnquiry, { enquiryId: String(suspected?.enquiryId) }, admin);
    await crm.deliver();
    expect(await mails()).toMatchObject([{ recipient: 'sales@songwai.test' }]);
    expect(await list('suspected')).toEqual([]);
  });

  it('from one address ends after thirty within an hour, while a repeated enquiry still gets its answer', async () => {
    const guid = randomUUID();
    const { body } = await gateway.call(openEnquiryForm);
    gateway.clock.advanceSeconds(20);
    const send = (fields: object) => gateway.call(sendEnquiry, { ...fullEnquiry, formToken: body.formToken, ...fields });
    for (let sent = 0; sent < 30; sent += 1) expect((await send({ guid: sent === 0 ? guid : randomUUID() })).status).toBe(200);
    const { status, headers } = await send({ guid: randomUUID() });
    expect(status).toBe(429);
    expect(Number(headers['retry-after'])).toBeGreaterThan(3_000);
    gateway.clock.advanceSeconds(3_601);
    expect((await send({ guid: randomUUID() })).status).toBe(200);
  });
});

describe('without a CRM', () => {
  it('the sales team gets each enquiry by mail and can answer it, and each correction', async () => {
    const crm = openCrmWork(gateway, { pipedrive: undefined }, 'sales@songwai.test');
    const guid = randomUUID();
    await sendAsPerson(gateway, { guid });
    await crm.deliver();
    await crm.deliver();
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ recipient: 'sales@songwai.test', reply_to: 'pim@baansuan.example' });
    expect(mail?.subject).toMatch(/^ธุรกิจใหม่ขอให้ติดต่อกลับ ENQ-\d+: ร้านดอกไม้บ้านสวน$/);
    expect(mail?.body).toContain('มือถือ: 081 234 5678');
    expect(mail?.body).toContain('ใช้รถแบบไหน: มอเตอร์ไซค์, รถเก๋ง');
    expect(await list()).toMatchObject([{ crmState: 'stored', deliveriesPerMonth: 120 }]);
    await sendAsPerson(gateway, { guid, phoneNo: '0823456789' });
    await crm.deliver();
    expect((await mails())[1]?.subject).toContain('แก้ไข');
  });

  it('and without a sales team they wait in the database, for administrators alone', async () => {
    const crm = openCrmWork(gateway, { pipedrive: undefined });
    await sendAsPerson(gateway);
    await crm.deliver();
    expect(await mails()).toEqual([]);
    expect(await list()).toMatchObject([{ businessName: 'ร้านดอกไม้บ้านสวน', crmState: 'stored' }]);
    expect((await gateway.call(listEnquiries)).status).toBe(401);
    expect((await gateway.call(releaseEnquiry, { enquiryId: '999999' }, admin)).status).toBe(404);
  });
});
