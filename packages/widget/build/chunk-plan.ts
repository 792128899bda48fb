import type { GetModuleInfo, ManualChunksOption } from 'rollup';

interface ChunkPlan {
  /** Each by the end of the path of its first module. */
  readonly loader: string;
  readonly booking: string;
  readonly tracking: string;
  /** Chunks that gather files which are always fetched together. */
  readonly groups: Readonly<Record<string, readonly string[]>>;
  /** What the booking imports dynamically and what is none of its later steps: fetched for itself. */
  readonly apart: RegExp;
}

type Ids = ReadonlySet<string>;

const endsWithAny = (id: string, ends: readonly string[]): boolean => ends.some((end) => id.endsWith(end));

/** Modules and all that they import statically. */
const closureOf = (starts: Iterable<string>, getModuleInfo: GetModuleInfo): Ids => {
  const found = new Set<string>();
  const visit = (id: string): void => {
    if (found.has(id)) return;
    found.add(id);
    getModuleInfo(id)?.importedIds.forEach(visit);
  };
  for (const id of starts) visit(id);
  return found;
};

/** What is imported dynamically by modules, and by what that imports, and so on. */
const laterOf = (begin: Ids, apart: RegExp, getModuleInfo: GetModuleInfo): Ids => {
  let later: Ids = new Set();
  for (;;) {
    const starts = [...begin, ...later].flatMap((id) => getModuleInfo(id)?.dynamicallyImportedIds ?? []);
    const next = closureOf(
      starts.filter((id) => !apart.test(id)),
      getModuleInfo,
    );
    if (next.size === later.size) return later;
    later = next;
  }
};

const nameAll = (plan: ChunkPlan, ids: readonly string[], getModuleInfo: GetModuleInfo): ReadonlyMap<string, string> => {
  const from = (end: string) =>
    closureOf(
      ids.filter((id) => id.endsWith(end)),
      getModuleInfo,
    );
  const [loader, booking, tracking] = [from(plan.loader), from(plan.booking), from(plan.tracking)];
  const later = laterOf(booking, plan.apart, getModuleInfo);
  const nameOf = (id: string): string | undefined => {
    if (loader.has(id)) return undefined;
    if (booking.has(id)) return tracking.has(id) ? 'base' : 'booking';
    const group = Object.entries(plan.groups).find(([, ends]) => endsWithAny(id, ends));
    if (group) return group[0];
    return later.has(id) ? (tracking.has(id) ? 'common' : 'later') : undefined;
  };
  return new Map(
    ids.flatMap((id) => [[id, nameOf(id)] as const]).filter((pair): pair is readonly [string, string] => pair[1] !== undefined),
  );
};

/**
 * Puts modules into few chunks by what a visitor waits for, because one large file compresses far better than many small ones: `base`
 * (what both elements need), `booking` (its first step), `later` (its other steps), `common` (what later steps share with the tracking).
 * What is named here nowhere stays in a chunk of its own.
 */
export const chunkPlan = (plan: ChunkPlan): ManualChunksOption => {
  let names: ReadonlyMap<string, string> | null = null;
  return (id, { getModuleIds, getModuleInfo }) => {
    names ??= nameAll(plan, [...getModuleIds()], getModuleInfo);
    return names.get(id);
  };
};
