import type { DataSubjectState } from '@songwai/core/privacy/data-subject';
import { isUuid } from '../../database/is-uuid.ts';
import { BusinessRefusal } from '../../http/refusal.ts';
import { notifyOwner } from '../../identity/contacts/notify-owner.ts';
import { findUser } from '../../identity/queries.ts';
import type { Db } from '../../platform/db.ts';
import type { Clock } from '../../platform/deps.ts';
import type { Page } from '../../platform/paging/page.ts';
import { transact } from '../../platform/transact.ts';
import { outcomeMail } from '../mails.ts';
import { listRequests, lockUnsettled, type RequestRow, updateRequest } from '../request-queries.ts';
import { privacyTexts } from '../texts.ts';

const pageSize = 50;

/** A filter on requests, with page. */
export interface RequestFilter {
  readonly userId?: string | undefined;
  readonly state?: DataSubjectState | undefined;
  /** `nextCursor` of the page before. */
  readonly cursor: string | undefined;
}

/** Requests of users about their data, for administrators and the users themselves. */
export interface PrivacyAdmin {
  list(filter: RequestFilter): Promise<Page<RequestRow>>;
  /** Answers the request and notifies the user. @throws {BusinessRefusal} 404 not open, 422 no answer. */
  decide(decision: { requestId: string; isDone: boolean; outcome: string; adminId: string }): Promise<void>;
}

/** Builds the service. */
export function createPrivacyAdmin({ db, clock }: { readonly db: Db; readonly clock: Clock }): PrivacyAdmin {
  const notify = async (trx: Db, userId: string, words: { isDone: boolean; outcome: string }): Promise<void> => {
    const user = await findUser(trx, userId);
    const mail = outcomeMail(words);
    if (user !== undefined) await notifyOwner(trx, user, { purpose: 'dataRequest', at: clock.now(), mail, text: mail.body });
  };

  return {
    list: async ({ userId, state, cursor }) => {
      if (userId !== undefined && !isUuid(userId)) return { rows: [], nextCursor: undefined };
      return listRequests(db, { userId, state, cursor, size: pageSize });
    },
    decide: async ({ requestId, isDone, outcome: typed, adminId }) => {
      const outcome = typed.trim();
      if (outcome === '') throw new BusinessRefusal({ code: 422, field: 'outcome', text: privacyTexts.outcomeMissing });
      await transact(db, async (trx) => {
        const request = await lockUnsettled(trx, requestId);
        if (request?.state !== 'open') throw new BusinessRefusal({ code: 404, text: privacyTexts.nothingOpen });
        const state = isDone ? 'done' : 'refused';
        await updateRequest(trx, request.id, { state, outcome, settled_at: clock.now(), settled_by: adminId });
        await notify(trx, request.user_id, { isDone, outcome });
      });
    },
  };
}
