import type { Language } from '@songwai/core/basics/language';
import { emailAddress } from '@songwai/core/validation/fields/email';
import { refuseField } from '../../http/fields/refuse-field.ts';
import { queueMail } from '../../messages/queue-queries.ts';
import type { Db } from '../../platform/db.ts';
import type { Clock } from '../../platform/deps.ts';
import type { CallLimits } from '../../platform/limits/call-limits.ts';
import type { ReadCatalogue } from '../../pricing/catalog/catalogue.ts';
import { brochuresOf, brochuresTo } from '../enquiry-limits.ts';
import { type BrochureFacts, readBrochureFacts } from './brochure-facts.ts';
import { writeBrochureMail } from './brochure-mail.ts';

export interface BrochureDeps {
  readonly readCatalogue: ReadCatalogue;
  readonly db: Db;
  readonly clock: Clock;
  readonly limits: CallLimits;
  readonly publicUrl: string;
  readonly salesMail: string | undefined;
  readonly render: (facts: BrochureFacts, given: { readonly language: Language; readonly at: Date }) => Promise<Buffer>;
}

/** Someone who asks for the brochure. */
export interface BrochureRequest {
  readonly email: string;
  readonly language: Language;
  /** The network address. */
  readonly address: string;
}

/**
 * Mails the brochure. Whoever asks learns nothing about the address: not whether it has an account, nor that it got the brochure too
 * often already.
 *
 * @throws {BusinessRefusal} 422 no e-mail address, 429.
 */
export type SendBrochure = (request: BrochureRequest) => Promise<void>;

/** Builds the function. */
export function createSendBrochure({
  db,
  clock,
  readCatalogue,
  limits,
  publicUrl,
  salesMail,
  render,
}: BrochureDeps): SendBrochure {
  return async ({ email, language, address }) => {
    const checked = emailAddress(email);
    if (!checked.ok) throw refuseField('email', checked.error);
    await limits.count([brochuresOf(address)]);
    if (!(await limits.allows(brochuresTo(checked.value)))) return;
    const at = clock.now();
    const facts = await readBrochureFacts({ db, catalogue: await readCatalogue() }, at);
    const content = await render(facts, { language, at });
    const form = `${publicUrl}${language === 'th' ? '' : `/${language}`}/business`;
    const mail = writeBrochureMail({ language, phone: facts.support.phone, form });
    const attachment = { name: `songwai-business-${language}.pdf`, content };
    await queueMail(db, { ...mail, to: checked.value, replyTo: salesMail, purpose: 'brochure', at, attachment });
  };
}
