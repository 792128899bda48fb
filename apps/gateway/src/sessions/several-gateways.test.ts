import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addCompany, addMember } from '../../tests/builders/customers.ts';
import { createGateway, type Gateway } from '../../tests/builders/gateway.ts';
import { type Admin, signInAdmin, signInByPassword } from '../../tests/builders/sessions.ts';
import { createSecondGateway } from '../../tests/database/second-gateway.ts';

/** Two gateways of one deployment, each with connections of its own. */
let one: Gateway;
let other: Gateway;
let admin: Admin;
beforeAll(async () => {
  one = await createGateway();
  other = await createSecondGateway(one);
  admin = await signInAdmin(one);
});
afterAll(async () => {
  await other.close();
  await one.close();
});

const codeAt = async (gateway: Gateway, token: string) => (await gateway.post('/userInfo', {}, { token })).body['responseCode'];
const codes = (token: string) => Promise.all([codeAt(one, token), codeAt(other, token)]);

describe('a session that is in the memory of several gateways', () => {
  it('ends everywhere before the sign-out is answered', async () => {
    for (let round = 0; round < 10; round += 1) {
      const token = await signInByPassword(one);
      expect(await codes(token)).toEqual([200, 200]);
      await one.post('/logout', {}, { token });
      expect(await codes(token)).toEqual([133, 133]);
    }
  });

  it('ends with all others of the account', async () => {
    const [mine, lost] = [await signInByPassword(one), await signInByPassword(other)];
    expect(await codes(lost)).toEqual([200, 200]);
    await one.post('/user/session/revoke_others', {}, { token: mine });
    expect(await codes(lost)).toEqual([133, 133]);
    expect(await codes(mine)).toEqual([200, 200]);
  });

  it('is refused everywhere as soon as the account is suspended', async () => {
    const { token, userId } = await addCompany(one);
    expect(await codes(token)).toEqual([200, 200]);
    await admin.post('/user/suspend', { userId, reason: 'unpaid' });
    expect(await codes(token)).toEqual([132, 132]);
  });

  it('has a company’s rights no longer than the membership', async () => {
    const company = await addCompany(one);
    const member = await addMember(one, company, { rights: ['view', 'manage'] });
    const mayManage = async () => {
      const answers = [one, other].map((gateway) => gateway.get('/v2/department/users', {}, member));
      return (await Promise.all(answers)).map(({ status }) => status);
    };
    expect(await mayManage()).toEqual([200, 200]);
    await one.post('/v2/department/user/remove', { userId: member.userId }, company);
    expect(await mayManage()).toEqual([403, 403]);
  });
});
