import { sql } from 'kysely';
import type { Db } from '../../platform/db.ts';
import { executePrepared } from '../../platform/execute-prepared.ts';

const shownFriends = 100;

/** The friends of a referrer, the latest first, with their first names and what they spent in the days that count. */
export async function listFriends(db: Db, referrerId: string) {
  const { rows } = await sql<{
    name: string;
    joined_at: Date;
    until: Date;
    state: 'new' | 'open' | 'rewarded' | 'late' | 'refused';
    settled_at: Date | null;
    spent: number;
    friends: number;
  }>`
    select friend.first_name as name, referrals.joined_at, referrals.until, referrals.state, referrals.settled_at,
      (count(*) over ())::int as friends,
      case when referrals.check_at is null then 0 else (
        select coalesce(sum(satang), 0) from job_received
        where payer_id = referrals.friend_id and received_at >= referrals.joined_at and received_at < referrals.until) end::bigint as spent
    from referrals join users as friend on friend.id = referrals.friend_id
    where referrals.referrer_id = ${referrerId} order by referrals.joined_at desc limit ${shownFriends}`.execute(db);
  return rows;
}

/** What a user gives to friends, and what is left of the credit that comes in parts. */
export async function readReferrer(db: Db, userId: string): Promise<{ referCode: string; limitedSatang: number } | undefined> {
  const { rows } = await sql<{ referCode: string; limitedSatang: number }>`
    select refer_code as "referCode", (
      select coalesce(sum(left_satang), 0) from free_credit_grants
      where user_id = users.id and per_job_satang is not null)::bigint as "limitedSatang"
    from users where id = ${userId}`.execute(db);
  return rows[0];
}

/** What the limits against invented friends look at. */
export interface FriendFacts {
  readonly isActive: boolean;
  readonly phone: string | null;
  readonly isReferrerActive: boolean;
  readonly hasReferrersPhone: boolean;
  readonly isOnReferrersDevice: boolean;
  /** Has saved or paid with a card that the referrer or another friend of the referrer has saved or paid with, too. */
  readonly hasSharedCard: boolean;
}

export async function readFriendFacts(db: Db, friendId: string, referrerId: string): Promise<FriendFacts | undefined> {
  const { rows } = await sql<FriendFacts>`
    select friend.status = 'active' as "isActive", coalesce(friend.phone, nullif(friend.confirm_phone, '')) as phone,
      referrer.status = 'active' as "isReferrerActive",
      coalesce(friend.phone in (referrer.phone, referrer.confirm_phone), false) as "hasReferrersPhone",
      exists (select from sign_ups where user_id = friend.id and is_on_referrers_device) as "isOnReferrersDevice",
      exists (
        select from card_prints as own join card_prints as other using (print)
        where own.user_id = friend.id and other.user_id <> friend.id and (
          other.user_id = referrer.id
          or other.user_id in (select friend_id from referrals where referrer_id = referrer.id))) as "hasSharedCard"
    from users as friend, users as referrer where friend.id = ${friendId} and referrer.id = ${referrerId}`.execute(db);
  return rows[0];
}

/** Who paid for jobs: whose spend they are. */
export async function findPayers(db: Db, jobIds: readonly string[]): Promise<readonly string[]> {
  const { rows } = await executePrepared(
    db,
    sql<{ payer: string }>`
      select distinct coalesce(company_user_id, user_id) as payer from jobs where id = any(${jobIds}::text[])`,
  );
  return rows.map(({ payer }) => payer);
}

/** Since when somebody is a customer; undefined for no such user. */
export const readJoining = async (db: Db, userId: string): Promise<Date | undefined> =>
  (await db.selectFrom('users').select('created_at').where('id', '=', userId).executeTakeFirst())?.created_at;
