import { BusinessRefusal } from '../http/refusal.ts';
import type { Db } from '../platform/db.ts';
import { readAppSetting } from '../settings/queries.ts';
import type { Issuer } from './content.ts';
import { documentTexts } from './texts.ts';

/** How soon an administrator may have entered it. */
const retryAfterSeconds = 300;

/** Nobody has said yet who issues documents. The answer is for customers, the message in the log for administrators. */
class NoIssuer extends BusinessRefusal {
  constructor(missing: readonly string[]) {
    super({ code: 503, text: documentTexts.noIssuer, fields: { reason: 'no_issuer' }, retryAfterSeconds });
    this.message = `The setting issuer lacks ${missing.join(', ')}; no document can be issued. An administrator enters it (POST /admin/settings).`;
  }
}

const needed = ['companyName', 'address', 'taxNumber', 'branch'] as const;

/** The fields of the setting `issuer` that an administrator has not entered yet; without them no document is issued. */
export async function listMissingOfIssuer(db: Db): Promise<readonly string[]> {
  const issuer = await readAppSetting<Issuer>(db, 'issuer');
  return needed.filter((name) => issuer[name] === '');
}

/**
 * We, as printed on documents.
 *
 * @throws {BusinessRefusal} 503 where an administrator has not said yet who issues them: a document without a tax id would be void.
 */
export async function readIssuer(db: Db): Promise<Issuer> {
  const issuer = await readAppSetting<Issuer>(db, 'issuer');
  const missing = needed.filter((name) => issuer[name] === '');
  if (missing.length > 0) throw new NoIssuer(missing);
  return issuer;
}
