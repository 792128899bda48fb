import { formatBaht } from '@songwai/core/basics/money';
import { toJobStops } from '@songwai/core/orders/fields/stop-fields';
import { chosenVehicle, shownEstimate } from '@songwai/core/orders/order-selectors';
import type { OrderFlow, OrderState } from '@songwai/core/orders/order-state';
import { formatPhone } from '@songwai/core/validation/phones/phone-mask';
import { RouteLine, RouteStop } from '@songwai/ui/route-line/route-line';
import { useLanguage, useLocalName, useTranslate } from '../../shared/translate-context.tsx';
import { useFlow } from '../../shared/use-flow.ts';
import { vehicleIcon } from '../../shared/vehicles/vehicle-icon.ts';
import { stopRole } from '../stops/stop-role.ts';
import { useOrderTerms } from '../use-order-terms.ts';
import { arrivalText } from './arrival-text.ts';
import './review-view.css';

export interface ReviewLineProps {
  readonly flow: OrderFlow;
  /** When the driver is expected at each stop; empty if unknown. */
  readonly arrivals: readonly Date[];
  readonly now: Date;
  /** Offered only to favourite drivers. */
  readonly isFavouritesOnly: boolean;
}

const selectLine = (state: OrderState) => ({
  draft: state.draft,
  vehicle: chosenVehicle(state),
  legKm: shownEstimate(state)?.legKm ?? [],
});

/** The whole order along its line: the vehicle, then each stop with its people, note, money and the way to the next. */
export function ReviewLine({ flow, arrivals, now, isFavouritesOnly }: ReviewLineProps) {
  const t = useTranslate();
  const language = useLanguage();
  const nameOf = useLocalName();
  const { draft, vehicle, legKm } = useFlow(flow.store, selectLine);
  const { when } = useOrderTerms(draft);

  const timeAt = (index: number) => {
    const at = arrivals[index];
    if (!at) return null;
    const time = arrivalText(at, now, language);
    return index === 0 ? t('review.pickUpBy', { time }) : t('review.about', { time });
  };

  return (
    <RouteLine label={t('stops.label')} layout="rows">
      {vehicle ? (
        <RouteStop node={{ state: 'moving', icon: vehicleIcon(vehicle.kind) }}>
          <p className="sw-strong">
            {nameOf(vehicle.name)} · {t(isFavouritesOnly ? 'review.favourites' : 'review.nearest')}
          </p>
          <p className="sw-soft">{[when.title, when.detail].filter(Boolean).join(' ')}</p>
        </RouteStop>
      ) : null}
      {toJobStops(draft).map(({ name, contactName, contactPhone, remark, codSatang }, index, stops) => (
        <RouteStop key={draft.stops[index]?.key} node={{ state: 'stop', number: index + 1 }}>
          <div className="sw-review__stop">
            <p className="sw-strong">
              <span className="sw-visually-hidden">{stopRole(draft.stops, index, t)} </span>
              {name}
            </p>
            <p className="sw-strong sw-figures">{timeAt(index)}</p>
          </div>
          <p className="sw-soft sw-figures">{[contactName, formatPhone(contactPhone)].filter(Boolean).join(' ')}</p>
          {remark ? <p className="sw-soft">“{remark}”</p> : null}
          {codSatang ? <p className="sw-strong">{t('review.collect', { price: formatBaht(codSatang) })}</p> : null}
          {index < stops.length - 1 && legKm[index] !== undefined ? (
            <p className="sw-review__leg sw-note sw-figures">{t('common.distanceKm', { km: legKm[index].toFixed(2) })}</p>
          ) : null}
        </RouteStop>
      ))}
    </RouteLine>
  );
}
