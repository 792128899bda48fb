import type { Kysely } from 'kysely';
import type { Database } from '../../src/database/tables.ts';
import type { Clock } from '../../src/platform/deps.ts';
import { insertConsents, readTermsVersion } from '../../src/terms/consent-queries.ts';

interface Fixture {
  readonly db: Kysely<Database>;
  readonly clock: Clock;
}

/** The fixture's `post`, reduced to what this file needs. */
type Post = (
  call: string,
  body: object,
  asked: { readonly token: string },
) => Promise<{ readonly body: Readonly<Record<string, unknown>> }>;

/** Records that a user accepted our terms, as the dialog does, for tests about other subjects. */
export async function acceptTermsOf({ db, clock }: Fixture, userId: string): Promise<void> {
  const terms_version = await readTermsVersion(db);
  const row = { user_id: userId, kind: 'terms', is_given: true, terms_version, channel: 'web', created_at: clock.now() } as const;
  await insertConsents(db, [row]);
}

/** Accepts the terms that the sign-on reported to a partner's guest, as the widget does before it books. */
export async function acceptShownTerms(
  { post }: { readonly post: Post },
  signedOn: Readonly<Record<string, unknown>>,
): Promise<void> {
  const { version, partnerVersion } = signedOn['terms'] as { readonly version: string; readonly partnerVersion?: number };
  const partners = partnerVersion === undefined ? {} : { partnerTermsVersion: partnerVersion };
  const { body } = await post('/pdpa/terms', { termsVersion: version, ...partners }, { token: String(signedOn['skToken']) });
  if (body['responseCode'] !== 200) throw new Error(`not accepted: ${JSON.stringify(body)}`);
}
