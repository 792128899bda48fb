import type { TrackedJob } from '@songwai/core/tracking/tracking-state';
import { Badge } from '@songwai/ui/badge/badge';
import type { ReactNode } from 'react';
import { Phrases } from '../shared/phrases.tsx';
import { useLanguage } from '../shared/translate-context.tsx';
import type { TrackingHeadline } from './tracking-headline.ts';
import { useAnnouncedStage } from './use-announced-stage.ts';
import './tracking-view.css';

export interface StoryHeadProps {
  readonly job: TrackedJob;
  readonly headline: TrackingHeadline;
  /** Beside the status. */
  readonly aside?: ReactNode;
}

const tones = {
  awaitingPayment: 'warn',
  matching: 'warn',
  assigned: 'brand',
  arrived: 'brand',
  pickedUp: 'brand',
  delivering: 'brand',
  completed: 'success',
  cancelled: 'danger',
  expired: 'neutral',
} as const;

/** Status and sentence, of which a new stage is announced. */
export function StoryHead({ job, headline: { lead, accent, note }, aside }: StoryHeadProps) {
  const language = useLanguage();
  useAnnouncedStage(job, [lead, accent].filter(Boolean).join(' '));

  return (
    <header className="sw-tracking__hero">
      <p className="sw-tracking__eyebrow sw-small sw-soft">
        <Badge tone={tones[job.status]} hasDot>
          {job.statusText[language]}
        </Badge>
        {aside}
      </p>
      <h1 className="sw-heading--lead">
        <span className="sw-phrase">{lead}</span>
        {accent && language === 'en' ? ' ' : ''}
        {accent ? <em className="sw-accent sw-phrase">{accent}</em> : null}
      </h1>
      {note ? (
        <p className="sw-soft">
          <Phrases text={note} />
        </p>
      ) : null}
    </header>
  );
}
