/** The files that a picker accepts. */
export interface FileLimits {
  /** As the `accept` attribute writes it: `.xlsx,.csv`, `image/png,image/jpeg`, `image/*`. */
  readonly accept: string;
  readonly maxSizeBytes?: number | undefined;
  /** Counts the files already picked. */
  readonly maxCount?: number | undefined;
}

/** Why a file was refused. `unreadable`: it is empty, or what it should be cannot be read out of it. */
export type RefusalReason = 'type' | 'size' | 'unreadable' | 'count';

export interface Refusal {
  readonly name: string;
  readonly reason: RefusalReason;
}

/** Whether a file matches `accept`. The browser does not filter dropped and pasted files itself. */
function isAccepted(file: File, accept: string): boolean {
  const kinds = accept.split(',').map((kind) => kind.trim().toLowerCase());
  const type = file.type.toLowerCase();
  return kinds.some((kind) => {
    if (kind.startsWith('.')) return file.name.toLowerCase().endsWith(kind);
    if (kind.endsWith('/*')) return type.startsWith(kind.slice(0, -1));
    return type === kind;
  });
}

/** Splits new files into accepted and refused ones, in order; `alreadyCount` files are already picked. */
export function checkFiles(files: readonly File[], alreadyCount: number, limits: FileLimits) {
  const { accept, maxSizeBytes = Number.POSITIVE_INFINITY, maxCount = Number.POSITIVE_INFINITY } = limits;
  const taken: File[] = [];
  const refused: Refusal[] = [];
  for (const file of files) {
    const refuse = (reason: RefusalReason) => refused.push({ name: file.name, reason });
    if (!isAccepted(file, accept)) refuse('type');
    else if (file.size === 0) refuse('unreadable');
    else if (file.size > maxSizeBytes) refuse('size');
    else if (alreadyCount + taken.length >= maxCount) refuse('count');
    else taken.push(file);
  }
  return { taken, refused } as const;
}
