import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addCompany, addCustomer, setStatus } from '../../../tests/builders/customers.ts';
import { daySeconds } from '../../../tests/builders/fake-clock.ts';
import { createGateway, type Gateway } from '../../../tests/builders/gateway.ts';
import { signOnGuest } from '../../../tests/builders/partners.ts';
import { signInAs } from '../../../tests/builders/sessions.ts';
import type { Answer } from '../../../tests/builders/typed-call.ts';

let gateway: Gateway;
let ownerId: string;
let owner: string;
beforeAll(async () => {
  gateway = await createGateway();
  ({ userId: ownerId, token: owner } = await signInAs(gateway, 'company@songwai.test'));
  // A company that is not verified may invite only a few people a day.
  await gateway.db.updateTable('users').set({ company_verified_at: gateway.clock.now() }).where('id', '=', ownerId).execute();
});
afterAll(() => gateway.close());

const everyRight = { order: true, view: true, pay: true, manage: true };
const allButManaging = { ...everyRight, manage: false };
const onlyBooking = { order: true, view: false, pay: false, manage: false };
const codeOf = ({ body }: Answer) => body['responseCode'];

/** The token in the newest mail to a contact. */
async function readLink(contact: string): Promise<string> {
  const mail = await gateway.db
    .selectFrom('messages')
    .select('body')
    .where('recipient', '=', contact)
    .where('purpose', '=', 'companyInvitation')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  return /invitation\/([\w-]+)/.exec(mail.body ?? '')?.[1] ?? '';
}

async function invite(contact: string, fields: object = {}): Promise<string> {
  const answer = await gateway.post('/v2/department/invite', { contact, rights: onlyBooking, ...fields }, { token: owner });
  expect(codeOf(answer), JSON.stringify(answer.body)).toBe(200);
  return readLink(contact);
}

async function addMember(rights: object = onlyBooking) {
  const person = await addCustomer(gateway);
  const link = await invite(`${person.userId}@example.co.th`, { rights });
  expect(codeOf(await gateway.post('/v2/department/join', { token: link }, { token: person.token }))).toBe(200);
  return person;
}

const listUsers = async (token: string, query: Readonly<Record<string, string>> = {}) =>
  (await gateway.get('/v2/department/users', query, { token })).body['users'] as readonly Readonly<Record<string, unknown>>[];

describe('an invitation', () => {
  it('goes out by mail or text message, shows who invites, and makes whoever accepts it act for the company', async () => {
    const link = await invite('malee@example.co.th');
    const shown = await gateway.post('/v2/department/invite/show', { token: link });
    expect(shown.body).toMatchObject({ responseCode: 200, companyName: 'บริษัท บางนาเทรดดิ้ง จำกัด', rights: onlyBooking });

    const { userId, token } = await addCustomer(gateway);
    expect((await gateway.post('/v2/department/join', { token: link }, { token })).body).toMatchObject({ responseCode: 200 });
    expect(await listUsers(owner)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ userId: ownerId, isOwner: true, rights: everyRight }),
        expect.objectContaining({ userId, isOwner: false, rights: onlyBooking }),
      ]),
    );
    await gateway.post('/v2/department/invite', { contact: '081 999 8877', rights: onlyBooking }, { token: owner });
    expect(await readLink('0819998877')).not.toBe('');
  });

  it('is good for one person: of two who accept at once, one acts for the company', async () => {
    const link = await invite('twice@example.co.th');
    const people = [await addCustomer(gateway), await addCustomer(gateway)];
    const answers = await Promise.all(people.map(({ token }) => gateway.post('/v2/department/join', { token: link }, { token })));
    expect(answers.map(codeOf).sort()).toEqual([200, 404]);
  });

  it('opens nothing after seven days, once taken back, or when a newer one was sent', async () => {
    const old = await invite('slow@example.co.th');
    gateway.clock.advanceSeconds(61);
    const newer = await invite('slow@example.co.th');
    const { token } = await addCustomer(gateway);
    expect(codeOf(await gateway.post('/v2/department/join', { token: old }, { token }))).toBe(404);

    const listed = await gateway.get('/v2/department/invite', {}, { token: owner });
    const invitations = listed.body['invitations'] as readonly { invitationId: string; contact: string }[];
    const ofSlow = invitations.filter(({ contact }) => contact === 'slow@example.co.th');
    expect(ofSlow).toHaveLength(1);
    const invitationId = ofSlow[0]?.invitationId ?? '';
    expect(codeOf(await gateway.post('/v2/department/invite/revoke', { invitationId }, { token: owner }))).toBe(200);
    expect(codeOf(await gateway.post('/v2/department/invite/revoke', { invitationId }, { token: owner }))).toBe(404);
    expect(codeOf(await gateway.post('/v2/department/join', { token: newer }, { token }))).toBe(404);

    const late = await invite('late@example.co.th');
    gateway.clock.advanceSeconds(7 * daySeconds + 1);
    expect(codeOf(await gateway.post('/v2/department/invite/show', { token: late }))).toBe(404);
  });

  it('shows a company’s name without what anybody could write into it, and whether we have checked it', async () => {
    const link = await invite('careful@example.co.th');
    const setName = (company_name: string, company_verified_at: Date | null) =>
      gateway.db.updateTable('users').set({ company_name, company_verified_at }).where('id', '=', ownerId).execute();
    const show = async () => (await gateway.post('/v2/department/invite/show', { token: link })).body;
    await setName('ธนาคาร โทร 081-234-5678 https://evil.example/pay', null);
    expect(await show()).toMatchObject({ companyName: 'ธนาคาร โทร', isVerified: false });
    await setName('บริษัท บางนาเทรดดิ้ง จำกัด', gateway.clock.now());
    expect(await show()).toMatchObject({ companyName: 'บริษัท บางนาเทรดดิ้ง จำกัด', isVerified: true });
  });

  it('is refused to a company, to a member of one and to a user whom a partner signed on', async () => {
    const member = await addMember();
    const link = await invite('another@example.co.th');
    expect(codeOf(await gateway.post('/v2/department/join', { token: link }, { token: owner }))).toBe(409);
    expect(codeOf(await gateway.post('/v2/department/join', { token: link }, { token: member.token }))).toBe(409);
    expect(codeOf(await gateway.post('/v2/department/join', { token: link }, await signOnGuest(gateway)))).toBe(409);
  });

  it('needs an e-mail address or a Thai mobile', async () => {
    for (const contact of ['nobody', '02 123 4567', '@example.co.th']) {
      const answer = await gateway.post('/v2/department/invite', { contact, rights: onlyBooking }, { token: owner });
      expect(answer.body).toMatchObject({ responseCode: 422, field: 'contact' });
    }
  });
});

