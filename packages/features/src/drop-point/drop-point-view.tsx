import type { DropPointFlow, DropPointState } from '@songwai/core/partners/drop-points/drop-point-state';
import type { PlaceSearch } from '@songwai/core/places/place-search-state';
import { LiveAnnouncer } from '@songwai/ui/live-announcer/live-announcer';
import type { ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import { useTranslate } from '../shared/translate-context.tsx';
import { useFlow } from '../shared/use-flow.ts';
import { DropPointClosed } from './drop-point-closed.tsx';
import { DropPointForm } from './drop-point-form.tsx';
import { DropPointSaved } from './drop-point-saved.tsx';
import './drop-point.css';

export interface DropPointViewProps {
  readonly flow: DropPointFlow;
  readonly search: PlaceSearch;
  /** Where the bags wait ("Baan Chandra, bell desk"); absent: at the partner. */
  readonly pickUp?: string | undefined;
  /** Whose form this is, at the end of its head. */
  readonly brand?: ReactNode;
}

const selectFace = ({ entry, partnerName, saved, isEditing }: DropPointState) => ({
  entry,
  partnerName,
  // What was saved is shown as soon as it is known; a link that is of no use shows nothing of it.
  saved: isEditing ? null : saved,
});

/** A guest tells the partner where the bags of a booking go. One column, two where there is room for them. */
export function DropPointView({ flow, search, pickUp, brand }: DropPointViewProps) {
  const t = useTranslate();
  const { entry, partnerName, saved } = useFlow(flow.store, selectFace);
  const heading = useRef<HTMLHeadingElement>(null);
  const face = entry.status === 'open' ? (saved ? 'saved' : 'form') : 'closed';
  const before = useRef(face);

  // The button that was pressed is gone; the first look leaves the focus where it is.
  useEffect(() => {
    if (before.current !== 'closed' && face !== 'closed' && before.current !== face) heading.current?.focus();
    before.current = face;
  }, [face]);

  const content = () => {
    if (entry.status !== 'open') return <DropPointClosed {...{ flow, entry }} />;
    if (saved) return <DropPointSaved {...{ flow, saved, partnerName, brand, heading }} />;
    const head = (
      <>
        <div className="sw-drop-point__head">
          <h1 ref={heading} className="sw-heading" tabIndex={-1}>
            {t('bags.title')}
          </h1>
          {brand}
        </div>
        <p className="sw-soft">{t('bags.booking', { reference: flow.reference })}</p>
      </>
    );
    return <DropPointForm {...{ flow, search, head }} pickUp={pickUp || partnerName} />;
  };
  return (
    <LiveAnnouncer>
      <section className="sw-drop-point" aria-label={t('bags.title')}>
        {content()}
      </section>
    </LiveAnnouncer>
  );
}
