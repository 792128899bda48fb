import type { Language } from '../../basics/language.ts';
import type { MessageFacts } from './message-facts.ts';
import { shorten } from './safe-name.ts';
import { pageLink, showRoute } from './shown-facts.ts';
import { countSmsParts } from './sms-parts.ts';
import { writeWords } from './write-words.ts';

const senders = { th: 'ส่งไว', en: 'Songwai' } as const;
const mostParts = 2;
/** Letters of each name of the route, until the text is short enough; none in the end. */
const nameLengths = [24, 16, 10, 0];

/**
 * The text message to a phone, of at most two parts. Names of places become shorter where there is no room, then the route is left
 * out, and only a link that would not fit by itself.
 *
 * @param origin where customers reach the portal.
 */
export function writeText(facts: MessageFacts, language: Language, origin: string): string {
  const begin = `${senders[language]}: ${writeWords(facts, language).title}`;
  const link = pageLink(origin, language, facts.path);
  const candidates = [...nameLengths.map((most) => [most, ` ${link}`] as const), [0, ''] as const].map(([most, end]) => {
    const route = most === 0 ? '' : showRoute(facts.route, { most, arrow: '-', ending: '..' });
    return `${begin}${route === '' ? '' : ` (${route})`}${end}`;
  });
  return candidates.find((text) => countSmsParts(text) <= mostParts) ?? shorten(begin, 130, '..');
}
