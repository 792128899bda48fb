import type { Language } from '../../basics/language.ts';
import { englishWords } from './english-words.ts';
import type { MessageFacts } from './message-facts.ts';
import { showFacts } from './shown-facts.ts';
import { thaiWords } from './thai-words.ts';
import type { Words } from './words.ts';

/** Words about one thing that happened. */
export const writeWords = (facts: MessageFacts, language: Language): Words =>
  ({ th: thaiWords, en: englishWords })[language][facts.kind](showFacts(facts, language));
