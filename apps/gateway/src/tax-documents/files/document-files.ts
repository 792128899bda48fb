import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type { DatabaseLog } from '../../database/database-log.ts';
import { BusinessRefusal } from '../../http/refusal.ts';
import type { Db } from '../../platform/db.ts';
import { objectKey } from '../../storage/object-key.ts';
import type { ObjectStore } from '../../storage/object-store.ts';
import type { PrintedDocument } from '../pdf/document-sheet.ts';
import { documentTexts } from '../texts.ts';
import { type FiledDocument, recordFile } from './file-queries.ts';

interface DocumentFilesDeps {
  readonly db: Db;
  readonly store: ObjectStore;
  readonly isProduction: boolean;
  readonly log: DatabaseLog;
  readonly render: (document: PrintedDocument) => Promise<Buffer>;
}

/** The PDFs of issued documents. */
export interface DocumentFiles {
  /**
   * The PDF, made with the first call and the same bytes ever after.
   *
   * @throws {BusinessRefusal} 503 where the store cannot be reached, or where neither it nor we have the bytes that were issued.
   */
  read(document: FiledDocument): Promise<Buffer>;
}

const mediaType = 'application/pdf';
const hashOf = (file: Buffer): string => createHash('sha256').update(file).digest('hex');

/** Makes the files and stores them; what is read back must have the hash of the issue. */
export function createDocumentFiles({ db, store, isProduction, log, render }: DocumentFilesDeps): DocumentFiles {
  const refuse = (number: string, found: string): BusinessRefusal => {
    log.error({ number, found }, 'the file of an issued document is not the one that was issued');
    return new BusinessRefusal({ code: 503, text: documentTexts.fileUnavailable, retryAfterSeconds: 300 });
  };

  const make = async (document: FiledDocument): Promise<Buffer> => {
    const { id, number } = document;
    const file = await render(document);
    // The same bytes under the same key, whoever comes first.
    const key = objectKey({ isProduction, folder: `documents/${number.slice(0, 6)}`, fileName: `${number}-${id}.pdf` });
    await store.put(key, file, mediaType);
    const sha256 = hashOf(file);
    if ((await recordFile(db, { id, key, sha256 })) !== sha256) throw refuse(number, 'another one made at the same time');
    return file;
  };

  /** Renders a lost file again, unless this program renders it otherwise than the one that issued it. */
  const makeAgain = async (document: FiledDocument, file: NonNullable<FiledDocument['file']>): Promise<Buffer> => {
    const made = await render(document);
    if (hashOf(made) !== file.sha256) throw refuse(document.number, 'it is lost, and rendered anew it differs');
    await store.put(file.key, made, mediaType);
    log.warn({ number: document.number }, 'the file of an issued document was lost and is rendered again');
    return made;
  };

  return {
    read: async (document) => {
      const { file, number } = document;
      if (file === null) return make(document);
      const stored = await store.get(file.key);
      if (stored === undefined) return makeAgain(document, file);
      const content = await buffer(stored.content);
      if (hashOf(content) !== file.sha256) throw refuse(number, 'changed in the store');
      return content;
    },
  };
}
