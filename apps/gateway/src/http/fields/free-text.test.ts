import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createGateway, type Gateway } from '../../../tests/builders/gateway.ts';
import { bangNa, plainOrder, siam, stopAt } from '../../../tests/builders/order.ts';
import { signInByPassword } from '../../../tests/builders/sessions.ts';
import { newPhone, signUp, signUpCustomer } from '../../../tests/builders/sign-ups.ts';
import { plainText, readTextOf } from './free-text.ts';
import { UnusableFieldError } from './normalise-fields.ts';

let gateway: Gateway;
beforeAll(async () => {
  gateway = await createGateway();
});
afterAll(() => gateway.close());

describe('a text that somebody typed', () => {
  it.each([
    ['ส่งด่วน🚀 ฝากยามได้ครับ', 'ส่งด่วน ฝากยามได้ครับ'],
    ['Somchai 😀', 'Somchai'],
    ['👨‍👩‍👧‍👦 family 🏳️‍🌈🇹🇭1️⃣', 'family'],
    ['❤️', ''],
    ['฿100\nชั้น 3', '฿100\nชั้น 3'],
    ['น้ำใส\u200b เก็บเงิน', 'น้ำใส เก็บเงิน'],
    ['José Núñez, Straße 5 – café', 'Jose Nunez, Strasse 5 - cafe'],
    ['Jose\u0301', 'Jose'],
    ['李明', 'LiMing'],
    ['Иван', 'Ivan'],
    ['“บ้าน”…', '"บ้าน"...'],
    ['๑๒๓ １２３', '๑๒๓ 123'],
  ])('%s is kept as %s', (typed, plain) => {
    expect(plainText(typed)).toBe(plain);
  });
});

describe('a file, and a text longer than any', () => {
  // Rewriting four million characters of another script takes seconds, for which the gateway would answer nobody.
  const foreign = '李'.repeat(4_000_000);
  const read = readTextOf('public');

  it('is left as it is sent, for its own check to refuse', () => {
    expect(read(foreign, 'imgBase64')).toBe(foreign);
    expect(read(foreign, 'fileBase64')).toBe(foreign);
  });

  it('is refused by its field before it is rewritten', async () => {
    expect(() => read(foreign, 'remark')).toThrow(UnusableFieldError);
    const sent = await gateway.post('/estimate_price', { vehicle: 1, remark: '李'.repeat(20_000), lang: 'en' });
    expect(sent).toMatchObject({ status: 400, body: { responseCode: 400, field: 'remark' } });
  });
});

describe('emoji are stripped from what is stored', () => {
  it('of a booking: names, remarks, addresses', async () => {
    const { token } = await signUpCustomer(gateway);
    const contact = { contactName: 'พิมพ์ 😀 ชนก', contactPhone: '0812345678' };
    const stop = { ...stopAt(siam, contact), addressName: '🏠 บ้าน', address: '1 ถนนสุข 🌳', remark: 'ตึก B 🚪' };
    const order = plainOrder({ remark: '📦 ระวังแตก', locationList: [stop, stopAt(bangNa)] });
    const booked = await gateway.post('/create_job', { ...order, acceptTerms: true }, { token });
    const jobId = String(booked.body['jobId']);
    const stored = await gateway.db.selectFrom('job_stops').selectAll().where('job_id', '=', jobId).orderBy('position').execute();
    expect(stored[0]).toMatchObject({ contact_name: 'พิมพ์ ชนก', address_name: 'บ้าน', address: '1 ถนนสุข', remark: 'ตึก B' });
    const job = await gateway.db.selectFrom('jobs').select('remark').where('id', '=', jobId).executeTakeFirstOrThrow();
    expect(job.remark).toBe('ระวังแตก');
  });

  it('of an account, where a name of emoji alone is none', async () => {
    const { token, userId } = await signUpCustomer(gateway, { firstName: 'มาลี🌸', lastName: 'Müller 李' });
    const named = () =>
      gateway.db.selectFrom('users').select(['first_name', 'last_name']).where('id', '=', userId).executeTakeFirstOrThrow();
    expect(await named()).toEqual({ first_name: 'มาลี', last_name: 'Muller Li' });
    await gateway.post('/update_user', { firstName: '😀😀', lastName: 'ดี 😀' }, { token });
    expect(await named()).toEqual({ first_name: 'มาลี', last_name: 'ดี' });
  });

  it('of what an administrator writes, which keeps its signs', async () => {
    const { userId } = await signUpCustomer(gateway);
    const token = await signInByPassword(gateway, 'admin@songwai.test');
    const reason = 'โทรแล้ว 📞 – “ไม่รับ” ©';
    await gateway.post('/admin/user/suspend', { userId, reason }, { token });
    const changes = await gateway.db.selectFrom('user_changes').select('detail').where('user_id', '=', userId).execute();
    expect(JSON.stringify(changes)).toContain('โทรแล้ว – “ไม่รับ” ©');
  });

  it('not of a password or a name to sign in with: those are refused, and never turned into another', async () => {
    const refused = await signUp(gateway, { password: 'sécret_1', phoneNo: newPhone() });
    expect(refused.body).toMatchObject({ responseCode: 422, field: 'password' });
    const other = await signUp(gateway, { userName: 'josé@example.com', phoneNo: newPhone() });
    expect(other.body).toMatchObject({ responseCode: 422, field: 'userName' });
  });
});
