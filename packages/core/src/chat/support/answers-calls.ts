import { call } from '../../gateway/call.ts';
import type { Transport } from '../../gateway/transport-types.ts';
import * as routes from './routes.generated.ts';

/** An answer that admins have prepared. */
export interface CannedAnswer {
  readonly id: string;
  readonly title: string;
  readonly text: { readonly th: string; readonly en: string };
}

/** By title. @throws GatewayError 403 not an admin. */
export const fetchCannedAnswers = async (transport: Transport): Promise<readonly CannedAnswer[]> => {
  const { answers = [] } = await call(transport, routes.listCannedAnswers);
  return answers.map(({ answerId, title, textTh, textEn }) => ({ id: answerId, title, text: { th: textTh, en: textEn } }));
};

/** Stores an answer; without an id a new one. @returns its id. @throws GatewayError 404 no such answer; 422 too many. */
export const saveCannedAnswer = async (
  transport: Transport,
  { id, title, text }: Omit<CannedAnswer, 'id'> & { readonly id: string | null },
): Promise<string> => {
  const { answerId = '' } = await call(transport, routes.saveCannedAnswer, {
    ...(id !== null && { answerId: id }),
    title,
    textTh: text.th,
    textEn: text.en,
  });
  return answerId;
};

/** @throws GatewayError 403 not an admin. */
export const removeCannedAnswer = async (transport: Transport, answerId: string): Promise<void> => {
  await call(transport, routes.removeCannedAnswer, { answerId });
};
