import { BusinessRefusal } from '../../http/refusal.ts';
import type { Db } from '../../platform/db.ts';
import { readAppSetting } from '../../settings/queries.ts';
import { jobTexts } from '../texts.ts';

/** Pages that wait for the service ask again this often. */
const retryAfterSeconds = 30;

/** @throws {BusinessRefusal} 503 while an operator has suspended the service; jobs under way go on. */
export async function requireInService(db: Db): Promise<void> {
  if (await readAppSetting<boolean>(db, 'outOfService'))
    throw new BusinessRefusal({ code: 503, text: jobTexts.outOfService, retryAfterSeconds });
}
