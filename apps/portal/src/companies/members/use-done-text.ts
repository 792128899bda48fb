import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { membersKey } from './members-settings.queries.ts';

/** What was just done to the company's people, for a banner, and how to say it: the lists are then read again. */
export function useDoneText(): readonly [done: string | null, say: (text: string | null) => void] {
  const queries = useQueryClient();
  const [done, setDone] = useState<string | null>(null);
  const say = (text: string | null) => {
    setDone(text);
    if (text !== null) void queries.invalidateQueries({ queryKey: [membersKey] });
  };
  return [done, say];
}
