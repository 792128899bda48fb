import type { JobDetail } from '@songwai/core/jobs/job';
import { isJobOver } from '@songwai/core/jobs/job-status';
import type { JobProof } from '@songwai/core/rides/job-driver-calls';
import type { TrackedJob } from '@songwai/core/tracking/tracking-state';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { Timeline } from '@songwai/ui/timeline/timeline';
import type { FocusEvent, PointerEvent, RefObject } from 'react';
import { useLanguage } from '../../../shell/language/use-language.ts';
import { jobEntries, stopOfEntry } from './job-entries.tsx';
import { StopFacts } from './stop-facts.tsx';
import { stopProofs } from './stop-proofs.ts';

interface JobLineProps {
  readonly job: JobDetail;
  readonly tracked: TrackedJob;
  readonly proofs: readonly JobProof[];
  /** Called with the stop that the mouse or the focus is on; null for none. */
  readonly onPoint: (stop: number | null) => void;
  /** Called for a stop that can still be corrected; absent: the caller may not. */
  readonly onMend?: ((stop: number) => void) | undefined;
  /** The rows' details by stop, so that a press on a pin leads there. */
  readonly rows: RefObject<Map<number, HTMLElement>>;
}

/** The stops on the route line, with their people, notes, photos and times. */
export function JobLine({ job, tracked, proofs, onPoint, onMend, rows }: JobLineProps) {
  const t = useTranslate();
  const language = useLanguage();
  const isOver = isJobOver(tracked.status);

  const renderFacts = (index: number) => {
    const stop = job.stops[index];
    if (!stop) return null;
    const { doneTime, failure } = tracked.stops[index] ?? {};
    const canMend = onMend && !isOver && !doneTime && !failure;
    return (
      <StopFacts
        ref={(row) => {
          if (row) rows.current.set(index, row);
          else rows.current.delete(index);
        }}
        stop={stop}
        name={index === 0 ? t('job.pickUp') : t('job.stop', { stop: index + 1 })}
        proofs={stopProofs({ proofs, stops: job.stops, stop: index }, t)}
        failure={failure?.text[language] ?? null}
        isOver={isOver}
        onMend={canMend ? () => onMend(index) : undefined}
      />
    );
  };
  const entries = jobEntries(tracked, { t, language }, renderFacts);

  // The rows themselves take no events, so the one that an event came from is found by its place in the list.
  const handlePoint = ({ target }: PointerEvent | FocusEvent) => {
    const row = (target as Element).closest('li');
    const entry = row?.parentElement ? entries[[...row.parentElement.children].indexOf(row)] : undefined;
    onPoint(entry ? stopOfEntry(entry) : null);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointing marks the stop on the map, which says nothing that the row does not
    <div onPointerOver={handlePoint} onPointerLeave={() => onPoint(null)} onFocus={handlePoint} onBlur={() => onPoint(null)}>
      <Timeline label={t('tracking.timeline')} entries={entries} />
    </div>
  );
}