describe('what a member may do', () => {
  it('is what the owner gives, from the next call on', async () => {
    const member = await addMember({ order: false, view: false, pay: false });
    const view = () => gateway.get('/v2/department/users', {}, { token: member.token });
    expect((await view()).status).toBe(403);
    const change = { userId: member.userId, rights: { order: false, view: true, pay: false } };
    expect(codeOf(await gateway.post('/v2/department/user', change, { token: owner }))).toBe(200);
    expect((await view()).status).toBe(200);
  });

  it('does not include giving rights, inviting, or naming departments without the right to manage', async () => {
    const member = await addMember(allButManaging);
    const { token, userId } = member;
    const attempts = [
      gateway.post('/v2/department/user', { userId, rights: everyRight }, { token }),
      gateway.post('/v2/department/user/remove', { userId: ownerId }, { token }),
      gateway.post('/v2/department/invite', { contact: 'x@example.co.th', rights: everyRight }, { token }),
      gateway.post('/v2/department', { name: 'ของฉัน' }, { token }),
      gateway.get('/v2/department/invite', {}, { token }),
    ];
    for (const answer of await Promise.all(attempts)) expect(answer.status).toBe(403);
  });

  it('ends while the company is suspended', async () => {
    const member = await addMember(everyRight);
    await setStatus(gateway, 'company@songwai.test', 'suspended');
    expect((await gateway.get('/v2/department/users', {}, { token: member.token })).status).toBe(403);
    await setStatus(gateway, 'company@songwai.test', 'active');
    expect((await gateway.get('/v2/department/users', {}, { token: member.token })).status).toBe(200);
  });

  it('ends when the owner takes it out of the company, or when it leaves', async () => {
    const [first, second] = [await addMember(everyRight), await addMember(everyRight)];
    expect(codeOf(await gateway.post('/v2/department/user/remove', { userId: first.userId }, { token: owner }))).toBe(200);
    expect(codeOf(await gateway.post('/v2/department/leave', {}, { token: second.token }))).toBe(200);
    for (const { token, userId } of [first, second]) {
      expect((await gateway.get('/v2/department/users', {}, { token })).status).toBe(403);
      expect((await listUsers(owner)).map((user) => user['userId'])).not.toContain(userId);
    }
    expect(codeOf(await gateway.post('/v2/department/user/remove', { userId: ownerId }, { token: owner }))).toBe(409);
    expect(codeOf(await gateway.post('/v2/department/leave', {}, { token: owner }))).toBe(409);
  });

  it('is nothing in a company of somebody else: its members are not found', async () => {
    const stranger = await addCustomer(gateway);
    for (const call of ['/v2/department/user/remove', '/v2/department/user'])
      expect(codeOf(await gateway.post(call, { userId: stranger.userId, rights: everyRight }, { token: owner }))).toBe(404);
    expect((await gateway.get('/v2/department/users', {}, { token: stranger.token })).status).toBe(403);
  });
});

