import { bangkokTime, formatLongDate } from '../../basics/bangkok-time.ts';
import type { Language } from '../../basics/language.ts';
import { type NotificationGroup, notificationEventOf, notificationEvents } from '../notification-event.ts';
import { latestOf, writeDigest } from './digest.ts';
import type { MessageFacts } from './message-facts.ts';
import { pageLink, showRoute } from './shown-facts.ts';
import { writeWords } from './write-words.ts';

export interface MailOptions {
  /** Where customers reach the portal, without a trailing slash. */
  readonly origin: string;
  readonly settingsUrl: string;
  /** Null for mails that cannot be switched off. */
  readonly unsubscribeUrl: string | null;
}

/** A mail in plain text, as all of ours. */
export interface WrittenMail {
  readonly subject: string;
  readonly body: string;
}

const whenOf = (at: Date, language: Language): string =>
  `${formatLongDate(at, language)}${language === 'th' ? ' เวลา' : ','} ${bangkokTime(at)}${language === 'th' ? ' น.' : ''}`;

/** Its own subject, with the way of its job: what a customer looks for in a full mailbox. */
function writeOne(facts: MessageFacts, language: Language, origin: string): WrittenMail {
  const { title, detail, action } = writeWords(facts, language);
  const route = showRoute(facts.route, { most: 40 });
  const link = pageLink(origin, language, facts.path);
  return {
    subject: route === '' ? title : `${title} · ${showRoute(facts.route, { most: 24 })}`,
    body: [
      detail,
      [...(route === '' ? [] : [route]), whenOf(facts.at, language)].join('\n'),
      `${action}${language === 'th' ? '' : ':'}\n${link}`,
    ].join('\n\n'),
  };
}

const groupNames: Readonly<Record<Language, Readonly<Record<NotificationGroup, string>>>> = {
  th: { jobs: 'งานส่งของ', chat: 'แชต', money: 'เงินและสิทธิพิเศษ', account: 'บัญชี' },
  en: { jobs: 'your deliveries', chat: 'your chats', money: 'your money and rewards', account: 'your account' },
};

/** Why the customer gets the mail, and how to get it no more. */
function writeEnding(facts: readonly MessageFacts[], language: Language, { settingsUrl, unsubscribeUrl }: MailOptions): string {
  const groups = new Set(facts.map(({ kind }) => notificationEvents[notificationEventOf[kind]].group));
  const names = [...groups].map((group) => groupNames[language][group]).join(language === 'th' ? ' ' : ', ');
  if (language === 'th')
    return [
      'ทีมส่งไว',
      '',
      '--',
      unsubscribeUrl === null ? `อีเมลนี้เกี่ยวกับ${names} เป็นเรื่องสำคัญ เราจึงส่งให้เสมอ` : `คุณได้รับอีเมลนี้เพราะเปิดรับเรื่อง${names}ทางอีเมล`,
      `เลือกเรื่องและเวลาที่จะรับ: ${settingsUrl}`,
      ...(unsubscribeUrl === null ? [] : [`ไม่รับอีเมลเรื่องนี้อีก: ${unsubscribeUrl}`]),
    ].join('\n');
  return [
    'The Songwai team',
    '',
    '--',
    unsubscribeUrl === null
      ? `This mail is about ${names}. It matters, so we always send it.`
      : `You get this mail because you receive mails about ${names}.`,
    `Choose what you get, and when: ${settingsUrl}`,
    ...(unsubscribeUrl === null ? [] : [`Get no more mails like this: ${unsubscribeUrl}`]),
  ].join('\n');
}

/**
 * One mail about all that is due for a customer: a mail of its own about one thing, a list grouped by what happened about several.
 *
 * @throws RangeError where nothing happened.
 */
export function writeMail(facts: readonly MessageFacts[], language: Language, options: MailOptions): WrittenMail {
  const latest = latestOf(facts);
  const [first] = latest;
  if (first === undefined) throw new RangeError('A mail is about something that happened');
  const { origin } = options;
  const { subject, body } = latest.length === 1 ? writeOne(first, language, origin) : writeDigest(latest, { language, origin });
  return { subject, body: `${body}\n\n${writeEnding(latest, language, options)}` };
}
