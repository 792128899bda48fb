import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addCompany } from '../../../tests/builders/customers.ts';
import { daySeconds } from '../../../tests/builders/fake-clock.ts';
import { createGateway, type Gateway } from '../../../tests/builders/gateway.ts';
import { type Caller, openSession, userIdOf } from '../../../tests/builders/sessions.ts';
import type { Answer } from '../../../tests/builders/typed-call.ts';

let gateway: Gateway;
let companyId: string;
let owner: string;
let count = 0;
const next = (): number => {
  count += 1;
  return count;
};
beforeAll(async () => {
  gateway = await createGateway();
  companyId = await userIdOf(gateway, 'company@songwai.test');
});
afterAll(() => gateway.close());
beforeEach(async () => {
  // A new day, so that the daily counts start at zero.
  gateway.clock.advanceSeconds(daySeconds + 1);
  owner = await openSession(gateway, companyId);
  await setCompany({ company_verified_at: null, company_name: 'บริษัท บางนาเทรดดิ้ง จำกัด' });
});

const rights = { order: true, view: false, pay: false };
const codeOf = ({ body }: Answer) => body['responseCode'];
const setCompany = (fields: { company_verified_at?: Date | null; company_name?: string }, id = companyId) =>
  gateway.db.updateTable('users').set(fields).where('id', '=', id).execute();
const invite = (
  contact: string,
  { token = owner, ...invitation }: { token?: string; lang?: string; departmentId?: string } = {},
) => gateway.post('/v2/department/invite', { contact, rights, lang: 'en', ...invitation }, { token });
const sentTo = (recipient: string) =>
  gateway.db.selectFrom('messages').selectAll().where('recipient', '=', recipient).orderBy('id').execute();
const newContact = () => `friend${next()}@example.co.th`;

/** Adds another company, with its owner signed in. */
const addNamed = (): Promise<Caller> => addCompany(gateway, { company_name: `company${next()}` });

const expectLimited = ({ status, headers, body }: Answer, seconds: number) => {
  expect([status, body['responseCode']]).toEqual([429, 429]);
  const wait = Number(headers['retry-after']);
  expect(wait).toBeGreaterThan(0);
  expect(wait).toBeLessThanOrEqual(seconds);
};

describe('a phone that companies invite', () => {
  it('gets one message a minute, whoever sends it', async () => {
    const other = await addNamed();
    expect(codeOf(await invite('0811110001'))).toBe(200);
    expectLimited(await invite('081 111 0001'), 60);
    expectLimited(await invite('+66 81 111 0001', { token: other.token }), 60);
    expect(await sentTo('0811110001')).toHaveLength(1);
    gateway.clock.advanceSeconds(61);
    expect(codeOf(await invite('0811110001', { token: other.token }))).toBe(200);
  });

  it('gets one message of two that are asked for at the same moment', async () => {
    const answers = await Promise.all([invite('0811110002'), invite('0811110002')]);
    expect(answers.map(codeOf).sort()).toEqual([200, 429]);
    expect(await sentTo('0811110002')).toHaveLength(1);
  });

  it('gets five an hour and ten a day of invitations and codes together, however many companies ask', async () => {
    const tryAll = async (pauses: number): Promise<number> => {
      const { token } = await addNamed();
      let sent = 0;
      for (let turn = 0; turn < pauses; turn += 1) {
        gateway.clock.advanceSeconds(61);
        const answer = await invite('0811110003', { token });
        if (codeOf(answer) === 200) sent += 1;
        else expectLimited(answer, daySeconds);
      }
      return sent;
    };
    expect([await tryAll(4), await tryAll(4)]).toEqual([4, 1]);
    gateway.clock.advanceSeconds(3600);
    expect([await tryAll(4), await tryAll(4)]).toEqual([4, 1]);
    gateway.clock.advanceSeconds(3600);
    expect(await tryAll(2)).toBe(0);
    expect(await sentTo('0811110003')).toHaveLength(10);
    expectLimited(await gateway.get('/forgetPassword/0811110003/web'), daySeconds);
  });

  it('still gets its codes where a company that may invite no more tries on', async () => {
    for (let turn = 0; turn < 5; turn += 1) expect(codeOf(await invite(newContact()))).toBe(200);
    for (let turn = 0; turn < 8; turn += 1) {
      gateway.clock.advanceSeconds(61);
      expectLimited(await invite('0811110004'), daySeconds);
    }
    const other = await addNamed();
    expect(codeOf(await invite('0811110004', { token: other.token }))).toBe(200);
  });
});

