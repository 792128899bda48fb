import { randomUUID } from 'node:crypto';
import { listEnquiries, releaseEnquiry } from '@songwai/core/enquiry/admin/enquiry-admin-contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createGateway, type Gateway } from '../../../../tests/builders/gateway.ts';
import { type Admin, signInAdmin } from '../../../../tests/builders/sessions.ts';
import { openCrmWork, sendAsPerson } from '../../../../tests/enquiry/enquiries.ts';
import { type PipedriveStandIn, pipedriveKey, startPipedriveStandIn } from '../../../../tests/enquiry/pipedrive-stand-in.ts';

let gateway: Gateway;
let admin: Admin;
let pipedrive: PipedriveStandIn;
beforeAll(async () => {
  pipedrive = await startPipedriveStandIn();
  gateway = await createGateway({ env: { PIPEDRIVE_URL: pipedrive.url, PIPEDRIVE_API_KEY: pipedriveKey } });
  admin = await signInAdmin(gateway);
});
afterAll(async () => {
  await gateway.close();
  await pipedrive.close();
});
beforeEach(async () => {
  pipedrive.forget();
  await gateway.db.deleteFrom('enquiries').execute();
  await gateway.db.deleteFrom('rate_limits').execute();
  await gateway.db.deleteFrom('messages').execute();
});

const openCrm = ({ apiKey = pipedriveKey, dealFrom }: { apiKey?: string; dealFrom?: number } = {}) =>
  openCrmWork(gateway, { pipedrive: { url: pipedrive.url, apiKey, dealFrom } }, 'sales@songwai.test');
const fate = async () => {
  const [first] = (await gateway.call(listEnquiries, { show: 'all' }, admin)).body.enquiries;
  return { crmState: first?.crmState, crmAttempts: first?.crmAttempts };
};
const counts = () => Object.fromEntries(Object.entries(pipedrive.records).map(([kind, records]) => [kind, records.length]));
const oneOfEach = { organizations: 1, persons: 1, leads: 1, deals: 0, notes: 1 };
const mails = () => gateway.db.selectFrom('messages').select(['subject', 'body']).execute();
/** Longer than the pause after one failure. */
const soon = () => gateway.clock.advanceSeconds(6);

describe('an enquiry in Pipedrive', () => {
  it('is an organisation, a person, a lead with the custom fields of the account, and a note with everything', async () => {
    await sendAsPerson(gateway);
    await openCrm().deliver();
    expect(counts()).toEqual(oneOfEach);
    const { organizations, persons, leads, notes } = pipedrive.records;
    expect(organizations).toMatchObject([{ name: 'ร้านดอกไม้บ้านสวน' }]);
    expect(persons).toMatchObject([
      {
        name: 'พิมพ์ชนก วัฒนกุล',
        org_id: organizations[0]?.id,
        phones: [{ value: '0812345678', primary: true, label: 'mobile' }],
        emails: [{ value: 'pim@baansuan.example', primary: true, label: 'work' }],
      },
    ]);
    expect(leads).toMatchObject([
      {
        title: expect.stringMatching(/^ร้านดอกไม้บ้านสวน \(ENQ-\d+\)$/),
        ...{ person_id: persons[0]?.id, organization_id: organizations[0]?.id },
        ...{ b1: 32, d1: 120, v1: '41,42', n1: expect.stringMatching(/^ENQ-\d+$/) },
      },
    ]);
    // A field of a type that does not take the value is left alone.
    expect(leads[0]).not.toHaveProperty('x1');
    expect(notes).toMatchObject([{ lead_id: leads[0]?.id, content: expect.stringContaining('รอบเช้า &lt;7:00&gt;') }]);
    expect(await fate()).toEqual({ crmState: 'delivered', crmAttempts: 1 });
    expect(await mails()).toEqual([]);
  });

  it('is a deal of the pipeline where the business sends as much as the operator asks for', async () => {
    await sendAsPerson(gateway);
    await openCrm({ dealFrom: 100 }).deliver();
    expect(counts()).toEqual({ ...oneOfEach, leads: 0, deals: 1 });
    expect(pipedrive.records.deals).toMatchObject([{ custom_fields: { b1: 32, v1: [41, 42] } }]);
    expect(pipedrive.records.notes).toMatchObject([{ deal_id: pipedrive.records.deals[0]?.id }]);
  });

  it('goes to the organisation and the person who are there already, which stay as they are', async () => {
    const { id } = pipedrive.add('organizations', { name: 'ร้านดอกไม้บ้านสวน' });
    const person = { name: 'Pim', phones: [{ value: '0812345678' }] };
    pipedrive.add('persons', person);
    await sendAsPerson(gateway);
    await openCrm().deliver();
    expect(counts()).toEqual(oneOfEach);
    expect(pipedrive.records.persons).toMatchObject([person]);
    expect(pipedrive.records.leads).toMatchObject([{ organization_id: id }]);
  });

  it('is corrected by its sender: the lead moves, and a second note says so', async () => {
    const guid = randomUUID();
    await sendAsPerson(gateway, { guid });
    await openCrm().deliver();
    await sendAsPerson(gateway, { guid, phoneNo: '0823456789', email: '', deliveriesPerMonth: 200 });
    await openCrm().deliver();
    expect(counts()).toEqual({ ...oneOfEach, persons: 2, notes: 2 });
    const [, right] = pipedrive.records.persons;
    expect(pipedrive.records.leads).toMatchObject([{ person_id: right?.id, d1: 200 }]);
    expect(pipedrive.records.notes[1]?.['content']).toContain('แก้ไข');
  });

  it('never has the key in an address', async () => {
    await sendAsPerson(gateway);
    await openCrm().deliver();
    expect(pipedrive.calls.length).toBeGreaterThan(4);
    expect(pipedrive.calls.filter(({ url }) => url.includes(pipedriveKey))).toEqual([]);
  });
});

