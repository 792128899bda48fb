import type { TrackedJob } from '@songwai/core/tracking/tracking-state';

/** When the last place of a job will be reached, HH:MM; null while nobody knows. */
export const doneTime = (tracked: TrackedJob | null | undefined): string | null => tracked?.stops.at(-1)?.etaTime ?? null;
