import { Readable } from 'node:stream';
import type { Language } from '@songwai/core/basics/language';
import { jobFileName } from '@songwai/core/jobs/lists/job-file-name';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/tables.ts';
import type { Session } from '../../http/callers/session.ts';
import { BusinessRefusal } from '../../http/refusal.ts';
import type { Clock } from '../../platform/deps.ts';
import { cutPage } from '../../platform/paging/page.ts';
import type { ListedJob } from '../queries.ts';
import { jobTexts } from '../texts.ts';
import { countListed } from './count-queries.ts';
import { csvLine } from './csv-line.ts';
import { readNames } from './csv-queries.ts';
import { csvTitles, toCsvRow } from './csv-row.ts';
import { type OrderStep, readCursor, readOrder, writeCursor } from './list-order.ts';
import type { ListPart } from './list-queries.ts';
import { type FilterRequest, type JobFilter, type ListRequest, readFilter } from './list-request.ts';
import { listJobs, readPage } from './page-queries.ts';
import { writeListSheet } from './xlsx-sheet.ts';

/** One page of a list. */
export interface JobListPage {
  readonly jobs: readonly ListedJob[];
  /** Undefined where the caller did not want it counted. */
  readonly total: number | undefined;
  readonly page: number;
  readonly limit: number;
  readonly nextCursor: string | undefined;
}

/** Lists of jobs with filters. */
export interface JobLists {
  /** @throws {BusinessRefusal} 422 with the filter at fault, 403 for members' jobs without the right to view them. */
  list(request: ListRequest, session: Session): Promise<JobListPage>;
  /** The same list as a CSV file, at most 1,000 jobs, read while it is sent. @throws {BusinessRefusal} as `list`. */
  writeCsv(request: FilterRequest, session: Session, language: Language): Promise<{ name: string; content: Readable }>;
  /** The same list as an Excel workbook. @throws {BusinessRefusal} as `list`. */
  writeXlsx(request: FilterRequest, session: Session, language: Language): Promise<{ name: string; content: Buffer }>;
}

const defaultLimit = 10;
/** Export up to 1,000 orders (spec §9). */
const mostFileRows = 1_000;
/** Rows read at a time: the next batch is read when this one has been sent. */
const csvBatch = 100;
/** Byte order mark: spreadsheets need it to read Thai as UTF-8. */
const byteOrderMark = '\ufeff';

function readPart({ page = '1', limit, cursor }: ListRequest, order: readonly OrderStep[]): ListPart & { readonly page: number } {
  const size = limit === undefined ? defaultLimit : Number(limit);
  if (cursor === undefined) return { order, limit: size, offset: (Number(page) - 1) * size, after: null, page: Number(page) };
  const after = readCursor(order, cursor);
  if (after === undefined) throw new BusinessRefusal({ code: 422, field: 'cursor', text: jobTexts.badCursor });
  return { order, limit: size, offset: 0, after, page: Number(page) };
}

/** Builds the lists of jobs. */
export function createJobLists({ db, clock }: { readonly db: Kysely<Database>; readonly clock: Clock }): JobLists {
  /** Jobs of a list in batches, at most `most` in all. A batch is read when its consumer requests it. */
  async function* readBatches(
    filter: JobFilter,
    order: readonly OrderStep[],
    most: number,
  ): AsyncGenerator<readonly ListedJob[]> {
    let after: ListPart['after'] = null;
    for (let count = 0; count < most; ) {
      const limit = Math.min(csvBatch, most - count);
      const jobs: readonly ListedJob[] = await listJobs(db, filter, { order, limit, offset: 0, after });
      yield jobs;
      const last = jobs.at(-1);
      if (last === undefined || jobs.length < limit) return;
      count += jobs.length;
      after = readCursor(order, writeCursor(order, last.job)) ?? null;
    }
  }

  return {
    list: async (request, session) => {
      const filter = readFilter(request, session, clock.now());
      const { page, ...part } = readPart(request, readOrder(request.sort));
      // One more than requested shows whether there is a next page.
      const isCounted = request.count !== 'none';
      const found = await readPage(db, filter, { ...part, limit: part.limit + 1, isCounted });
      const isBehindAll = found.jobs.length === 0 && (part.offset > 0 || part.after !== null);
      const total = isCounted && isBehindAll ? await countListed(db, filter) : (found.total ?? (isCounted ? 0 : undefined));
      const { rows, nextCursor } = cutPage(found.jobs, part.limit, ({ job }) => writeCursor(part.order, job));
      return { jobs: rows, total, page, limit: part.limit, nextCursor };
    },

    writeCsv: async (request, session, language) => {
      const now = clock.now();
      const filter = readFilter(request, session, now);
      const batches = readBatches(filter, readOrder(request.sort), mostFileRows);
      // Read before anything is sent, so that a failure is still answered as JSON.
      const first = await batches.next();

      async function* lines(): AsyncGenerator<string> {
        yield byteOrderMark + csvLine(csvTitles(language));
        for (let batch = first; batch.done !== true; batch = await batches.next()) {
          const names = await readNames(db, batch.value);
          yield batch.value.map((job) => csvLine(toCsvRow(job, names, language))).join('');
        }
      }
      return { name: jobFileName(now, 'csv'), content: Readable.from(lines(), { objectMode: false }) };
    },

    writeXlsx: async (request, session, language) => {
      const now = clock.now();
      const filter = readFilter(request, session, now);
      const rows: (readonly (string | number)[])[] = [];
      for await (const batch of readBatches(filter, readOrder(request.sort), mostFileRows)) {
        const names = await readNames(db, batch);
        rows.push(...batch.map((job) => toCsvRow(job, names, language)));
      }
      return { name: jobFileName(now, 'xlsx'), content: await writeListSheet(csvTitles(language), rows) };
    },
  };
}
