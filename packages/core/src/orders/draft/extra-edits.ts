import type { Catalog } from '../../pricing/catalog.ts';
import { extrasForVehicle } from '../order-selectors.ts';
import type { OrderDraft } from './draft.ts';
import { alignReturnStop } from './return-stop.ts';

/** Removes duplicates and aligns the return stop. */
export const withExtras = (draft: OrderDraft, extraIds: readonly number[]): OrderDraft =>
  alignReturnStop({ ...draft, extraIds: [...new Set(extraIds)] });

/** The chosen extras that the chosen vehicle offers. */
export const offeredExtras = (draft: OrderDraft, catalog: Catalog): readonly number[] =>
  draft.extraIds.filter((id) => extrasForVehicle(catalog, draft.vehicleId).some((extra) => extra.id === id));

/**
 * Removes choices that the current catalogue no longer offers. Returns the same draft if it fits, so that a catalogue which loads
 * before the stored draft does not count as a customer's edit.
 */
export const fitToCatalog = (draft: OrderDraft, catalog: Catalog): OrderDraft => {
  const vehicleId = catalog.vehicles.some((vehicle) => vehicle.id === draft.vehicleId) ? draft.vehicleId : null;
  const service = catalog.services.some((offered) => offered.id === draft.service) ? draft.service : -1;
  const chosen = { ...draft, service, vehicleId };
  const fitted = withExtras(chosen, offeredExtras(chosen, catalog));
  const isSame = vehicleId === draft.vehicleId && service === draft.service && fitted.extraIds.length === draft.extraIds.length;
  return isSame ? draft : fitted;
};

/** Ignores an extra that the chosen vehicle does not offer. */
export const toggleExtra = (draft: OrderDraft, extraId: number, catalog: Catalog | null): OrderDraft => {
  if (draft.extraIds.includes(extraId)) {
    return withExtras(
      draft,
      draft.extraIds.filter((id) => id !== extraId),
    );
  }
  const next = { ...draft, extraIds: [...draft.extraIds, extraId] };
  return withExtras(draft, catalog ? offeredExtras(next, catalog) : next.extraIds);
};
