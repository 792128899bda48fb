import type { Language } from '@songwai/core/basics/language';
import type { Translate } from '@songwai/core/i18n/translate';
import type { TrackedJob } from '@songwai/core/tracking/tracking-state';
import { trackingEntries } from '@songwai/features/tracking/tracking-entries';
import type { TimelineEntry } from '@songwai/ui/timeline/timeline';
import type { ReactNode } from 'react';

const stopPrefix = 'stop-';

/** The index of the stop that an entry of the line is about; null for the driver's. */
export const stopOfEntry = ({ id }: Pick<TimelineEntry, 'id'>): number | null =>
  id.startsWith(stopPrefix) ? Number(id.slice(stopPrefix.length)) : null;

/** The line of tracking, with what only the customer may know at each stop in place of its district. */
export const jobEntries = (
  tracked: TrackedJob,
  { t, language }: { readonly t: Translate; readonly language: Language },
  renderFacts: (stop: number) => ReactNode,
): readonly TimelineEntry[] =>
  trackingEntries(tracked, t, language).map((entry) => {
    const stop = stopOfEntry(entry);
    if (stop === null) return entry;
    const { failure } = tracked.stops[stop] ?? {};
    const isHere = tracked.status === 'arrived' && tracked.nextStop === stop;
    return {
      ...entry,
      detail: isHere ? entry.detail : undefined,
      time: failure ? { text: failure.time, dateTime: failure.time } : entry.time,
      extra: renderFacts(stop),
    };
  });
