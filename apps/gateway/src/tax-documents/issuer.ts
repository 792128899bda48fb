import type { Db } from '../platform/db.ts';
import { readAppSetting } from '../settings/queries.ts';
import type { Issuer } from './content.ts';

/**
 * We, as printed on documents.
 *
 * @throws Error where an operator has not said yet who issues them: a document without a tax id would be void.
 */
export async function readIssuer(db: Db): Promise<Issuer> {
  const issuer = await readAppSetting<Issuer>(db, 'issuer');
  const missing = Object.entries(issuer).filter(([, value]) => value === '');
  if (missing.length === 0) return issuer;
  throw new Error(
    `The setting issuer in app_settings lacks ${missing.map(([name]) => name).join(', ')}; no document can be issued.`,
  );
}
