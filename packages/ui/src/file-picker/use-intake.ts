import { useEffect, useRef, useState } from 'react';
import type { FileLimits, Refusal } from './check-files.ts';
import { checkFiles } from './check-files.ts';

/** Checks new files: passes on those within the limits, and shows the refused ones until the next attempt. */
export function useIntake(limits: FileLimits, alreadyCount: number, onAdd: (files: readonly File[]) => void) {
  const [refusals, setRefusals] = useState<readonly Refusal[]>([]);
  const button = useRef<HTMLButtonElement>(null);
  const hasRemoved = useRef(false);

  const take = (files: readonly File[]) => {
    if (files.length === 0) return;
    const { taken, refused } = checkFiles(files, alreadyCount, limits);
    setRefusals(refused);
    if (taken.length > 0) onAdd(taken);
  };

  // Removing a focused element would lose the focus. The button can take it only after the render, when it is enabled again.
  useEffect(() => {
    if (!hasRemoved.current) return;
    hasRemoved.current = false;
    button.current?.focus();
  });

  const remove = (onRemove: (id: string) => void) => (id: string) => {
    hasRemoved.current = true;
    onRemove(id);
    setRefusals([]);
  };

  return { refusals, button, take, remove, refuse: setRefusals };
}
