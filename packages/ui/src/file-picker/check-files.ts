/** What a picker takes. */
export interface FileLimits {
  /** As the `accept` attribute writes it: `.xlsx,.csv`, `image/png,image/jpeg`, `image/*`. */
  readonly accept: string;
  readonly maxSizeBytes?: number | undefined;
  /** Together with those that are already there. */
  readonly maxCount?: number | undefined;
}

/** Why a file was not taken. */
export type RefusalReason = 'type' | 'size' | 'empty' | 'count';

export interface Refusal {
  readonly name: string;
  readonly reason: RefusalReason;
}

/** Whether a file is of one of the kinds that `accept` names. Dropped and pasted files never pass the browser's own filter. */
function isAccepted(file: File, accept: string): boolean {
  const kinds = accept.split(',').map((kind) => kind.trim().toLowerCase());
  const type = file.type.toLowerCase();
  return kinds.some((kind) => {
    if (kind.startsWith('.')) return file.name.toLowerCase().endsWith(kind);
    if (kind.endsWith('/*')) return type.startsWith(kind.slice(0, -1));
    return type === kind;
  });
}

/** Parts new files into those to take and those to refuse, in their order; `alreadyCount` are there already. */
export function checkFiles(files: readonly File[], alreadyCount: number, limits: FileLimits) {
  const { accept, maxSizeBytes = Number.POSITIVE_INFINITY, maxCount = Number.POSITIVE_INFINITY } = limits;
  const taken: File[] = [];
  const refused: Refusal[] = [];
  for (const file of files) {
    const refuse = (reason: RefusalReason) => refused.push({ name: file.name, reason });
    if (!isAccepted(file, accept)) refuse('type');
    else if (file.size === 0) refuse('empty');
    else if (file.size > maxSizeBytes) refuse('size');
    else if (alreadyCount + taken.length >= maxCount) refuse('count');
    else taken.push(file);
  }
  return { taken, refused } as const;
}
