import { useEffect, useRef, useState } from 'react';
import type { FileLimits, Refusal } from './check-files.ts';
import { checkFiles } from './check-files.ts';
import type { PickedFile } from './picked-file.tsx';

/** What is removed, and how. */
interface Removal {
  readonly files: readonly PickedFile[];
  readonly onRemove: (id: string) => void;
  /** Announced: "orders.xlsx removed". */
  readonly removedText: (name: string) => string;
}

/** Checks new files: passes on those within the limits, and shows the refused ones until the next attempt. */
export function useIntake(limits: FileLimits, alreadyCount: number, onAdd: (files: readonly File[]) => void) {
  const [refusals, setRefusals] = useState<readonly Refusal[]>([]);
  const [announced, setAnnounced] = useState('');
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const removedAt = useRef<number | null>(null);

  const take = (files: readonly File[]) => {
    if (files.length === 0) return;
    const { taken, refused } = checkFiles(files, alreadyCount, limits);
    setRefusals(refused);
    if (taken.length > 0) onAdd(taken);
  };

  // Removing a focused element would lose the focus: the one that takes its place has it next, after the last one the button,
  // which can take it only after the render, when it is enabled again.
  useEffect(() => {
    if (removedAt.current === null) return;
    const others = list.current?.querySelectorAll<HTMLElement>('[data-remove]') ?? [];
    (others[Math.min(removedAt.current, others.length - 1)] ?? button.current)?.focus();
    removedAt.current = null;
  });

  const remove =
    ({ files, onRemove, removedText }: Removal) =>
    (id: string) => {
      removedAt.current = files.findIndex((file) => file.id === id);
      setAnnounced(removedText(files[removedAt.current]?.name ?? ''));
      onRemove(id);
      setRefusals([]);
    };

  return { refusals, announced, button, list, take, remove, refuse: setRefusals };
}
