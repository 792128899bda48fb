import type { PasteFlow, PasteState } from '@songwai/core/orders/paste/paste-flow';
import { Button } from '@songwai/ui/button/button';
import { MarkedText, MarkLegend } from '@songwai/ui/marked-text/marked-text';
import { RouteLine, RouteStop } from '@songwai/ui/route-line/route-line';
import { Pencil } from 'lucide';
import { useTranslate } from '../../shared/translate-context.tsx';
import { pasteMarks } from './paste-marks.ts';
import { PastedStopCard } from './pasted-stop-card.tsx';
import '../order-later.css';
import './paste.css';

export interface PasteReviewProps {
  readonly paste: PasteFlow;
  readonly state: PasteState;
  readonly indexes: readonly (number | null)[];
}

/** The pasted text with what was read from it, beside the stops that it becomes. */
export function PasteReview({ paste, state: { text, stops }, indexes }: PasteReviewProps) {
  const t = useTranslate();
  /** The first that asks for a choice is in focus: never more than one on a screen. */
  const open = stops.find(({ found, isPlaceChosen }) => found.doubt === 'severalPlaces' && !isPlaceChosen)?.key;
  return (
    <div className="sw-order__moment sw-paste">
      <div className="sw-order__picker">
        <MarkedText label={t('paste.text')} text={text} marks={pasteMarks(stops, indexes)} />
        <div className="sw-order__section-head">
          <p>
            <MarkLegend tone="place" label={t('paste.legendPlace')} />{' '}
            <MarkLegend tone="person" label={t('paste.legendPerson')} />
          </p>
          <Button variant="quiet" icon={Pencil} onClick={paste.editText}>
            {t('paste.editText')}
          </Button>
        </div>
      </div>
      <div className="sw-order__picker">
        <h3 className="sw-strong">{t('paste.found', { count: stops.length })}</h3>
        <RouteLine label={t('paste.foundLabel')}>
          {stops.map((stop, at) => {
            const index = indexes[at] ?? null;
            const state = index === null ? 'todo' : stop.key === open ? 'focus' : 'stop';
            const label = index === null ? t('paste.doesNotFit') : t('paste.stopNumber', { number: index + 1 });
            return (
              <RouteStop key={stop.key} node={{ state, label, ...(index !== null && { number: index + 1 }) }}>
                <PastedStopCard {...{ paste, stop, index }} />
              </RouteStop>
            );
          })}
        </RouteLine>
      </div>
    </div>
  );
}