const orders = ['/organizations', '/persons', '/leads', '/notes'] as const;

describe('while Pipedrive has trouble', () => {
  it.each(orders.flatMap((path) => (['dropped', 'broken', 'closed'] as const).map((mood) => [path, mood] as const)))(
    'with %s (%s), the enquiry is tried again and makes nothing twice',
    async (path, mood) => {
      pipedrive.leaveSearchBehind(true);
      pipedrive.answerNext(mood, path);
      await sendAsPerson(gateway);
      const crm = openCrm();
      await crm.deliver();
      expect(await fate()).toEqual({ crmState: 'waiting', crmAttempts: 1 });
      soon();
      await crm.deliver();
      expect(await fate()).toEqual({ crmState: 'delivered', crmAttempts: 2 });
      expect(counts()).toEqual(oneOfEach);
    },
  );

  it('a deal whose answer was lost is not made again either', async () => {
    pipedrive.answerNext('dropped', '/deals');
    await sendAsPerson(gateway);
    const crm = openCrm({ dealFrom: 1 });
    await crm.deliver();
    soon();
    await crm.deliver();
    expect(counts()).toEqual({ ...oneOfEach, leads: 0, deals: 1 });
  });

  it('a correction of an enquiry whose lead was made without an answer finds that lead', async () => {
    const guid = randomUUID();
    pipedrive.answerNext('dropped', '/leads');
    await sendAsPerson(gateway, { guid });
    await openCrm().deliver();
    await sendAsPerson(gateway, { guid, deliveriesPerMonth: 300 });
    await openCrm().deliver();
    expect(counts()).toEqual(oneOfEach);
  });

  it.each([
    ['retry-after', 900],
    ['x-ratelimit-reset', 900],
  ])('it is asked again only when it says so (429 with %s)', async (header, seconds) => {
    pipedrive.answerNext('busy', '/persons', { [header]: String(seconds) });
    await sendAsPerson(gateway);
    const crm = openCrm();
    await crm.deliver();
    gateway.clock.advanceSeconds(seconds - 1);
    await crm.deliver();
    expect(await fate()).toEqual({ crmState: 'waiting', crmAttempts: 1 });
    gateway.clock.advanceSeconds(1);
    await crm.deliver();
    expect(await fate()).toEqual({ crmState: 'delivered', crmAttempts: 2 });
    expect(counts()).toEqual(oneOfEach);
  });

  it('a wrong key loses nothing: what waits is sent once it is corrected', async () => {
    await sendAsPerson(gateway);
    await openCrm({ apiKey: 'old' }).deliver();
    expect(await fate()).toEqual({ crmState: 'waiting', crmAttempts: 1 });
    soon();
    await openCrm().deliver();
    expect(counts()).toEqual(oneOfEach);
  });

  it('an enquiry that it refuses goes to the sales team by mail, and an administrator can send it again', async () => {
    pipedrive.answerNext('refused', '/leads');
    await sendAsPerson(gateway);
    const crm = openCrm();
    await crm.deliver();
    expect(await fate()).toEqual({ crmState: 'failed', crmAttempts: 1 });
    expect(await mails()).toMatchObject([{ body: expect.stringContaining('CRM ไม่รับ') }]);
    const [failed] = (await gateway.call(listEnquiries, { show: 'failed' }, admin)).body.enquiries;
    expect(failed?.crmError).toBe('Pipedrive answered 400 to /api/v1/leads');
    await gateway.call(releaseEnquiry, { enquiryId: String(failed?.enquiryId) }, admin);
    await crm.deliver();
    expect((await fate()).crmState).toBe('delivered');
    expect(counts()).toEqual(oneOfEach);
  });

  it('the enquiry is given up after days, and mailed', async () => {
    await sendAsPerson(gateway);
    const away = openCrmWork(
      gateway,
      { pipedrive: { url: 'http://127.0.0.1:1', apiKey: 'k', dealFrom: undefined } },
      'sales@songwai.test',
    );
    for (let attempt = 0; attempt < 20; attempt += 1) {
      await away.deliver();
      gateway.clock.advanceSeconds(6 * 3_600 + 1);
    }
    expect(await fate()).toEqual({ crmState: 'failed', crmAttempts: 20 });
    expect(await mails()).toHaveLength(1);
  });
});
