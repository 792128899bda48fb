import { companyUser, personUser } from '@songwai/core/basics/wire-numbers';
import { headOffice } from '@songwai/core/validation/fields/buyer-branch';
import type { Db } from '../platform/db.ts';
import type { Clock, Random } from '../platform/deps.ts';
import { hashPassword } from './passwords/passwords.ts';
import type { NewUserRow } from './queries.ts';
import { makeReferCode } from './sign-up/refer-code.ts';

/** Password of every demo account. */
export const demoPassword = 'demo1234';

/** The accounts of a demo. */
export const demoAccounts = [
  { email: 'demo@songwai.test', phone: '0812345678', user_type: personUser, first_name: 'พิมพ์ชนก', last_name: 'ใจดี' },
  {
    email: 'company@songwai.test',
    phone: '0823456789',
    user_type: companyUser,
    first_name: 'ธนากร',
    last_name: 'วัฒนกิจ',
    company_id: 'C0000001',
    company_name: 'บริษัท บางนาเทรดดิ้ง จำกัด',
    company_address: '99/9 ถนนบางนา-ตราด แขวงบางนาใต้ เขตบางนา กรุงเทพมหานคร 10260',
    // Satisfies the checksum; its running number is 0, which no register issues.
    company_tax_id: '0105500000003',
    company_branch: headOffice,
    company_postcode: '10260',
    invoice_enabled: true,
  },
  {
    email: 'admin@songwai.test',
    phone: '0834567890',
    user_type: personUser,
    first_name: 'แอดมิน',
    last_name: 'ส่งไว',
    role: 'admin',
  },
] as const satisfies readonly Partial<NewUserRow>[];

/** Creates the demo accounts that do not exist yet; safe to run at every start. @returns the ids of all of them. */
export async function seedAccounts({ db, clock, random }: { db: Db; clock: Clock; random: Random }): Promise<readonly string[]> {
  const ids: string[] = [];
  for (const account of demoAccounts) {
    const existing = await db.selectFrom('users').select('id').where('email', '=', account.email).executeTakeFirst();
    if (existing !== undefined) {
      ids.push(existing.id);
      continue;
    }
    const own = {
      id: random.uuid(),
      refer_code: makeReferCode(random),
      created_at: clock.now(),
      password_hash: await hashPassword(demoPassword),
      confirm_phone: account.phone,
    };
    const made = await db
      .insertInto('users')
      .values({ ...account, ...own })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (made !== undefined) ids.push(made.id);
  }
  return ids;
}
