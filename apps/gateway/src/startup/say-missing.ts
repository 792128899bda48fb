import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../platform/db.ts';
import { listMissingOfIssuer } from '../tax-documents/issuer.ts';

/** Something that customers of a production deployment miss. */
interface Lack {
  readonly setting: string;
  readonly missing: readonly string[];
  readonly effect: string;
  readonly remedy: string;
}

/** What a production deployment lacks that can only be entered while it runs. */
async function listLacks(db: Db): Promise<readonly Lack[]> {
  const missing = await listMissingOfIssuer(db);
  if (missing.length === 0) return [];
  const effect = 'no receipt, tax invoice or credit note is issued';
  return [{ setting: 'issuer', missing, effect, remedy: 'an administrator enters it: POST /admin/settings' }];
}

/** Says once, when the server listens, what a production deployment lacks: one line with all of it. */
export async function sayWhatIsMissing({
  db,
  log,
  isProduction,
}: {
  readonly db: Db;
  readonly log: FastifyBaseLogger;
  readonly isProduction: boolean;
}): Promise<void> {
  if (!isProduction) return;
  const lacks = await listLacks(db);
  if (lacks.length > 0) log.warn({ lacks }, `this deployment is not complete: ${lacks.map(({ setting }) => setting).join(', ')}`);
}
