import type { Language } from '../../basics/language.ts';
import type { PushMessage } from '../push-message.ts';
import type { MessageFacts } from './message-facts.ts';
import { pageLink, showRoute } from './shown-facts.ts';
import { writeWords } from './write-words.ts';

/** Later news of a job take the place of earlier ones; its chat, and everything else, are matters of their own. */
const tagOf = ({ kind, jobId, path }: MessageFacts): string =>
  jobId === null ? `${kind} ${path}` : kind === 'chatMessage' ? `chat ${jobId}` : jobId;

/** The message to a device. */
export function writePush(facts: MessageFacts, language: Language): PushMessage {
  const { title, detail } = writeWords(facts, language);
  const route = showRoute(facts.route, { most: 30 });
  return {
    title,
    body: route === '' ? detail : `${route}\n${detail}`,
    path: pageLink('', language, facts.path),
    tag: tagOf(facts),
  };
}
