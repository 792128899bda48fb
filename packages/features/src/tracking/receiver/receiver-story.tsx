import { formatBaht, satangFromBaht } from '@songwai/core/basics/money';
import type { TrackedJob, TrackingFlow } from '@songwai/core/tracking/tracking-state';
import { Banner } from '@songwai/ui/banner/banner';
import { Timeline } from '@songwai/ui/timeline/timeline';
import { useTranslate } from '../../shared/translate-context.tsx';
import type { MapBase } from '../../shared/use-map-base.ts';
import { DriverCard } from '../driver-card.tsx';
import { StoryHead } from '../story-head.tsx';
import { ReceiverActions } from './receiver-actions.tsx';
import { receiverEntries } from './receiver-entries.ts';
import { receiverHeadline } from './receiver-headline.ts';
import '../tracking-view.css';

export interface ReceiverStoryProps {
  /** A job behind a receiver's own link. */
  readonly job: TrackedJob;
  readonly flow: TrackingFlow;
  /** Null shows no map, and then no pin can be moved. */
  readonly mapBase: MapBase | null;
}

/** A delivery as its receiver sees it: who comes to "you" and when, what to pay, and what to tell the driver. */
export function ReceiverStory({ job, flow, mapBase }: ReceiverStoryProps) {
  const t = useTranslate();
  const { receiver } = job;
  if (!receiver) return null;
  const { driver, amountToPay, mayChange } = receiver;

  return (
    <>
      <StoryHead job={job} headline={receiverHeadline(job, t)} />
      {driver ? <DriverCard driver={driver} vehicleKind={job.vehicleKind} advice={t('receiver.checkPlate')} /> : null}
      {amountToPay === null ? null : (
        <Banner tone="info" title={t('receiver.pay', { amount: formatBaht(satangFromBaht(amountToPay)) })}>
          {t('receiver.payNote')}
        </Banner>
      )}
      <div className="sw-tracking__line">
        <Timeline label={t('receiver.timeline')} entries={receiverEntries(job, t)} />
      </div>
      {mayChange ? <ReceiverActions {...{ job, receiver, flow, mapBase }} /> : null}
      <p className="sw-tracking__share sw-small sw-soft">{t('receiver.privacy')}</p>
    </>
  );
}
