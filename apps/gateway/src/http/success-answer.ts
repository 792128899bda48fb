import type { Language } from '@songwai/core/basics/language';
import type { Endpoint } from '@songwai/core/gateway/endpoint';
import type { FastifyReply } from 'fastify';
import { httpTexts } from './texts.ts';

/** The fields of every reply except a login's. */
export interface Envelope {
  readonly responseCode: number;
  readonly responseDesc: string;
}

const hasEnvelope = ({ reply }: Endpoint): boolean => 'responseCode' in reply.properties && 'responseDesc' in reply.properties;

/** The schema that a success is serialised by: that of the contract without the envelope, which is written before it. */
export function successSchema(endpoint: Endpoint): object {
  const { reply } = endpoint;
  if (!hasEnvelope(endpoint)) return reply;
  const { responseCode: _code, responseDesc: _desc, ...properties } = reply.properties;
  return { ...reply, properties, required: reply.required?.filter((name) => name in properties) };
}

/**
 * A text of JSON in ASCII, with one byte a character: where that is all of an answer, it is measured and sent in half the time. What is replaced
 * in a text with Thai has two bytes a character for ever, hence the copy.
 */
const asciiText = (text: string): string => {
  const escaped = JSON.stringify(text).replace(
    /[\u0080-\uffff]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  return Buffer.from(escaped, 'latin1').toString('latin1');
};

const envelopeOf = ({ responseCode, responseDesc }: Envelope): string =>
  `{"responseCode":${responseCode},"responseDesc":${asciiText(responseDesc)}`;

const success = {
  th: envelopeOf({ responseCode: 200, responseDesc: httpTexts.success.th }),
  en: envelopeOf({ responseCode: 200, responseDesc: httpTexts.success.en }),
} as const satisfies Record<Language, string>;

const wordOf = ({ responseCode = 200, responseDesc }: Partial<Envelope>, language: Language): string =>
  envelopeOf({ responseCode, responseDesc: responseDesc ?? httpTexts.success[language] });

/**
 * Makes the writer of a call's successes: the answer of its handler by the contract, with the success code and its text in the caller's language.
 */
export function createSuccessWriter(endpoint: Endpoint): (answer: object, language: Language, reply: FastifyReply) => string {
  const isEnveloped = hasEnvelope(endpoint);
  return (answer, language, reply) => {
    const fields: string = reply.getSerializationFunction('200')?.(answer as Record<string, unknown>) ?? JSON.stringify(answer);
    if (!isEnveloped) return fields;
    const envelope =
      'responseCode' in answer || 'responseDesc' in answer ? wordOf(answer as Partial<Envelope>, language) : success[language];
    return fields === '{}' ? `${envelope}}` : `${envelope},${fields.slice(1)}`;
  };
}