describe('a member who may manage', () => {
  const sales = { order: true, view: false, pay: false, manage: true };
  const change = (token: string, userId: string, rights: object) =>
    gateway.post('/v2/department/user', { userId, rights }, { token });

  it('invites, changes and takes out others, and names departments, like the owner', async () => {
    const [admin, other] = [await addMember(everyRight), await addMember()];
    const { token } = admin;
    const contact = `${other.userId}.friend@example.co.th`;
    const department = await gateway.post('/v2/department', { name: `แผนกของ ${admin.userId}` }, { token });
    const answers = [
      await gateway.post('/v2/department/invite', { contact, rights: allButManaging }, { token }),
      await gateway.get('/v2/department/invite', {}, { token }),
      await gateway.post('/v2/department/remove', { departmentId: department.body['departmentId'] }, { token }),
      await change(token, other.userId, everyRight),
      await gateway.post('/v2/department/user/remove', { userId: other.userId }, { token }),
    ];
    expect(answers.map(codeOf)).toEqual([200, 200, 200, 200, 200]);
  });

  it('sees the members, because managing needs it', async () => {
    const admin = await addMember(sales);
    const own = (await listUsers(admin.token)).find(({ userId }) => userId === admin.userId);
    expect(own).toMatchObject({ rights: { ...sales, view: true } });
  });

  it('gives nobody a right that it lacks, itself none at all, and cannot touch the owner', async () => {
    const [admin, other] = [await addMember(sales), await addMember()];
    const { token } = admin;
    expect((await change(token, other.userId, everyRight)).body).toMatchObject({ responseCode: 403, field: 'rights' });
    const invited = await gateway.post('/v2/department/invite', { contact: 'y@example.co.th', rights: everyRight }, { token });
    expect(invited.body).toMatchObject({ responseCode: 403, field: 'rights' });
    expect((await change(token, admin.userId, sales)).status).toBe(403);
    expect(codeOf(await gateway.post('/v2/department/user/remove', { userId: admin.userId }, { token }))).toBe(409);
    expect(codeOf(await change(token, ownerId, onlyBooking))).toBe(404);
    expect(codeOf(await gateway.post('/v2/department/user/remove', { userId: ownerId }, { token }))).toBe(409);
  });

  it('moves a member to a department who has rights that it lacks', async () => {
    const [admin, payer] = [await addMember(sales), await addMember(allButManaging)];
    const saved = await gateway.post('/v2/department', { name: `ย้าย ${admin.userId}` }, { token: owner });
    const departmentId = String(saved.body['departmentId']);
    const move = (rights: object) =>
      gateway.post('/v2/department/user', { userId: payer.userId, departmentId, rights }, { token: admin.token });
    expect(codeOf(await move(allButManaging))).toBe(200);
    expect(codeOf(await move({ ...allButManaging, pay: false }))).toBe(200);
    expect((await move(allButManaging)).body).toMatchObject({ responseCode: 403, field: 'rights' });
    await gateway.post('/v2/department/user/remove', { userId: payer.userId }, { token: owner });
    await gateway.post('/v2/department/remove', { departmentId }, { token: owner });
  });

  it('is not made by a form that does not know the right', async () => {
    const member = await addMember({ order: true, view: true, pay: true });
    const listed = (await listUsers(owner)).find(({ userId }) => userId === member.userId);
    expect(listed).toMatchObject({ rights: allButManaging });
  });
});

describe('an invitation of a member who may manage', () => {
  const managing = { order: true, view: true, pay: false, manage: true };
  const remove = (userId: string) => gateway.post('/v2/department/user/remove', { userId }, { token: owner });
  const change = (userId: string, rights: object) => gateway.post('/v2/department/user', { userId, rights }, { token: owner });
  const inviteAs = async (sender: { token: string; userId: string }, rights: object = onlyBooking) => {
    const contact = `by-${sender.userId}@example.co.th`;
    await gateway.post('/v2/department/invite', { contact, rights }, { token: sender.token });
    return readLink(contact);
  };
  const join = async (link: string) =>
    codeOf(await gateway.post('/v2/department/join', { token: link }, { token: (await addCustomer(gateway)).token }));

  it('opens nothing after its sender was taken out, left, or may manage no more', async () => {
    const [first, second, third] = [await addMember(managing), await addMember(managing), await addMember(managing)];
    const links = [await inviteAs(first), await inviteAs(second), await inviteAs(third)];
    await remove(first.userId);
    await gateway.post('/v2/department/leave', {}, { token: second.token });
    await change(third.userId, { ...managing, manage: false });
    for (const link of links) expect(await join(link)).toBe(404);
  });

  it('ends with a right that it gives and its sender loses, and stays with the others', async () => {
    const [first, second] = [await addMember(managing), await addMember(managing)];
    const [wide, narrow] = [await inviteAs(first, managing), await inviteAs(second)];
    for (const { userId } of [first, second]) await change(userId, { ...managing, view: true, order: true, pay: true });
    for (const { userId } of [first]) await change(userId, { ...managing, order: false });
    expect(await join(wide)).toBe(404);
    expect(await join(narrow)).toBe(200);
  });

  it('does not open when it is accepted while its sender is taken out', async () => {
    const sender = await addMember(managing);
    const link = await inviteAs(sender, managing);
    await gateway.db.deleteFrom('company_members').where('user_id', '=', sender.userId).execute();
    expect(await join(link)).toBe(404);
  });
});

