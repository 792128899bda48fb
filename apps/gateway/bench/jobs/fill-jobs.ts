import { sql } from 'kysely';
import type { Db } from '../../src/platform/db.ts';

/** What the searches of the benchmark look for. The rare ones are those of `rareJobs` jobs, whatever their number. */
export const searched = {
  /** The number of a job that every list has. */
  number: 'J9-0000-4321',
  rarePhone: '089-999-9123',
  rarePlace: 'ชายทะเลบางขุนเทียน',
  usualPlace: 'สยามพารากอน',
} as const;

const rareJobs = 20;
const runningJobs = 200;
/** In parts, so that the server need not remember the whole. */
const part = 100_000;

const roads = [
  ...['สุขุมวิท', 'พระราม', 'ลาดพร้าว', 'รามคำแหง', 'พหลโยธิน', 'เพชรบุร', 'สาทร', 'สลม', 'ราชดำริ', 'เจริญกรุง', 'วิภาวด', 'บางนาตราด'],
  ...['จรัญสนิทวงศ', 'เพชรเกษม', 'อ่อนนุช', 'ศรนครินทร', 'แจ้งวัฒนะ', 'งามวงศวาน', 'รัชดา', 'ประชาชื่น', 'นวมินทร', 'เอกมัย', 'ทองหล่อ'],
];
const names = [
  'มาล',
  'สมชาย',
  'วิทยา',
  'กนกวรรณ',
  'ธนากร',
  'พิมพชนก',
  'อรทัย',
  'ณัฐพล',
  'สุดารัตน',
  'ประเสริฐ',
  'ศิริพร',
  'จิราพร',
  'อนุชา',
];

const oneOf = (words: readonly string[], step: number) =>
  sql`(${sql.val(words)}::text[])[1 + (n / ${sql.lit(step)}) % ${sql.lit(words.length)}]`;

/**
 * Copies a booked job and its stops within the database, with names, phones and roads of their own. Ten share a pick-up time, a minute
 * before that of the ten after. All are over but for some, which do not grow with their number.
 */
export async function fillJobs(db: Db, { jobId, count }: { readonly jobId: string; readonly count: number }): Promise<void> {
  const columns = await sql<{ name: string }>`
    select column_name as name from information_schema.columns
    where table_schema = 'public' and table_name = 'jobs' and is_generated = 'NEVER' order by ordinal_position`.execute(db);
  const isRare = sql`n % ${sql.lit(count / rareJobs)} = 7`;
  const isRunning = sql`n % ${sql.lit(count / runningJobs)} = 3`;
  const shift = sql`(n / 10) * interval '1 minute'`;
  const changed: Readonly<Record<string, unknown>> = {
    id: sql`'J9' || lpad(n::text, 7, '0')`,
    guid: sql`'copy-' || n`,
    tracking_id: sql`jobs.tracking_id || '-' || n`,
    rating_token: sql`jobs.rating_token || '-' || n`,
    pick_up_at: sql`jobs.pick_up_at - ${shift}`,
    created_at: sql`jobs.created_at - ${shift}`,
    status: sql`case when ${isRunning} then 'matching' else 'completed' end`,
    over_at: sql`case when ${isRunning} then null else jobs.created_at - ${shift} end`,
    search_text: sql`concat_ws(' ', 'j 9' || lpad(n::text, 7, '0'), '0812345678', ${oneOf(names, 1)}, '0812345678', 'สยามพารากอน',
      '991 ถนน', ${oneOf(roads, 1)}, 'แขวงปทุมวัน เขตปทุมวัน กรุงเทพมหานคร 10330', ${oneOf(names, 13)},
      case when ${isRare} then '0899999123' else '08' || lpad((n::bigint * 7919 % 100000000)::text, 8, '0') end,
      n % 900, 'ถนน', case when ${isRare} then 'ชายทะเลบางขุนเทียน' else ${oneOf(roads, 23)} end, 'เขตบางนา กรุงเทพมหานคร 10260')`,
  };
  const fields = columns.rows.map(({ name }) => name);
  const values = sql.join(fields.map((name) => changed[name] ?? sql.ref(`jobs.${name}`)));
  await db.connection().execute(async (one) => {
    // Neither foreign keys nor a time limit: the copies are as right as what they are copied from.
    await sql`set session_replication_role = replica`.execute(one);
    await sql`set statement_timeout = 0`.execute(one);
    for (let from = 0; from < count; from += part) {
      const rows = sql`generate_series(${sql.lit(from + 1)}, ${sql.lit(Math.min(count, from + part))}) as n`;
      await sql`insert into jobs (${sql.join(fields.map((name) => sql.id(name)))})
        select ${values} from jobs cross join ${rows} where jobs.id = ${jobId}`.execute(one);
      await sql`insert into job_stops (job_id, position, address_name, contact_name, contact_phone, address, address_id, lat, lng, district,
          sub_district, remark, is_return)
        select 'J9' || lpad(n::text, 7, '0'), position, address_name, contact_name, contact_phone, address, address_id, lat, lng, district,
          sub_district, remark, is_return
        from job_stops cross join ${rows} where job_id = ${jobId}`.execute(one);
    }
    await sql`set statement_timeout = '30s'`.execute(one);
    await sql`set session_replication_role = default`.execute(one);
  });
}
