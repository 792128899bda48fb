import { listCannedAnswers, removeCannedAnswer, saveCannedAnswer } from '@songwai/core/chat/support/contract';
import type { FastifyInstance } from 'fastify';
import { makeNotedChange } from '../../events/admin-change-queries.ts';
import { mountEndpoint } from '../../http/mount-endpoint.ts';
import { BusinessRefusal } from '../../http/refusal.ts';
import type { Db } from '../../platform/db.ts';
import type { Clock } from '../../platform/deps.ts';
import { chatTexts } from '../texts.ts';
import { countAnswers, deleteAnswer, findAnswer, insertAnswer, listAnswers, updateAnswer } from './answer-queries.ts';

const mostAnswers = 200;

/** Mounts the answers that admins prepare; the change log has who changed them. */
export function registerAnswers(app: FastifyInstance, { db, clock }: { readonly db: Db; readonly clock: Clock }): void {
  const note = (adminId: string, id: number, write: (trx: Db) => Promise<void>) =>
    makeNotedChange(
      db,
      { kind: 'chatAnswer', subject: String(id), adminId, at: clock.now() },
      { read: async (trx) => (await findAnswer(trx, id)) ?? null, write },
    );

  mountEndpoint(app, listCannedAnswers, async () => ({
    answers: (await listAnswers(db)).map(({ id, title, text_th: textTh, text_en: textEn }) => ({
      answerId: String(id),
      title,
      textTh,
      textEn,
    })),
  }));

  mountEndpoint(app, saveCannedAnswer, async ({ body: { answerId, title, textTh, textEn }, session }) => {
    const texts = { title, text_th: textTh, text_en: textEn };
    if (answerId === undefined) {
      if ((await countAnswers(db)) >= mostAnswers) throw new BusinessRefusal({ code: 422, text: chatTexts.tooManyAnswers });
      // Empty first, so that the change log has all of it.
      const id = await insertAnswer(db, { title: '', text_th: '', text_en: '' });
      await note(session.userId, id, (trx) => updateAnswer(trx, id, texts));
      return { answerId: String(id) };
    }
    const id = Number(answerId);
    if ((await findAnswer(db, id)) === undefined) throw new BusinessRefusal({ code: 404, text: chatTexts.noAnswer });
    await note(session.userId, id, (trx) => updateAnswer(trx, id, texts));
    return { answerId };
  });

  mountEndpoint(app, removeCannedAnswer, async ({ body, session }) => {
    const id = Number(body.answerId);
    await note(session.userId, id, (trx) => deleteAnswer(trx, id));
  });
}
