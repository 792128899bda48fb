import type { Language } from '../../basics/language.ts';
import type { MessageFacts } from './message-facts.ts';
import { pageLink, showRoute } from './shown-facts.ts';
import { writeWords } from './write-words.ts';

/** The message in LINE: plain text, whose link becomes a card. @param origin where customers reach the portal. */
export function writeLine(facts: MessageFacts, language: Language, origin: string): string {
  const { title, detail, action } = writeWords(facts, language);
  const route = showRoute(facts.route, { most: 40 });
  const about = [title, ...(route === '' ? [] : [route])].join('\n');
  return `${about}\n\n${detail}\n\n${action}\n${pageLink(origin, language, facts.path)}`;
}
