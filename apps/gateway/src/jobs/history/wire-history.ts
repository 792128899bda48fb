import { bangkokDate, bangkokTime } from '@songwai/core/basics/bangkok-time';
import { describeFailure } from '@songwai/core/jobs/visit-failure';
import type { LocalText } from '../../http/language.ts';
import { changedTexts } from '../changes/change-texts.ts';
import type { AdminChangeKind, JobChangeKind } from '../changes/tables.ts';
import type { FailedVisit } from '../charges/failed-visit-queries.ts';
import { describeRoute, type RouteTrace } from '../rerouting/trace.ts';
import type { RecordedChange } from './change-view.ts';

const adminKinds: readonly JobChangeKind[] = [
  'officeCancelled',
  'officeCompleted',
  'driverReplaced',
  'chargeWaived',
] satisfies readonly AdminChangeKind[];

/** What was done; of a corrected stop also which one, of a changed route what became of each stop. */
const describeChange = ({ kind, details, before, after }: RecordedChange): LocalText => {
  if (kind === 'routeChanged') return describeRoute({ trace: details as RouteTrace, before, after });
  if (kind !== 'stopMended') return changedTexts[kind];
  const number = Number((details as { readonly stop?: number }).stop) + 1;
  return { th: `แก้ผู้ติดต่อหรือโน้ตของจุดที่ ${number}`, en: `Contact or note of stop ${number} corrected` };
};

/** A change for every viewer of the job, without the administrator's name. */
export const toWireChange = (change: RecordedChange) => {
  const { kind, reason, at } = change;
  const text = describeChange(change);
  return {
    kind,
    isByOffice: adminKinds.includes(kind),
    date: bangkokDate(at),
    time: bangkokTime(at),
    descTh: text.th,
    descEn: text.en,
    ...(reason === null ? {} : { reason }),
  };
};

/** A failed visit for every viewer of the job. */
export const toWireFailedVisit = ({ stop, reason, outcome, at }: FailedVisit) => {
  const text = describeFailure({ stop, reason, outcome });
  return { stop, reason, outcome, date: bangkokDate(at), time: bangkokTime(at), descTh: text.th, descEn: text.en };
};
