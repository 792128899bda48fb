import { bangkokDate, bangkokTime } from '@songwai/core/basics/bangkok-time';
import { bahtFromSatang } from '@songwai/core/basics/money';
import { cleanText } from '@songwai/core/basics/text/clean-text';
import type { ReplyOf, RequestOf } from '@songwai/core/gateway/endpoint';
import type { listOpenCharges } from '@songwai/core/rides/cash-contract';
import { BusinessRefusal } from '../../http/refusal.ts';
import { lockJobOfCharge } from '../../jobs/charges/lock-charge-queries.ts';
import { readJobId } from '../../jobs/job-scope.ts';
import { lockAnyJob } from '../../jobs/scope-queries.ts';
import type { Clock } from '../../platform/deps.ts';
import type { Page } from '../../platform/paging/page.ts';
import { transact } from '../../platform/transact.ts';
import { dispatchTexts } from '../texts.ts';
import { settleCharge, settlePrice } from './due-queries.ts';
import { listDues } from './due-view.ts';

type Db = Parameters<typeof listDues>[0];
type DueRow = Awaited<ReturnType<typeof listDues>>['rows'][number];
type WireDue = NonNullable<ReplyOf<typeof listOpenCharges>['charges']>[number];

/** The administrators' list of uncollected money. */
export interface OpenDues {
  list(wanted: RequestOf<typeof listOpenCharges>): Promise<Page<WireDue>>;
  /** @throws {BusinessRefusal} 404 no such charge, or one that was collected, 422 without a remark. */
  settle(settled: { dueId: string; remark: string; isReceived: boolean; adminId: string }): Promise<void>;
}

const pageSize = 50;

const stateOf = ({ isCollected, settledAt }: DueRow): WireDue['state'] => {
  if (settledAt !== null) return 'settled';
  return isCollected === null ? 'open' : 'refused';
};

const settledOf = ({ settledAt, settledBy, settledRemark }: DueRow): Pick<WireDue, 'settled'> =>
  settledAt === null || settledBy === null
    ? {}
    : {
        settled: {
          remark: settledRemark ?? '',
          date: bangkokDate(settledAt),
          time: bangkokTime(settledAt),
          userId: settledBy,
        },
      };

const toWireDue = (due: DueRow): WireDue => ({
  dueId: due.dueId,
  jobId: due.jobId,
  jobStatus: due.jobStatus,
  kind: due.kind,
  ...(due.stop === null ? {} : { stop: due.stop }),
  ...(due.minutes === null ? {} : { minutes: due.minutes }),
  amount: bahtFromSatang(due.amountSatang),
  date: bangkokDate(due.at),
  time: bangkokTime(due.at),
  paymentType: due.paymentType,
  state: stateOf(due),
  remark: due.remark ?? '',
  ...(due.songwaiId === null
    ? {}
    : {
        driver: { songwaiId: String(due.songwaiId), songwaiName: due.driverName ?? '', phoneNo: due.driverPhone ?? '' },
      }),
  customer: {
    userId: due.userId,
    name: `${due.firstName} ${due.lastName}`.trim(),
    phoneNo: due.phone ?? due.confirmPhone,
  },
  ...settledOf(due),
});

export function createOpenDues({ db, clock }: { readonly db: Db; readonly clock: Clock }): OpenDues {
  return {
    list: async ({ state, jobId, paymentType, cursor }) => {
      const { rows, nextCursor } = await listDues(db, {
        isSettled: state === 'settled',
        jobId: jobId === undefined ? undefined : readJobId(jobId),
        paymentType: paymentType === undefined ? undefined : Number(paymentType),
        cursor,
        size: pageSize,
      });
      return { rows: rows.map(toWireDue), nextCursor };
    },
    settle: ({ dueId, remark, isReceived, adminId }) =>
      transact(db, async (trx) => {
        const words = cleanText(remark);
        if (words === '') throw new BusinessRefusal({ code: 422, field: 'remark', text: dispatchTexts.settleRemark });
        const [kind, id = ''] = dueId.split('-');
        const settlement = { by: adminId, remark: words, isReceived, at: clock.now() };
        // Locks the job, because its driver may report on the same part at the same time.
        await (kind === 'price' ? lockAnyJob(trx, id) : lockJobOfCharge(trx, Number(id)));
        const isDone =
          kind === 'price' ? await settlePrice(trx, id, settlement) : await settleCharge(trx, Number(id), settlement);
        if (!isDone) throw new BusinessRefusal({ code: 404, text: dispatchTexts.noDue });
      }),
  };
}
