import { readFile } from 'node:fs/promises';
import { getRoomData } from '@songwai/core/chat/contract';
import { listNeedAdminSupport } from '@songwai/core/chat/support/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bookJob } from '../../../tests/builders/bookings.ts';
import { addCustomer } from '../../../tests/builders/customers.ts';
import { createGateway, type Gateway } from '../../../tests/builders/gateway.ts';
import { signInAdmin } from '../../../tests/builders/sessions.ts';
import { writeAs } from '../../../tests/chat/job-rooms.ts';

let gateway: Gateway;
beforeAll(async () => {
  gateway = await createGateway();
});
afterAll(() => gateway.close());

describe('requests for help of an earlier version', () => {
  it('that nobody has answered are in the rooms of support, behind what was written there', async () => {
    const user = await addCustomer(gateway);
    const admin = await signInAdmin(gateway);
    const { jobId } = await bookJob(gateway, user);
    await writeAs(gateway, user, { roomId: user.userId, text: 'สวัสดีค่ะ' });
    const at = gateway.clock.now();
    for (const [message, closedAt] of [
      ['คนขับยังไม่ถึง', null],
      ['เรียบร้อยแล้ว', at],
    ] as const)
      await sql`insert into help_requests (job_id, user_id, message, created_at, closed_at, closed_by)
        values (${jobId}, ${user.userId}, ${message}, ${at}, ${closedAt}, ${closedAt && admin.userId})`.execute(gateway.db);
    const migration = new URL('../../database/migrations/0670-help-in-rooms.sql', import.meta.url);
    await sql.raw(await readFile(migration, 'utf8')).execute(gateway.db);
    const { messages, room } = (await gateway.call(getRoomData, { id: user.userId }, user)).body;
    expect(messages.map(({ text, event }) => text ?? event?.key)).toEqual(['สวัสดีค่ะ', 'asked', 'คนขับยังไม่ถึง']);
    expect(room).toMatchObject({ lastSeq: 3, support: { state: 'waiting', aboutJobId: jobId } });
    const { rooms } = (await gateway.call(listNeedAdminSupport, {}, admin)).body;
    expect(rooms).toMatchObject([{ roomId: user.userId, unreadCount: 2 }]);
    await writeAs(gateway, user, { roomId: user.userId, text: 'ยังรออยู่' });
    expect((await gateway.call(getRoomData, { id: user.userId }, user)).body.room.lastSeq).toBe(4);
  });
});
