import { randomUUID } from 'node:crypto';
import { listJobs } from '@songwai/core/jobs/lists/list-contract';
import { mendStop } from '@songwai/core/jobs/mend-contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bookJob, moveJob, readJobEvents, showJob } from '../../../tests/builders/bookings.ts';
import { addCompany, addCustomer, addMember } from '../../../tests/builders/customers.ts';
import { createGateway, type Gateway } from '../../../tests/builders/gateway.ts';
import type { Caller } from '../../../tests/builders/sessions.ts';
import { readJobToDo } from '../../rides/driven/job-to-do-view.ts';

let gateway: Gateway;
let user: Caller;
beforeAll(async () => {
  gateway = await createGateway();
  user = await addCustomer(gateway);
});
afterAll(() => gateway.close());

const guid = () => randomUUID();
const mend = (fields: object, caller: Pick<Caller, 'token'> = user) =>
  gateway.call(mendStop, { guid: guid(), lang: 'en', ...fields }, caller);
const changesOf = (jobId: string) =>
  gateway.db.selectFrom('job_changes').select(['kind', 'details']).where('job_id', '=', jobId).execute();

describe('a stop whose contact was wrong', () => {
  it('is corrected, and the driver sees it', async () => {
    const { jobId } = await bookJob(gateway, user);
    await moveJob(gateway, jobId, 'assigned');
    const { body } = await mend({ jobId, stop: 1, contactName: ' คุณอรทัย ', contactPhone: '+66 62 555 0199', remark: 'ชั้น 3' });
    const mended = { contactName: 'คุณอรทัย', contactPhone: '0625550199', remark: 'ชั้น 3' };
    expect(body).toMatchObject({ responseCode: 200, stop: mended });
    const shown = await showJob(gateway, jobId, user);
    expect(shown.locationList[1]).toMatchObject(mended);
    expect(shown.changes).toMatchObject([
      { kind: 'stopMended', isByOffice: false, descEn: 'Contact or note of stop 2 corrected' },
    ]);
    expect((await readJobToDo(gateway.db, jobId)).stops[1]).toMatchObject({ contact_phone: '0625550199', remark: 'ชั้น 3' });
    expect(await readJobEvents(gateway, jobId)).toContain('jobs.stopMended');
  });

  it('stays as it is in what was not given, and loses a note that was removed', async () => {
    const { jobId } = await bookJob(gateway, user);
    const before = (await showJob(gateway, jobId, user)).locationList[1];
    await mend({ jobId, stop: 1, remark: 'โทรก่อน' });
    expect((await showJob(gateway, jobId, user)).locationList[1]).toEqual({ ...before, remark: 'โทรก่อน' });
    await mend({ jobId, stop: 1, remark: ' ' });
    expect((await showJob(gateway, jobId, user)).locationList[1]).toEqual({ ...before, remark: '' });
  });

  it('is found by the new name and not by the old one', async () => {
    const { jobId } = await bookJob(gateway, user);
    await mend({ jobId, stop: 1, contactName: 'มะลิวัลย์' });
    const found = async (search: string) =>
      (await gateway.call(listJobs, { search, date: 'all' }, user)).body.jobs.map((job: { jobId: string }) => job.jobId);
    expect(await found('มะลิวัลย์')).toEqual([jobId]);
  });

  it('is recorded without names and phones, once for each guid, and not where nothing changed', async () => {
    const { jobId } = await bookJob(gateway, user);
    const fields = { jobId, guid: guid(), stop: 1, contactName: 'สายสุนีย์' };
    const answers = await Promise.all(Array.from({ length: 5 }, () => mend(fields)));
    expect(answers.map(({ body }) => body.stop?.contactName)).toEqual(Array(5).fill('สายสุนีย์'));
    await mend({ ...fields, guid: guid() });
    expect(await changesOf(jobId)).toEqual([{ kind: 'stopMended', details: { stop: 1, fields: ['contact_name'] } }]);
  });

  it.each([
    ['an empty name', { contactName: ' \t' }, 'contactName'],
    ['a phone that is none', { contactPhone: '12345' }, 'contactPhone'],
    ['a stop that there is not', { stop: 7, remark: 'x' }, 'stop'],
  ])('is refused for %s', async (_what, fields, field) => {
    const { jobId } = await bookJob(gateway, user);
    const { body } = await mend({ jobId, stop: 1, ...fields });
    expect(body).toMatchObject({ responseCode: 422, field });
    expect(await changesOf(jobId)).toEqual([]);
  });
});

describe('a stop that cannot be corrected any more', () => {
  it('is one that is done, while the others still can', async () => {
    const { jobId } = await bookJob(gateway, user);
    await moveJob(gateway, jobId, ['pickedUp', 0]);
    expect((await mend({ jobId, stop: 0, remark: 'x' })).body.responseCode).toBe(409);
    expect((await mend({ jobId, stop: 1, remark: 'x' })).body.responseCode).toBe(200);
  });

  it.each(['completed', 'cancelled', 'expired'] as const)('is one of a job that is %s', async (status) => {
    const { jobId } = await bookJob(gateway, user);
    await moveJob(gateway, jobId, status);
    const { body } = await mend({ jobId, stop: 1, remark: 'x' });
    expect(body).toMatchObject({ responseCode: 409, responseDesc: 'This job is already over.' });
  });
});

describe('whose stop it is', () => {
  it('is no stranger’s', async () => {
    const { jobId } = await bookJob(gateway, user);
    expect((await mend({ jobId, stop: 1, remark: 'x' }, await addCustomer(gateway))).status).toBe(404);
  });

  it('is a company’s: members need the right to order, and to see colleagues’ jobs', async () => {
    const company = await addCompany(gateway);
    const { jobId } = await bookJob(gateway, company);
    const viewer = await addMember(gateway, company, { rights: ['view'] });
    const booker = await addMember(gateway, company, { rights: ['order'] });
    const both = await addMember(gateway, company, { rights: ['view', 'order'] });
    expect((await mend({ jobId, stop: 1, remark: 'x' }, viewer)).status).toBe(403);
    expect((await mend({ jobId, stop: 1, remark: 'x' }, booker)).status).toBe(404);
    expect((await mend({ jobId, stop: 1, remark: 'x' }, both)).body.responseCode).toBe(200);
  });
});
