import type { Db } from '../platform/db.ts';

/** The support line: phone and hours. */
export interface SupportLine {
  readonly phone: string;
  readonly hours: string;
}

/** Reads the support line from `app_settings`. */
export async function readSupportLine(db: Db): Promise<SupportLine> {
  const rows = await db
    .selectFrom('app_settings')
    .select(['name', 'value'])
    .where('name', 'in', ['supportPhone', 'supportHours'])
    .execute();
  const values = new Map<string, unknown>(rows.map(({ name, value }) => [name, value]));
  return { phone: String(values.get('supportPhone') ?? ''), hours: String(values.get('supportHours') ?? '') };
}

/** Reads only the phone number. */
export const readSupportPhone = async (db: Db): Promise<string> => (await readSupportLine(db)).phone;
