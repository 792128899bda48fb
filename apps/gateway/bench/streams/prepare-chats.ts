import { randomBytes, randomUUID } from 'node:crypto';
import { openDatabase } from '../../src/database/open-database.ts';
import { systemClock } from '../../src/platform/deps.ts';
import { newSessionRow } from '../../src/sessions/service.ts';
import { silentLog } from '../../tests/harness/silent-log.ts';
import type { ChildServer } from '../load/child-server.ts';

/** A customer with a session. */
export interface ChattingCustomer {
  readonly userId: string;
  readonly token: string;
}

const atATime = 500;

/** Adds customers, each signed in. */
export async function prepareChats({ databaseUrl }: ChildServer, count: number): Promise<readonly ChattingCustomer[]> {
  const { db, close } = await openDatabase({ databaseUrl, dataDir: '', log: silentLog });
  const now = systemClock.now();
  const customers = Array.from({ length: count }, () => ({ userId: randomUUID(), token: randomBytes(32).toString('base64url') }));
  for (let from = 0; from < count; from += atATime) {
    const part = customers.slice(from, from + atATime);
    const user = { user_type: 2, created_at: now, status: 'active', is_verified: true } as const;
    await db
      .insertInto('users')
      .values(
        part.map(({ userId }) => ({
          ...{ email: null, phone: null, password_hash: null, company_id: null, company_name: null, company_address: null },
          ...{ company_tax_id: null, invoice_company_name: null, invoice_company_address: null, invoice_company_tax_id: null },
          ...{ contact_email: null, omise_customer_id: null, price_list: null },
          ...{ ...user, id: userId, refer_code: userId.slice(-12), first_name: 'พิมพ์ชนก' },
        })) as never,
      )
      .execute();
    await db
      .insertInto('sessions')
      .values(part.map(({ userId, token }) => newSessionRow({ sessionId: randomUUID(), userId, channel: 'web' }, { token, now })))
      .execute();
  }
  await close();
  return customers;
}
