import { useFlow } from '@songwai/features/shared/use-flow';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { usePortal } from '../../shell/portal-context.tsx';
import { draftOwner } from '../../shell/session/draft-owner.ts';
import { openReach } from './open-reach.ts';
import { createAnswerStorage } from './stored-answers.ts';
import { isStoredKind } from './stored-kinds.ts';

/** Answers that come together, as those of a page, are stored once. */
const gatherMs = 400;

/** Stores the last answers while the gateway can be asked, and brings them back while it cannot. */
export function useStoredAnswers(): void {
  const { part, privateStorage, session, onError } = usePortal();
  const queries = useQueryClient();
  const reach = part(openReach);
  const [answers] = useState(() => createAnswerStorage(privateStorage));
  const isAway = useFlow(reach.store, (state) => state.reach !== 'reached');
  /** Undefined while it is not known who this is. */
  const owner = useFlow(session.store, draftOwner);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const save = () => {
      timer = undefined;
      const now = draftOwner(session.store.getState());
      if (now !== undefined && now === owner) answers.save(queries, now).catch(onError);
    };
    const unsubscribe = queries.getQueryCache().subscribe((event) => {
      if (event.type !== 'updated') return;
      const { action, query } = event;
      if (action.type === 'error') reach.note(action.error);
      if (action.type !== 'success' || action.manual) return;
      reach.note(null);
      if (isStoredKind(query.queryKey)) timer ??= setTimeout(save, gatherMs);
    });
    // What the first page has asked for before this part was loaded.
    timer ??= setTimeout(save, gatherMs);
    return () => {
      unsubscribe();
      clearTimeout(timer);
    };
  }, [queries, answers, reach, session, owner, onError]);

  useEffect(() => {
    if (isAway && owner !== undefined) answers.restore(queries, owner).catch(onError);
  }, [isAway, owner, answers, queries, onError]);
}
