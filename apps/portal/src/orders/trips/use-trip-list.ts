import { useMemo, useState } from 'react';
import { useStoredDraft } from '../../shell/settings/use-stored-draft.ts';
import { readList, type TripList } from './trip-list.ts';

/** More steps back than one remembers. */
const mostSteps = 30;

export interface UsedTripList {
  readonly list: TripList;
  /** Changes the list; the one before can be had back. */
  readonly change: (next: (list: TripList) => TripList) => void;
  /** Absent: nothing to undo. */
  readonly undo: (() => void) | undefined;
}

/** The list, which survives a reload and a sign-in, with a way back from each change. */
export function useTripList(): UsedTripList {
  const [text, setText] = useStoredDraft('routeOptimize');
  const [past, setPast] = useState<readonly string[]>([]);
  const list = useMemo(() => readList(text), [text]);
  const last = past.at(-1);
  return {
    list,
    change: (next) => {
      const changed = next(list);
      if (changed === list) return;
      setPast([...past, text].slice(-mostSteps));
      setText(JSON.stringify(changed));
    },
    undo:
      last === undefined
        ? undefined
        : () => {
            setPast(past.slice(0, -1));
            setText(last);
          },
  };
}
