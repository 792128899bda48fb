import type { GetModuleInfo, ManualChunksOption } from 'rollup';

interface ChunkPlan {
  /** The end of the path of each one's first module. */
  readonly loader: string;
  readonly booking: string;
  readonly tracking: string;
  readonly trackingMap: string;
  /** Other elements, by their chunk's name: what only one of them needs. */
  readonly others: Readonly<Record<string, string>>;
  /** Chunks for modules that are always fetched together. */
  readonly groups: Readonly<Record<string, readonly string[]>>;
  /** Dynamic imports of the booking that do not belong to its later steps and get chunks of their own. */
  readonly apart: RegExp;
}

type Ids = ReadonlySet<string>;

const endsWithAny = (id: string, ends: readonly string[]): boolean => ends.some((end) => id.endsWith(end));

/** Modules and their static imports, with the imports of those. */
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

/** Modules that are reached through dynamic imports, at any depth. */
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
  // Its map comes without anything of the booking, too.
  const tracked = new Set([...tracking, ...from(plan.trackingMap)]);
  const others = Object.entries(plan.others).map(([name, end]) => ({ name, reach: from(end) }));
  const nameOf = (id: string): string | undefined => {
    if (loader.has(id)) return undefined;
    if (booking.has(id)) return tracked.has(id) ? 'base' : 'booking';
    const group = Object.entries(plan.groups).find(([, ends]) => endsWithAny(id, ends));
    if (group) return group[0];
    if (later.has(id)) return tracking.has(id) ? 'common' : 'later';
    return tracking.has(id) ? undefined : others.find(({ reach }) => reach.has(id))?.name;
  };
  return new Map(
    ids.flatMap((id) => [[id, nameOf(id)] as const]).filter((pair): pair is readonly [string, string] => pair[1] !== undefined),
  );
};

/**
 * Puts modules into few chunks by what a visitor waits for, because one large file compresses far better than many small ones: `base`
 * (what both elements need, and the tracking's map of the booking), `booking` (its first step), `later` (its other steps), `common` (what later steps share with the tracking). The other elements
 * have copies of what they share with a booking alone (`own-copies.ts`), and one chunk each. Modules without a name here get chunks of their own.
 */
export const chunkPlan = (plan: ChunkPlan): ManualChunksOption => {
  let names: ReadonlyMap<string, string> | null = null;
  return (id, { getModuleIds, getModuleInfo }) => {
    names ??= nameAll(plan, [...getModuleIds()], getModuleInfo);
    return names.get(id);
  };
};
