import { cleanText } from '@songwai/core/basics/text/clean-text';
import type { RequestOf } from '@songwai/core/gateway/endpoint';
import { isJobOver } from '@songwai/core/jobs/job-status';
import type { mendStop } from '@songwai/core/jobs/mend-contract';
import { nationalPhone } from '@songwai/core/validation/phones/contact-phone';
import type { Selectable } from 'kysely';
import type { Session } from '../../http/callers/session.ts';
import type { LocalText } from '../../http/language.ts';
import { BusinessRefusal } from '../../http/refusal.ts';
import type { Db } from '../../platform/db.ts';
import type { Clock } from '../../platform/deps.ts';
import { transact } from '../../platform/transact.ts';
import { readJobId, scopeOf } from '../job-scope.ts';
import { lockJob } from '../scope-queries.ts';
import type { JobStopsTable } from '../tables.ts';
import { jobTexts } from '../texts.ts';
import { isChangeKnown, recordChange } from './change-queries.ts';
import { mendTexts } from './change-texts.ts';
import { isStopServed, readStop, updateStop } from './mend-queries.ts';

type Stop = Selectable<JobStopsTable>;

/** A customer's correction of one stop. */
export interface StopCorrection extends Pick<RequestOf<typeof mendStop>, 'stop' | 'contactName' | 'contactPhone' | 'remark'> {
  readonly jobId: string;
  readonly session: Session;
  /** Corrections with the same key are made once. */
  readonly guid: string;
}

const refuse = (field: string, text: LocalText): never => {
  throw new BusinessRefusal({ code: 422, field, text });
};

/** The columns that change, checked as at the booking. @throws {BusinessRefusal} 422 with the field at fault. */
function changedColumns(stop: Stop, asked: StopCorrection): Partial<Pick<Stop, 'contact_name' | 'contact_phone' | 'remark'>> {
  const number = asked.stop + 1;
  const name = asked.contactName === undefined ? stop.contact_name : cleanText(asked.contactName);
  if (name === '') refuse('contactName', jobTexts.nameRequired(number));
  const phone = asked.contactPhone === undefined ? null : nationalPhone(asked.contactPhone);
  if (phone !== null && !phone.ok) return refuse('contactPhone', jobTexts.phoneInvalid(number));
  const dialled = phone === null ? stop.contact_phone : phone.value;
  const remark = asked.remark === undefined ? stop.remark : cleanText(asked.remark);
  return {
    ...(name === stop.contact_name ? {} : { contact_name: name }),
    ...(dialled === stop.contact_phone ? {} : { contact_phone: dialled }),
    ...(remark === stop.remark ? {} : { remark }),
  };
}

/** Corrects stops of booked jobs. The job's row is locked, so that a driver who finishes the stop comes before or after. */
export function createStopMending({ db, clock }: { readonly db: Db; readonly clock: Clock }) {
  /** @throws {BusinessRefusal} 404; 409 the job is over or the stop is done; 422 with the field at fault. */
  return (asked: StopCorrection): Promise<Stop> =>
    transact(db, async (trx) => {
      const { session, guid } = asked;
      const job = await lockJob(trx, { jobId: readJobId(asked.jobId), scope: scopeOf(session) });
      if (job === undefined) throw new BusinessRefusal({ code: 404, text: jobTexts.notFound });
      const at = { jobId: job.id, position: asked.stop };
      const stop = (await readStop(trx, at)) ?? refuse('stop', mendTexts.noSuchStop);
      if (await isChangeKnown(trx, { jobId: job.id, guid })) return stop;
      if (isJobOver(job.status)) throw new BusinessRefusal({ code: 409, text: jobTexts.alreadyOver });
      if (await isStopServed(trx, at)) throw new BusinessRefusal({ code: 409, text: mendTexts.stopDone });
      const columns = changedColumns(stop, asked);
      if (Object.keys(columns).length === 0) return stop;
      await updateStop(trx, stop, columns);
      // The record says what was changed, and no person's name or phone.
      const details = { stop: asked.stop, fields: Object.keys(columns) };
      await recordChange(trx, {
        jobId: job.id,
        userId: session.userId,
        kind: 'stopMended',
        details,
        guid,
        at: clock.now(),
      });
      return { ...stop, ...columns };
    });
}

export type MendStop = ReturnType<typeof createStopMending>;
