import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createGateway, type Gateway } from '../../tests/builders/gateway.ts';
import { newPhone, signUp, signUpCustomer } from '../../tests/builders/sign-ups.ts';
import { createRateCounters } from '../platform/limits/rate-counters.ts';
import { noFacebook } from './facebook/no-facebook.ts';
import { createIdentify } from './identify.ts';
import { createKnownPlaces } from './limits/known-places.ts';
import { createLoginLimit } from './limits/login-limit.ts';
import { noLine } from './line/no-line.ts';
import { createPasswordChecker, type PasswordChecker } from './passwords/passwords.ts';

let gateway: Gateway;
beforeAll(async () => {
  gateway = await createGateway();
});
afterAll(() => gateway.close());
beforeEach(() => gateway.clock.advanceSeconds(25 * 3_600));

/** Counts the slow password checks of one sign-in, whose time can be measured from outside. */
async function countChecks(userName: string, password: string): Promise<number> {
  const { db, clock } = gateway;
  const real = createPasswordChecker('nobody has this');
  let checks = 0;
  const passwords: PasswordChecker = {
    isRight: (stored, typed) => {
      checks += 1;
      return real.isRight(stored, typed);
    },
  };
  const refuse = () => Promise.reject(new Error('no codes here'));
  const identify = createIdentify({
    ...{
      db,
      passwords,
      facebook: noFacebook,
      line: noLine,
      places: createKnownPlaces({ db, clock }),
      codes: { send: refuse, check: refuse },
    },
    limit: createLoginLimit({ counters: createRateCounters({ db, clock }) }),
  });
  const place = { address: '203.0.113.5', device: 'a-device', isNewDevice: false };
  const device = { name: '', version: '' };
  const request = {
    userName,
    password,
    facebook: null,
    line: null,
    code: undefined,
    place,
    device,
    channel: 'web',
    language: 'en' as const,
  };
  await identify(request).then(
    () => undefined,
    () => undefined,
  );
  return checks;
}

describe('a stranger cannot tell by how long a sign-in takes', () => {
  it('whether a name has an account, a sign-up that waits, both or neither', async () => {
    const nobody = newPhone();
    const customer = (await signUpCustomer(gateway)).phoneNo;
    const waiting = newPhone();
    await signUp(gateway, { phoneNo: waiting });
    const both = (await signUpCustomer(gateway)).phoneNo;
    await signUp(gateway, { phoneNo: both, password: 'stranger_1' });
    const work: number[] = [];
    for (const name of [nobody, customer, waiting, both]) work.push(await countChecks(name, 'wrong_one'));
    work.push(await countChecks(waiting, 'secret_1'), await countChecks(both, 'stranger_1'), await countChecks(both, 'secret_1'));
    expect(new Set(work)).toEqual(new Set([2]));
  });
});
