import { createStore, type StoreApi } from 'zustand/vanilla';
import { GatewayError } from '../../gateway/gateway-error.ts';
import type { Transport } from '../../gateway/transport-types.ts';
import {
  fetchSavedLocations,
  type LocationToSave,
  markFavouriteLocation,
  removeSavedLocation,
  saveLocation,
} from '../saved-calls.ts';
import { type RecentAddress, type SavedLocation, savedLocationLimit } from '../saved-location.ts';

export interface PersonalPlacesState {
  readonly status: 'loading' | 'ready' | 'failed';
  /** As they were read: favourites first, then by last change. New ones are first, and a star moves nothing under a finger. */
  readonly saved: readonly SavedLocation[];
  /** Of the customer's own jobs, newest first. */
  readonly recent: readonly RecentAddress[];
  /** Why the last change could not be stored; it was undone. */
  readonly problem: GatewayError | null;
}

/** A customer's own places: saved ones, and those of earlier jobs (spec §3 "location state"). */
export interface PersonalPlaces {
  readonly store: StoreApi<PersonalPlacesState>;
  /** Reads them again; what is known stays meanwhile. */
  load(): Promise<void>;
  /** Shows the saved place at once. @returns the stored one; null if it was refused, see `problem`. */
  save(location: LocationToSave): Promise<SavedLocation | null>;
  remove(id: string): Promise<void>;
  favour(id: string, isFavourite: boolean): Promise<void>;
}

/** The id of a place that is being stored. */
const pendingId = 'pending';

const pendingPlace = ({ point, ...location }: LocationToSave): SavedLocation => ({
  district: '',
  subDistrict: '',
  remark: '',
  isFavourite: false,
  ...location,
  ...(point ?? { lat: 0, lng: 0 }),
  id: location.id ?? pendingId,
});

/** The places of the customer who is signed in with this transport. */
export const createPersonalPlaces = (transport: Transport): PersonalPlaces => {
  const store = createStore<PersonalPlacesState>(() => ({ status: 'loading', saved: [], recent: [], problem: null }));
  let changeCount = 0;

  /** Shows a change before it is stored, and what was there before if it is refused. */
  const change = async <T>(next: readonly SavedLocation[], act: () => Promise<T>): Promise<T | null> => {
    const before = store.getState().saved;
    changeCount += 1;
    store.setState({ saved: next, problem: null });
    try {
      return await act();
    } catch (error) {
      if (!(error instanceof GatewayError)) throw error;
      store.setState({ saved: before, problem: error });
      return null;
    }
  };
  const saved = () => store.getState().saved;

  return {
    store,
    load: async function load() {
      const before = changeCount;
      try {
        const page = await fetchSavedLocations(transport, { limit: savedLocationLimit });
        // An answer from before a change would set it back.
        if (before !== changeCount) return load();
        store.setState({ status: 'ready', saved: page.locations, recent: page.recent });
      } catch (error) {
        if (!(error instanceof GatewayError)) throw error;
        if (store.getState().status !== 'ready') store.setState({ status: 'failed' });
      }
    },
    save: async (location) => {
      const shown = pendingPlace(location);
      const stored = await change([shown, ...saved().filter(({ id }) => id !== shown.id)], () =>
        saveLocation(transport, location),
      );
      if (stored) store.setState({ saved: [stored, ...saved().filter(({ id }) => id !== shown.id && id !== stored.id)] });
      return stored;
    },
    remove: async (id) => {
      if (id === pendingId) return;
      await change(
        saved().filter((place) => place.id !== id),
        () => removeSavedLocation(transport, id),
      );
    },
    favour: async (id, isFavourite) => {
      if (id === pendingId) return;
      await change(
        saved().map((place) => (place.id === id ? { ...place, isFavourite } : place)),
        () => markFavouriteLocation(transport, id, isFavourite),
      );
    },
  };
};
