import { sql } from 'kysely';
import type { Db } from '../../platform/db.ts';

const mostJobs = 10;

/** Who asks: name and how to reach them, with the latest jobs that they may see as booked by themselves. */
export async function readCustomer(db: Db, userId: string) {
  const user = await db
    .selectFrom('users')
    .select(['users.first_name', 'users.last_name', 'users.phone', 'users.confirm_phone', 'users.email', 'users.contact_email'])
    .select('users.company_name as companyName')
    .select((is) =>
      is
        .selectFrom('sessions')
        .select('sessions.channel')
        .whereRef('sessions.user_id', '=', 'users.id')
        .where('sessions.partner_id', 'is not', null)
        .orderBy('sessions.created_at', 'desc')
        .limit(1)
        .as('partnerName'),
    )
    .where('users.id', '=', userId)
    .executeTakeFirst();
  const jobs = await db
    .selectFrom('jobs')
    .select(['jobs.id', 'jobs.status', 'jobs.tracking_id', 'jobs.created_at'])
    .select(sql<string[]>`array(select address_name from job_stops where job_id = jobs.id order by position)`.as('names'))
    .select(sql<boolean>`exists (select from chat_rooms where chat_rooms.id = jobs.id)`.as('hasRoom'))
    .where('jobs.user_id', '=', userId)
    .orderBy('jobs.created_at', 'desc')
    .limit(mostJobs)
    .execute();
  return {
    name: `${user?.first_name ?? ''} ${user?.last_name ?? ''}`.trim(),
    phone: user?.phone ?? user?.confirm_phone ?? '',
    email: user?.email ?? user?.contact_email ?? '',
    companyName: user?.companyName ?? '',
    ...(user?.partnerName != null && { partnerName: user.partnerName }),
    jobs: jobs.map(({ id, status, tracking_id: trackingId, created_at: createdAt, names, hasRoom }) => ({
      jobId: id,
      jobStatus: status,
      trackingId,
      createdDateTime: createdAt.toISOString(),
      fromName: names[0] ?? '',
      toName: names.at(-1) ?? '',
      hasRoom,
    })),
  };
}
