import { jobCsv } from '@songwai/core/jobs/lists/list-contract';
import { readSheet } from 'read-excel-file/node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bookJob, moveJob } from '../../../tests/builders/bookings.ts';
import { addCustomer } from '../../../tests/builders/customers.ts';
import { daySeconds } from '../../../tests/builders/fake-clock.ts';
import { createGateway, type Gateway } from '../../../tests/builders/gateway.ts';
import { siam, stopAt } from '../../../tests/builders/order.ts';
import type { Caller } from '../../../tests/builders/sessions.ts';
import { copyJob } from '../../../tests/jobs/copy-job.ts';
import { csvLine } from './csv-line.ts';
import { createJobLists } from './list-service.ts';

let gateway: Gateway;
let user: Caller;
beforeAll(async () => {
  gateway = await createGateway();
  user = await addCustomer(gateway, { first_name: '=HYPERLINK("http://evil.test")', last_name: 'ใจดี' });
});
afterAll(() => gateway.close());

/** Downloads the file. */
async function download(query: Record<string, string> = {}, caller = user) {
  const headers = { 'sk-token': caller.token };
  const response = await gateway.app.inject({ method: 'GET', url: '/api/job/csv', query, headers });
  return { response, lines: response.body.split('\r\n') };
}

describe('the CSV file', () => {
  it('is named after the day, says that it is UTF-8, and has a line per job under its titles', async () => {
    const { jobId } = await bookJob(gateway, user, { remark: 'ชั้น 3, ห้อง "ก"' });
    const { response, lines } = await download({ lang: 'en' });
    expect(response.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="21-11-2026.csv"',
      'cache-control': 'no-store',
    });
    expect(response.rawPayload.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
    expect(lines).toHaveLength(3);
    expect(lines[0]).toMatch(/^\ufeffJob ID,Booked,Pick-up date,Pick-up time,Status,Service,Delivery type,Vehicle,/);
    const row = lines[1] ?? '';
    expect(row).toContain(
      `${jobId.slice(0, -5)}-${jobId.slice(-5)},21/11/2026 12:00,21/11/2026,12:00,Finding a driver,Express,Parcel`,
    );
    expect(row).toContain('"ชั้น 3, ห้อง ""ก"""');
    expect(lines[0]?.split(',')).toHaveLength(25);
  });

  it('has Thai titles where no language is asked for', async () => {
    const { lines } = await download();
    expect(lines[0]).toMatch(/^\ufeffเลขที่งาน,วันที่จอง,/);
    expect(lines[1]).toContain('กำลังหาคนขับ');
  });

  it('computes nothing in a spreadsheet, whatever a customer typed', async () => {
    const formula = "=cmd|' /C calc'!A0";
    (await bookJob(gateway, user, { remark: formula, locationList: [stopAt({ ...siam, addressName: '+SUM(1)' }), stopAt(siam)] }))
      .jobId;
    const { response } = await download({ search: 'calc' });
    expect(response.body).toContain(`'${formula}`);
    expect(response.body).toContain("'+SUM(1)");
    expect(response.body).toContain(`"'=HYPERLINK(""http://evil.test"") ใจดี"`);
  });

  it.each(['=1', '+1', '-1', '@a', '\t=1', ' =1', '＝1', '＠a', '|a', '%0A'])('shows %j as text', (text) => {
    expect(csvLine([text])).toMatch(/^"?'/);
  });

  it('has phones in groups, which a spreadsheet takes for texts', async () => {
    const stop = (contactPhone: string) => ({ ...stopAt(siam), contactPhone });
    await bookJob(gateway, user, { remark: 'phones', locationList: [stop('0812345678'), stop('021234567')] });
    const { lines } = await download({ search: 'phones' });
    expect(lines[1]).toContain(',081 234 5678,');
    expect(lines[1]).toMatch(/ 02 123 4567"?,/);
  });

  it('keeps numbers numbers', () => {
    expect(csvLine([-1.5, 82, 'J0000-0001'])).toBe('-1.5,82,J0000-0001\r\n');
  });

  it.each(['a\nb', 'a\rb', 'a;b', ' a', 'a ', '\u00a0a'])('puts %j in quotes', (text) => {
    expect(csvLine([text, ''])).toBe(`"${text}",\r\n`);
  });

  it('has the filters of the list, and no job of anybody else', async () => {
    const { jobId: done } = await bookJob(gateway, user);
    await moveJob(gateway, done, 'completed');
    const { lines } = await download({ filters: '2' });
    expect(lines).toHaveLength(3);
    const stranger = await addCustomer(gateway);
    expect((await download({}, stranger)).lines).toHaveLength(2);
  });

  it('has a thousand jobs at most, each once, also where many are picked up at the same moment', async () => {
    const busy = await addCustomer(gateway);
    await copyJob(gateway.db, { jobId: (await bookJob(gateway, busy)).jobId, count: 1_049 });
    const { lines } = await download({ sort: 'date' }, busy);
    const ids = lines.slice(1, -1).map((line) => line.split(',')[0]);
    expect(ids).toHaveLength(1_000);
    expect(new Set(ids).size).toBe(1_000);
    expect((await download({ search: 'J9' }, busy)).lines.length).toBeLessThanOrEqual(1_002);
  });

  it('is read while it is sent: what changes further down meanwhile is in it', async () => {
    const busy = await addCustomer(gateway);
    await copyJob(gateway.db, { jobId: (await bookJob(gateway, busy)).jobId, count: 450 });
    const lists = createJobLists(gateway);
    const session = {
      sessionId: '',
      userId: busy.userId,
      channel: 'web',
      partnerId: null,
      role: 'customer',
      company: null,
    } as const;
    const { content } = await lists.writeCsv({ sort: '-date' }, session, 'en');
    const chunks: string[] = [];
    for await (const chunk of content) {
      if (chunks.length === 0)
        await gateway.db.updateTable('jobs').set({ remark: 'meanwhile' }).where('user_id', '=', busy.userId).execute();
      chunks.push(String(chunk));
    }
    const lines = chunks.join('').split('\r\n').slice(1, -1);
    expect(lines).toHaveLength(451);
    const later = lines.filter((line) => line.includes('meanwhile')).length;
    expect(later).toBeGreaterThan(0);
    expect(later).toBeLessThan(451);
  });

  it('is refused as JSON: without a session, with one that expired, and for a filter that is none', async () => {
    const anonymous = await gateway.app.inject({ method: 'GET', url: '/api/job/csv' });
    expect(anonymous.statusCode).toBe(401);
    const bad = await gateway.call(jobCsv, { fromDate: '31/02/2026' }, user);
    expect(bad).toMatchObject({ status: 200, body: { responseCode: 422, field: 'fromDate' } });
    const member = await gateway.call(jobCsv, { memberId: user.userId }, user);
    expect(member).toMatchObject({ status: 403, body: { responseCode: 403 } });
    gateway.clock.advanceSeconds(31 * daySeconds);
    const expired = await gateway.call(jobCsv, { lang: 'en' }, user);
    expect(expired).toMatchObject({ status: 200, body: { responseCode: 130 } });
    expect(expired.body.responseDesc).toBe('Your session has expired. Please sign in again.');
  });
});

describe('the Excel workbook', () => {
  const isBook = ({ headers }: { readonly headers: object }) => JSON.stringify(headers).includes('spreadsheetml');
  const downloadBook = async (query: Record<string, string>, caller: Caller) => {
    const headers = { 'sk-token': caller.token };
    const response = await gateway.app.inject({ method: 'GET', url: '/api/job/xlsx', query, headers });
    return { response, rows: isBook(response) ? await readSheet(response.rawPayload) : [] };
  };

  it('has the same jobs, with phones and long references as texts and sums as numbers', async () => {
    const reference = '002601240000123456789';
    const customer = await addCustomer(gateway);
    const { jobId } = await bookJob(gateway, customer, { remark: '=1+1', reference });
    const { response, rows } = await downloadBook({ lang: 'en', search: reference }, customer);
    expect(response.headers).toMatchObject({
      'content-type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      'content-disposition': expect.stringMatching(/^attachment; filename="\d\d-\d\d-\d{4}\.xlsx"$/),
    });
    const [titles = [], row = [], ...others] = rows;
    const cell = (title: string) => row[titles.indexOf(title)];
    expect(others).toEqual([]);
    expect(cell('Job ID')).toBe(`${jobId.slice(0, -5)}-${jobId.slice(-5)}`);
    expect(cell('Your reference')).toBe(reference);
    expect(cell('Pick-up phone')).toMatch(/^0\d\d? \d{3} \d{3,4}$/);
    expect(cell('Remark')).toBe('=1+1');
    expect(cell('Net price')).toBeTypeOf('number');
  });

  it('has a thousand jobs at most, and none of anybody else', async () => {
    const busy = await addCustomer(gateway);
    await copyJob(gateway.db, { jobId: (await bookJob(gateway, busy)).jobId, count: 1_049 });
    expect((await downloadBook({}, busy)).rows).toHaveLength(1_001);
    expect((await downloadBook({}, await addCustomer(gateway))).rows).toHaveLength(1);
  });

  it('refuses what the list refuses', async () => {
    const { response } = await downloadBook({ date: 'range', fromDate: '99/99/2026' }, await addCustomer(gateway));
    expect(response.json()).toMatchObject({ responseCode: 422, field: 'fromDate' });
  });
});
