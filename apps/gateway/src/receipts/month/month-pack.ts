import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { addMonths, parseBangkok } from '@songwai/core/basics/bangkok-time';
import type { Language } from '@songwai/core/basics/language';
import { makeZip } from 'client-zip';
import type { DatabaseLog } from '../../database/database-log.ts';
import { payerOf } from '../../http/callers/payer.ts';
import type { Session } from '../../http/callers/session.ts';
import { BusinessRefusal } from '../../http/refusal.ts';
import type { Db } from '../../platform/db.ts';
import type { Clock } from '../../platform/deps.ts';
import type { ObjectStore } from '../../storage/object-store.ts';
import type { DocumentFiles } from '../../tax-documents/files/document-files.ts';
import { findFiledDocument } from '../../tax-documents/files/file-queries.ts';
import { receiptTexts } from '../texts.ts';
import { type MonthJob, writeJobsSheet } from './jobs-sheet.ts';
import { listMonthDocuments, listMonthJobs, listProofs, type PayersMonth } from './month-view.ts';

interface MonthPackDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly store: ObjectStore;
  readonly files: DocumentFiles;
  readonly log: DatabaseLog;
}

interface MonthRequest {
  /** MM/YYYY */
  readonly month: string;
  readonly session: Session;
  readonly language: Language;
}

/** A file in the ZIP. */
interface PackedFile {
  readonly name: string;
  readonly lastModified: Date;
  readonly input: Buffer | AsyncIterable<Buffer>;
}

const endings: Readonly<Record<string, string>> = { 'image/jpeg': 'jpg', 'image/png': 'png' };

/** @throws {BusinessRefusal} 422 for a month to come, or none. */
function readMonth(month: string, { session, now }: { readonly session: Session; readonly now: Date }): PayersMonth {
  const from = parseBangkok(`01/${month}`);
  if (from === null || from > now) throw new BusinessRefusal({ code: 422, field: 'month', text: receiptTexts.monthToCome });
  return { payerId: payerOf(session), month, from, until: addMonths(from, 1) };
}

/**
 * Whether a caller sees what was taken at a job: the right to pay is one to its price, not to photos of receivers' doors and their
 * signatures.
 */
const seesProofs = ({ userId, company }: Session, job: MonthJob): boolean =>
  company === null || company.rights.has('view') || job.userId === userId;

/** Makes the files of a month, each when its turn has come: a ZIP of any size takes the memory of one of them. */
export function createMonthPack({ db, clock, store, files, log }: MonthPackDeps) {
  async function* documentsOf(ids: readonly string[]): AsyncGenerator<PackedFile> {
    for (const id of ids) {
      const document = await findFiledDocument(db, { id, payers: null });
      if (document === undefined) continue;
      yield { name: `documents/${document.number}.pdf`, lastModified: document.issuedAt, input: await files.read(document) };
    }
  }

  async function* proofsOf(jobs: readonly MonthJob[]): AsyncGenerator<PackedFile> {
    for (const { id } of jobs) {
      let count = 0;
      for (const { stop, kind, key, mediaType, takenAt } of await listProofs(db, id)) {
        const stored = await store.get(key);
        if (stored === undefined) {
          log.error({ jobId: id, stop }, 'a proof of delivery is gone from the object store');
          continue;
        }
        count += 1;
        const name = `proof/${id}/stop-${stop + 1}-${kind}-${count}.${endings[mediaType] ?? 'jpg'}`;
        try {
          yield { name, lastModified: takenAt, input: stored.content };
        } finally {
          // Also where the client has gone.
          stored.content.destroy();
        }
      }
    }
  }

  /**
   * @returns a ZIP as it is made; it ends early where the client goes away.
   * @throws {BusinessRefusal} 422 for a month to come, 404 for one without anything.
   */
  return async ({ month, session, language }: MonthRequest): Promise<{ name: string; content: Readable }> => {
    const wanted = readMonth(month, { session, now: clock.now() });
    const [ids, jobs] = await Promise.all([listMonthDocuments(db, wanted), listMonthJobs(db, wanted)]);
    if (ids.length + jobs.length === 0) throw new BusinessRefusal({ code: 404, text: receiptTexts.monthEmpty });
    const stamp = month.split('/').reverse().join('-');
    async function* entries(): AsyncGenerator<PackedFile> {
      yield { name: `jobs-${stamp}.xlsx`, lastModified: clock.now(), input: await writeJobsSheet(jobs, language) };
      yield* documentsOf(ids);
      yield* proofsOf(jobs.filter((job) => seesProofs(session, job)));
    }
    const zip = makeZip(entries()) as ReadableStream<Uint8Array>;
    return { name: `songwai-${stamp}.zip`, content: Readable.fromWeb(zip) };
  };
}

/** See `createMonthPack`. */
export type MonthPack = ReturnType<typeof createMonthPack>;
