import { bangkokDate, bangkokTime } from '@songwai/core/basics/bangkok-time';
import { describeFailure } from '@songwai/core/jobs/visit-failure';
import { changedTexts } from '../changes/change-texts.ts';
import type { FailedVisit } from '../charges/failed-visit-queries.ts';
import type { AdminChangeKind, JobChangeKind } from '../tables.ts';
import type { RecordedChange } from './change-view.ts';

const adminKinds: readonly JobChangeKind[] = [
  'officeCancelled',
  'officeCompleted',
  'driverReplaced',
  'chargeWaived',
] satisfies readonly AdminChangeKind[];

/** A change for every viewer of the job, without the administrator's name. */
export const toWireChange = ({ kind, reason, at }: RecordedChange) => ({
  kind,
  isByOffice: adminKinds.includes(kind),
  date: bangkokDate(at),
  time: bangkokTime(at),
  descTh: changedTexts[kind].th,
  descEn: changedTexts[kind].en,
  ...(reason === null ? {} : { reason }),
});

/** A failed visit for every viewer of the job. */
export const toWireFailedVisit = ({ stop, reason, outcome, at }: FailedVisit) => {
  const text = describeFailure({ stop, reason, outcome });
  return { stop, reason, outcome, date: bangkokDate(at), time: bangkokTime(at), descTh: text.th, descEn: text.en };
};
