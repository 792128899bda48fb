import { minuteMs } from '@songwai/core/basics/durations';
import { documentFile, mailDocument } from '@songwai/core/tax-documents/document-contract';
import type { FastifyInstance } from 'fastify';
import { isUuid } from '../../database/is-uuid.ts';
import { mayPay, payerOf } from '../../http/callers/payer.ts';
import type { Session } from '../../http/callers/session.ts';
import { mountEndpoint, mountFile } from '../../http/mount-endpoint.ts';
import { BusinessRefusal } from '../../http/refusal.ts';
import { findUser } from '../../identity/queries.ts';
import { queueMail } from '../../messages/queue-queries.ts';
import type { Db } from '../../platform/db.ts';
import type { Clock } from '../../platform/deps.ts';
import type { CallLimits } from '../../platform/limits/call-limits.ts';
import { titleOf } from '../pdf/labels.ts';
import { documentTexts } from '../texts.ts';
import type { DocumentFiles } from './document-files.ts';
import { type FiledDocument, findFiledDocument } from './file-queries.ts';

interface DocumentRoutes {
  readonly db: Db;
  readonly clock: Clock;
  readonly limits: CallLimits;
  readonly files: DocumentFiles;
}

/** Whose documents a caller may read: the own ones, and a company's with the right to pay. */
export const payersOf = (session: Session): readonly string[] =>
  mayPay(session) ? [...new Set([session.userId, payerOf(session)])] : [session.userId];

/** Mounts the calls for the files of issued documents. */
export function registerDocuments(app: FastifyInstance, { db, clock, limits, files }: DocumentRoutes): void {
  /** @throws {BusinessRefusal} 404 for another's, and for text that is no id. */
  const requireOwn = async (documentId: string, session: Session): Promise<FiledDocument> => {
    const id = documentId.toLowerCase();
    const found = isUuid(id) ? await findFiledDocument(db, { id, payers: payersOf(session) }) : undefined;
    if (found === undefined) throw new BusinessRefusal({ code: 404, text: documentTexts.notFound });
    return found;
  };

  mountFile(app, documentFile, async ({ params, session }) => {
    const document = await requireOwn(params.documentId, session);
    return { name: `${document.number}.pdf`, content: await files.read(document) };
  });

  mountEndpoint(app, mailDocument, async ({ body, session, language }) => {
    const document = await requireOwn(body.documentId, session);
    const email = (await findUser(db, session.userId))?.email ?? null;
    if (email === null) throw new BusinessRefusal({ code: 422, field: 'documentId', text: documentTexts.noEmail });
    const key = `documentMail:${session.userId}:${document.id}`;
    await limits.count([{ key, most: 1, windowMs: minuteMs, text: () => documentTexts.mailedTooOften }]);
    const { number } = document;
    const title = titleOf(document.content);
    await queueMail(db, {
      ...{ to: email, purpose: 'document', at: clock.now() },
      subject: documentTexts.mailSubject(title, number)[language],
      body: documentTexts.mailBody(title, number)[language],
      attachment: { name: `${number}.pdf`, content: await files.read(document) },
    });
    return { responseDesc: documentTexts.mailed(email)[language], email };
  });
}
