import type { Language } from '@songwai/core/basics/language';
import type { sendEnquiry } from '@songwai/core/enquiry/enquiry-contract';
import type { RequestOf } from '@songwai/core/gateway/endpoint';
import { recordEvent } from '../events/queries.ts';
import { BusinessRefusal } from '../http/refusal.ts';
import type { Db } from '../platform/db.ts';
import type { Clock } from '../platform/deps.ts';
import type { CallLimits } from '../platform/limits/call-limits.ts';
import { transact } from '../platform/transact.ts';
import { readTermsVersion } from '../terms/consent-queries.ts';
import { type CheckedEnquiry, checkEnquiry } from './check-enquiry.ts';
import { enquiriesOf } from './enquiry-limits.ts';
import { type FormTokens, shortestSeconds } from './form-token.ts';
import { correctEnquiry, type Enquiry, insertEnquiry, lockByGuid, type NewEnquiry } from './queries.ts';
import { enquiryTexts } from './texts.ts';

/** Where an enquiry comes from. */
interface Sender {
  readonly language: Language;
  /** The network address. */
  readonly address: string;
}

/** The enquiries of businesses. */
export interface Enquiries {
  /** What a form is sent with. */
  open(): Promise<{ readonly formToken: string; readonly termsVersion: string }>;
  /**
   * Stores an enquiry, or corrects the one with its guid.
   *
   * @throws {BusinessRefusal} 422 naming the field; 409 with the terms' version in force; 429.
   */
  receive(body: RequestOf<typeof sendEnquiry>, sender: Sender): Promise<void>;
}

export interface EnquiryDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly limits: CallLimits;
  readonly tokens: FormTokens;
}

/** Whether two versions of an enquiry say the same. */
const isSame = (stored: Enquiry, sent: CheckedEnquiry): boolean =>
  (Object.keys(sent) as (keyof CheckedEnquiry)[]).every((name) => JSON.stringify(stored[name]) === JSON.stringify(sent[name]));

/** Builds the service. */
export function createEnquiries({ db, clock, limits, tokens }: EnquiryDeps): Enquiries {
  /** @throws {BusinessRefusal} 429 with a token for the same enquiry, sent once that time has passed. */
  const requireOpenForm = async (formToken: string | undefined): Promise<void> => {
    const left = await tokens.secondsLeft(formToken);
    if (left === 0) return;
    const waitSeconds = left ?? shortestSeconds;
    const fields = { formToken: left === undefined ? await tokens.issue() : formToken, waitSeconds };
    throw new BusinessRefusal({ code: 429, text: enquiryTexts.tooFast, retryAfterSeconds: waitSeconds, fields });
  };

  const store = async (trx: Db, sent: NewEnquiry): Promise<void> => {
    const at = sent.created_at as Date;
    const inserted = await insertEnquiry(trx, sent);
    if (inserted !== undefined)
      return recordEvent(trx, { kind: 'enquiry.received', subject: String(inserted.id), payload: { revision: 1 }, at });
    const stored = await lockByGuid(trx, sent.guid);
    if (stored === undefined) throw new Error('An enquiry went while it was corrected.');
    const { terms_version, accepted_at, created_at, updated_at, ...says } = sent;
    if (isSame(stored, says) && stored.terms_version === terms_version) return;
    // A suspected enquiry stays one, whatever is sent after it.
    await correctEnquiry(trx, stored, { ...sent, is_suspected: stored.is_suspected || sent.is_suspected });
    const revision = stored.revision + 1;
    await recordEvent(trx, { kind: 'enquiry.corrected', subject: String(stored.id), payload: { revision }, at });
  };

  return {
    open: async () => {
      const [formToken, termsVersion] = await Promise.all([tokens.issue(), readTermsVersion(db)]);
      return { formToken, termsVersion };
    },
    receive: async (body, { language, address }) => {
      const says = checkEnquiry(body, language);
      await requireOpenForm(body.formToken);
      // A repeated call does not count again.
      await limits.countOnce(`enquiry ${body.guid} ${JSON.stringify(says)}`, [enquiriesOf(address)]);
      await transact(db, async (trx) => {
        const termsVersion = await readTermsVersion(trx);
        if (body.termsVersion !== termsVersion)
          throw new BusinessRefusal({ code: 409, text: enquiryTexts.termsChanged, fields: { termsVersion } });
        const now = clock.now();
        await store(trx, { ...says, terms_version: termsVersion, accepted_at: now, created_at: now, updated_at: now });
      });
    },
  };
}
