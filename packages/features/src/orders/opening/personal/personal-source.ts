import type { Transport } from '@songwai/core/gateway/transport-types';
import { createPersonalPlaces, type PersonalPlaces } from '@songwai/core/places/personal/personal-places';
import type { PersonalSource } from '../../shell-parts-context.tsx';

const opened = new WeakMap<Transport, { readonly owner: string; readonly places: PersonalPlaces }>();

/** The places of whoever is signed in; another customer in the same browser never gets those of the one before. */
export function personalPlacesOf({ transport, owner }: Pick<PersonalSource, 'transport' | 'owner'>): PersonalPlaces {
  const known = opened.get(transport);
  if (known?.owner === owner) return known.places;
  const places = createPersonalPlaces(transport);
  opened.set(transport, { owner, places });
  return places;
}
