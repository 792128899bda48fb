import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addCustomer, setStatus } from '../../../tests/builders/customers.ts';
import { createGateway, type Gateway } from '../../../tests/builders/gateway.ts';
import { codeFor, messagesTo, newPhone, readUser, signUp, signUpCustomer, wrongOf } from '../../../tests/builders/sign-ups.ts';

let gateway: Gateway;
beforeAll(async () => {
  gateway = await createGateway();
});
afterAll(() => gateway.close());
beforeEach(() => gateway.clock.advanceSeconds(25 * 3_600));

const attacker = '203.0.113.5';
const home = '198.51.100.20';
const elsewhere = '192.0.2.77';

interface From {
  readonly address: string;
  readonly cookie?: string | undefined;
}

const post = async (call: string, body: object, { address, cookie }: From) => {
  const headers = cookie === undefined ? {} : { cookie };
  const payload = { lang: 'en', ...body };
  return gateway.app.inject({ method: 'POST', url: `/api${call}`, remoteAddress: address, payload, headers });
};
const ask = (userName: string, from: From) => post('/login_code', { userName }, from);
const signIn = async (userName: string, verifyCode: string, from: From) =>
  (await post('/login', { userName, verifyCode }, from)).json();
const cookieOf = ({ cookies }: Awaited<ReturnType<typeof post>>) => cookies.map(({ name, value }) => `${name}=${value}`)[0];

describe('somebody whom guesses of others have locked out', () => {
  it('is told of the code, signs in by it, and by password from then on', async () => {
    const { phoneNo } = await signUpCustomer(gateway);
    for (let time = 0; time < 10; time += 1)
      await post('/login', { userName: phoneNo, password: `guess_${time}` }, { address: elsewhere });
    const locked = await post('/login', { userName: phoneNo, password: 'secret_1' }, { address: elsewhere });
    expect(locked.statusCode).toBe(429);
    expect(locked.json().respDesc ?? locked.json().responseDesc).toMatch(
      /^Too many failed sign-ins\. Sign in with a code that we send you/,
    );
    expect((await ask(phoneNo, { address: elsewhere })).json()).toMatchObject({
      responseCode: 200,
      resendSeconds: 60,
      codeSeconds: 300,
    });
    expect((await messagesTo(gateway, phoneNo)).at(-1)).toMatchObject({ kind: 'sms', purpose: 'signInCode' });
    const entered = await signIn(phoneNo, await codeFor(gateway, phoneNo), { address: elsewhere });
    expect(entered).toMatchObject({ respCode: 200, phoneNo });
    expect((await readUser(gateway, entered.skToken)).body['responseCode']).toBe(200);
    expect((await post('/login', { userName: phoneNo, password: 'secret_1' }, { address: elsewhere })).json().respCode).toBe(200);
  });

  it('is forgiven on a device of one’s own, too: the password is good again after the code', async () => {
    const { phoneNo } = await signUpCustomer(gateway);
    const here = { address: elsewhere };
    const onDevice = { ...here, cookie: cookieOf(await post('/login', { userName: phoneNo, password: 'secret_1' }, here)) };
    for (let time = 0; time < 11; time += 1) await post('/login', { userName: phoneNo, password: `guess_${time}` }, onDevice);
    await ask(phoneNo, onDevice);
    expect(await signIn(phoneNo, await codeFor(gateway, phoneNo), onDevice)).toMatchObject({ respCode: 200 });
    expect((await post('/login', { userName: phoneNo, password: 'secret_1' }, onDevice)).json().respCode).toBe(200);
  });

  it('gets a code on a device of one’s own, however many others at the address have had', async () => {
    const { phoneNo } = await signUpCustomer(gateway);
    const here = { address: '203.0.113.99' };
    const onDevice = { ...here, cookie: cookieOf(await post('/login', { userName: phoneNo, password: 'secret_1' }, here)) };
    for (let asked = 0; asked < 60; asked += 1) await ask(`nobody-${asked}@songwai.test`, here);
    expect((await ask('one-more@songwai.test', here)).statusCode).toBe(429);
    for (let tried = 0; tried < 101; tried += 1) await signIn(`nobody-${tried}@songwai.test`, '0000', here);
    expect((await ask(phoneNo, onDevice)).statusCode).toBe(200);
    expect(await signIn(phoneNo, await codeFor(gateway, phoneNo), onDevice)).toMatchObject({ respCode: 200 });
  });

  it('sets a new password by code, and signs in with it at once', async () => {
    const { phoneNo } = await signUpCustomer(gateway);
    for (let time = 0; time < 11; time += 1)
      await post('/login', { userName: phoneNo, password: `guess_${time}` }, { address: elsewhere });
    await gateway.app.inject({ method: 'GET', url: `/api/forgetPassword/${phoneNo}/web`, remoteAddress: elsewhere });
    const fields = { userName: phoneNo, verifyCode: await codeFor(gateway, phoneNo), newPassword: 'secret_2' };
    expect((await post('/updateNewPassword', fields, { address: elsewhere })).json().responseCode).toBe(200);
    expect((await post('/login', { userName: phoneNo, password: 'secret_2' }, { address: elsewhere })).json().respCode).toBe(200);
  });
});

