import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createGateway, type Gateway } from '../../../tests/builders/gateway.ts';
import { newPhone, personForm, signUpCustomer } from '../../../tests/builders/sign-ups.ts';

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

const post = (call: string, body: object, { address, cookie }: From) =>
  gateway.app.inject({
    method: 'POST',
    url: `/api${call}`,
    remoteAddress: address,
    payload: { lang: 'en', ...body },
    ...(cookie !== undefined && { headers: { cookie } }),
  });
const login = (userName: string, password: string, from: From) => post('/login', { userName, password }, from);
const codeOf = async (answer: ReturnType<typeof login>): Promise<unknown> => {
  const { respCode, responseCode } = (await answer).json();
  return respCode ?? responseCode;
};
const signUp = (phoneNo: string, address: string) =>
  post('/signup_mobile', personForm({ userName: phoneNo, phoneNo, password: 'stranger_1' }), { address });

/** The device cookie of an answer, as a browser sends it back. */
const cookieOf = (answer: Awaited<ReturnType<typeof login>>): string | undefined => {
  const cookie = answer.cookies.find(({ name }) => name === 'songwai_device');
  return cookie && `${cookie.name}=${cookie.value}`;
};

/** Signs in with a wrong password `times` times, and returns the codes of the answers. */
const guess = async (times: number, name: string, addressOf: (time: number) => string): Promise<unknown[]> => {
  const codes: unknown[] = [];
  for (let time = 0; time < times; time += 1)
    codes.push(await codeOf(login(name, `guess_${time}`, { address: addressOf(time) })));
  return codes;
};

describe('guessing a password', () => {
  it('ends after ten tries from one address, also when a sign-up of the phone with a password of one’s own signs in between', async () => {
    const { phoneNo } = await signUpCustomer(gateway);
    await signUp(phoneNo, attacker);
    const answered: unknown[] = [];
    for (let round = 0; round < 6; round += 1) {
      answered.push(...(await guess(4, phoneNo, () => attacker)));
      await login(phoneNo, 'stranger_1', { address: attacker });
    }
    expect(answered.filter((code) => code === 100).length).toBeLessThanOrEqual(10);
    expect(answered.at(-1)).toBe(429);
  });

  it('is counted for the account, by whichever of its names', async () => {
    const { phoneNo, userName } = await signUpCustomer(gateway);
    await guess(5, phoneNo, () => attacker);
    const codes = await guess(6, userName, () => attacker);
    expect(codes).toEqual([100, 100, 100, 100, 100, 429]);
  });

  it('is counted by network, for one customer of a provider has all addresses of an IPv6 /64', async () => {
    const { phoneNo } = await signUpCustomer(gateway);
    const codes = await guess(12, phoneNo, (time) => `2001:db8:1:2::${(time + 1).toString(16)}`);
    expect(codes.filter((code) => code === 100)).toHaveLength(10);
    expect(await codeOf(login(phoneNo, 'guess_1', { address: '2001:db8:1:3::1' }))).toBe(100);
  });

  it('from many addresses ends at a hundred a day, while where the customer signed in before stays open', async () => {
    const { phoneNo } = await signUpCustomer(gateway);
    const cookie = cookieOf(await login(phoneNo, 'secret_1', { address: home }));
    expect(cookie).toMatch(/^songwai_device=[\w-]{32,}$/);
    expect(await codeOf(login(phoneNo, 'guess_1', { address: attacker }))).toBe(100);
    // The state after the other 99 attempts; making them would take one slow hash each.
    await gateway.db.updateTable('rate_limits').set({ points: 100 }).where('points', '=', 1).execute();
    expect(await codeOf(login(phoneNo, 'secret_1', { address: elsewhere }))).toBe(429);
    expect(await codeOf(login(phoneNo, 'secret_1', { address: home }))).toBe(200);
    expect(await codeOf(login(phoneNo, 'secret_1', { address: elsewhere, cookie }))).toBe(200);
    expect(await codeOf(login(phoneNo, 'secret_1', { address: elsewhere }))).toBe(200);
  });

  it('gets no tries more by making devices up', async () => {
    const { phoneNo } = await signUpCustomer(gateway);
    const codes: unknown[] = [];
    for (let time = 0; time < 12; time += 1) {
      const cookie = `songwai_device=made-up-made-up-made-up-made-up-${time}`;
      codes.push(await codeOf(login(phoneNo, `guess_${time}`, { address: attacker, cookie })));
    }
    expect(codes.filter((code) => code === 100)).toHaveLength(10);
  });
});

describe('somebody who keeps guessing', () => {
  it('locks the customer out neither at home nor on a new device elsewhere', async () => {
    const { phoneNo } = await signUpCustomer(gateway);
    await guess(11, phoneNo, () => attacker);
    expect(await codeOf(login(phoneNo, 'secret_1', { address: home }))).toBe(200);
    expect(await codeOf(login(phoneNo, 'secret_1', { address: elsewhere }))).toBe(200);
  });

  it('behind the customer’s own address locks out other devices there, not the one that signed in before', async () => {
    const { phoneNo } = await signUpCustomer(gateway);
    const cookie = cookieOf(await login(phoneNo, 'secret_1', { address: home }));
    await guess(11, phoneNo, () => home);
    expect(await codeOf(login(phoneNo, 'secret_1', { address: home }))).toBe(429);
    expect(await codeOf(login(phoneNo, 'secret_1', { address: home, cookie }))).toBe(200);
  });
});

describe('guessing the code of a sign-up', () => {
  it('is counted for the phone, however many sign-ups it is tried with', async () => {
    const phoneNo = newPhone();
    const answered: unknown[] = [];
    for (let time = 0; time < 5; time += 1) {
      const token = (await signUp(phoneNo, attacker)).json().skToken;
      for (let tried = 0; tried < 5; tried += 1) {
        const code = (await gateway.post('/verify_code', { verifyCode: 'x000', lang: 'en' }, { token })).body['responseCode'];
        answered.push(code);
      }
    }
    expect(answered.filter((code) => code === 429)).toHaveLength(5);
  });
});
