import type { Stop } from '@songwai/core/orders/draft/draft';
import type { OrderFlow } from '@songwai/core/orders/order-state';
import type { Place } from '@songwai/core/places/place';
import { TextField } from '@songwai/ui/text-field/text-field';
import { useContext } from 'react';
import { useTranslate } from '../../shared/translate-context.tsx';
import { ShellPartsContext } from '../shell-parts-context.tsx';
import { SaveThisPlace } from './save-this-place.tsx';

export interface ThisPlaceProps {
  readonly flow: OrderFlow;
  readonly stop: Stop;
  readonly place: Place;
  /** Back to the stops. */
  readonly onDone: () => void;
}

/** What belongs to the place that the stop has already: its note for the driver, and whether to save it. */
export function ThisPlace({ flow, stop, place, onDone }: ThisPlaceProps) {
  const t = useTranslate();
  const { personal: source } = useContext(ShellPartsContext);
  return (
    <form
      className="sw-search__message sw-opening__fields"
      aria-label={place.name}
      onSubmit={(event) => {
        event.preventDefault();
        onDone();
      }}
    >
      {source ? <SaveThisPlace {...{ source, stop, place }} /> : null}
      <TextField
        label={t('opening.note')}
        placeholder={t('opening.notePlaceholder')}
        value={stop.remark}
        maxLength={500}
        enterKeyHint="done"
        onChange={(remark) => flow.patchStop(stop.key, { remark })}
      />
    </form>
  );
}