describe('a code to sign in with', () => {
  it('comes by mail where an address was typed, and is good once', async () => {
    const { userName } = await signUpCustomer(gateway);
    await ask(userName, { address: elsewhere });
    expect((await messagesTo(gateway, userName)).at(-1)).toMatchObject({ kind: 'mail', subject: 'Your code to sign in' });
    const code = await codeFor(gateway, userName);
    expect(await signIn(userName, wrongOf(code), { address: elsewhere })).toMatchObject({ respCode: 422 });
    expect(await signIn(userName, code, { address: elsewhere })).toMatchObject({ respCode: 200 });
    expect(await signIn(userName, code, { address: elsewhere })).toMatchObject({ respCode: 422 });
  });

  it('belongs to whoever asked for it: a stranger can neither use up its tries nor end it by asking for another', async () => {
    const { phoneNo } = await signUpCustomer(gateway);
    await ask(phoneNo, { address: elsewhere });
    const code = await codeFor(gateway, phoneNo);
    await ask(phoneNo, { address: attacker });
    for (let time = 0; time < 8; time += 1) await signIn(phoneNo, wrongOf(code), { address: attacker });
    expect(await signIn(phoneNo, code, { address: attacker })).toMatchObject({ respCode: 422 });
    expect(await signIn(phoneNo, code, { address: elsewhere })).toMatchObject({ respCode: 200 });
  });

  it('follows a phone that goes from one network to another, by the device', async () => {
    const { phoneNo } = await signUpCustomer(gateway);
    const cookie = cookieOf(await ask(phoneNo, { address: elsewhere }));
    const code = await codeFor(gateway, phoneNo);
    expect(await signIn(phoneNo, code, { address: '192.0.2.200', cookie })).toMatchObject({ respCode: 200 });
    // The code is used up for the other network as well.
    expect(await signIn(phoneNo, code, { address: elsewhere })).toMatchObject({ respCode: 422 });
  });

  it('can still be asked for where the customer signed in before, whatever strangers have asked for', async () => {
    const { phoneNo } = await signUpCustomer(gateway);
    await post('/login', { userName: phoneNo, password: 'secret_1' }, { address: home });
    await gateway.db.deleteFrom('rate_limits').execute();
    for (let time = 0; time < 20; time += 1) await ask(phoneNo, { address: `203.0.113.${time}` });
    expect((await ask(phoneNo, { address: elsewhere })).statusCode).toBe(429);
    expect((await ask(phoneNo, { address: home })).statusCode).toBe(200);
    expect(await signIn(phoneNo, await codeFor(gateway, phoneNo), { address: home })).toMatchObject({ respCode: 200 });
  });

  it('is sent to nobody for a name without an account, and none is right', async () => {
    const phoneNo = newPhone();
    const { statusCode, body } = await ask(phoneNo, { address: elsewhere });
    const known = await ask((await signUpCustomer(gateway)).phoneNo, { address: elsewhere });
    expect([statusCode, body]).toEqual([known.statusCode, known.body]);
    expect(await messagesTo(gateway, phoneNo)).toEqual([]);
    expect(await signIn(phoneNo, '0000', { address: elsewhere })).toMatchObject({ respCode: 422 });
  });

  it('does not let in who has only signed up, and who is suspended is told so', async () => {
    const phoneNo = newPhone();
    await signUp(gateway, { phoneNo });
    const before = (await messagesTo(gateway, phoneNo)).length;
    await ask(phoneNo, { address: elsewhere });
    expect(await messagesTo(gateway, phoneNo)).toHaveLength(before);
    await addCustomer(gateway, { email: 'rests@songwai.test' });
    await setStatus(gateway, 'rests@songwai.test', 'suspended');
    await ask('rests@songwai.test', { address: elsewhere });
    expect(
      await signIn('rests@songwai.test', await codeFor(gateway, 'rests@songwai.test'), { address: elsewhere }),
    ).toMatchObject({
      respCode: 132,
    });
  });
});