describe('a company that nobody has verified', () => {
  it('invites five times a day, and is told how to invite more', async () => {
    for (let turn = 0; turn < 5; turn += 1) expect(codeOf(await invite(newContact()))).toBe(200);
    const refused = await invite(newContact());
    expectLimited(refused, daySeconds);
    expect(refused.body['responseDesc']).toMatch(/verif/);
    await setCompany({ company_verified_at: gateway.clock.now() });
    expect(codeOf(await invite(newContact()))).toBe(200);
    await setCompany({ company_verified_at: null });
    gateway.clock.advanceSeconds(daySeconds);
    expect(codeOf(await invite(newContact()))).toBe(200);
  });

  it('loses none of its five to an invitation that was not sent', async () => {
    const departmentId = '9a9b0d5a-1c5d-4b11-8a52-6f3b4c0e3f0d';
    for (let turn = 0; turn < 6; turn += 1) expect(codeOf(await invite(newContact(), { departmentId }))).toBe(404);
    for (let turn = 0; turn < 5; turn += 1) expect(codeOf(await invite(newContact()))).toBe(200);
  });

  it('sends no more than five of many at the same moment', async () => {
    const answers = await Promise.all(Array.from({ length: 9 }, () => invite(newContact())));
    expect(answers.map(codeOf).sort()).toEqual([200, 200, 200, 200, 200, 429, 429, 429, 429]);
  });
});

describe('what an invitation says', () => {
  it('is ours from the first word, with the name of the company cut short', async () => {
    await setCompany({ company_name: `บริษัท ${'ยาวมาก '.repeat(28)}จำกัด` });
    expect(codeOf(await invite('0811110005', { lang: 'th' }))).toBe(200);
    const [sms] = await sentTo('0811110005');
    const [before = ''] = (sms?.body ?? '').split('https://');
    expect(before).toMatch(/^Songwai: บริษัท ยาวมาก/);
    expect(before.length).toBeLessThan(110);
  });

  it.each([
    'Win a prize at https://evil.test/prize',
    'evil.test/prize',
    'www.evil.test',
    'evil。test',
    'Write to me@evil.test',
    'Your bank: call 081 234 5678 now',
    'โทร ๐๘๑-๒๓๔-๕๖๗๘',
    'line one\nhttps://evil.test',
  ])('holds no link, address or number out of a name such as "%s"', async (company_name) => {
    await setCompany({ company_name });
    const contacts = [`0822${String(next()).padStart(6, '0')}`, newContact()];
    for (const contact of contacts) {
      expect(codeOf(await invite(contact))).toBe(200);
      const [message] = await sentTo(contact);
      const text = `${message?.subject ?? ''} ${message?.body ?? ''}`;
      const [link = '', ...more] = text.match(/\S*:\/\/\S*/g) ?? [];
      expect(link).toMatch(/^https:\/\/songwai\.test\/en\/invitation\/[\w-]{43}$/);
      expect(more).toEqual([]);
      expect(text.replace(link, '')).not.toMatch(/[\w-]\.[\w-]|@|。|[\d๐-๙]{3}/);
    }
  });

  it('calls a company whose name has no letter "a company"', async () => {
    await setCompany({ company_name: 'https://///' });
    expect(codeOf(await invite('0811110006'))).toBe(200);
    expect((await sentTo('0811110006'))[0]?.body).toMatch(/^Songwai: A company invites/);
  });
});