describe('joining', () => {
  it('and the making of a person of the company do not both happen', async () => {
    for (let turn = 0; turn < 3; turn += 1) {
      const company = await addCompany(gateway, { company_name: 'ก', company_id: `C88${turn}` });
      const contact = `race-${company.userId}@example.co.th`;
      await gateway.post('/v2/department/invite', { contact, rights: onlyBooking }, { token: company.token });
      const [link, { token }] = [await readLink(contact), await addCustomer(gateway)];
      const answers = await Promise.all([
        gateway.post('/v2/department/join', { token: link }, { token }),
        gateway.post('/update_user', { userType: 2 }, { token: company.token }),
      ]);
      expect(answers.map(codeOf).filter((code) => code === 200)).toHaveLength(1);
    }
  });
});

describe('a department', () => {
  it('is removed although an invitation to it has expired', async () => {
    const saved = await gateway.post('/v2/department', { name: 'หมดอายุ' }, { token: owner });
    const departmentId = String(saved.body['departmentId']);
    await invite('late@example.co.th', { departmentId });
    expect(codeOf(await gateway.post('/v2/department/remove', { departmentId }, { token: owner }))).toBe(409);
    gateway.clock.advanceSeconds(8 * daySeconds);
    expect(codeOf(await gateway.post('/v2/department/remove', { departmentId }, { token: owner }))).toBe(200);
  });

  it('of no company lists nobody', async () => {
    expect(await listUsers(owner, { departmentId: 'abc' })).toEqual([]);
  });

  it('is named once, renamed, filled, and removed when nobody is in it', async () => {
    const saved = await gateway.post('/v2/department', { name: ' จัดซื้อ ' }, { token: owner });
    const departmentId = String(saved.body['departmentId']);
    expect((await gateway.post('/v2/department', { name: 'จัดซื้อ' }, { token: owner })).body).toMatchObject({
      responseCode: 409,
      field: 'name',
    });
    expect(codeOf(await gateway.post('/v2/department', { departmentId, name: 'จัดซื้อและคลัง' }, { token: owner }))).toBe(200);

    const member = await addMember();
    const change = { userId: member.userId, departmentId, rights: onlyBooking };
    expect(codeOf(await gateway.post('/v2/department/user', change, { token: owner }))).toBe(200);
    const listed = await gateway.get('/v2/department', {}, { token: owner });
    expect(listed.body['departments']).toEqual([{ departmentId, name: 'จัดซื้อและคลัง', userCount: 1 }]);
    expect((await listUsers(owner, { departmentId })).map((user) => user['userId'])).toEqual([member.userId]);
    expect(codeOf(await gateway.post('/v2/department/remove', { departmentId }, { token: owner }))).toBe(409);

    await gateway.post('/v2/department/user/remove', { userId: member.userId }, { token: owner });
    expect(codeOf(await gateway.post('/v2/department/remove', { departmentId }, { token: owner }))).toBe(200);
    expect(codeOf(await gateway.post('/v2/department/remove', { departmentId }, { token: owner }))).toBe(404);
  });

  it('of another company, or of none, is not found', async () => {
    const member = await addMember();
    for (const departmentId of ['nonsense', '9a9b0d5a-1c5d-4b11-8a52-6f3b4c0e3f0d']) {
      const answers = [
        await gateway.post('/v2/department/user', { userId: member.userId, departmentId, rights: onlyBooking }, { token: owner }),
        await gateway.post('/v2/department', { departmentId, name: 'ใหม่' }, { token: owner }),
        await gateway.post(
          '/v2/department/invite',
          { contact: 'y@example.co.th', departmentId, rights: onlyBooking },
          { token: owner },
        ),
      ];
      for (const answer of answers) expect(codeOf(answer)).toBe(404);
    }
  });

  it('added twice at once is there once', async () => {
    const answers = await Promise.all([1, 2].map(() => gateway.post('/v2/department', { name: 'พร้อมกัน' }, { token: owner })));
    expect(answers.map(codeOf).sort()).toEqual([200, 409]);
  });
});
