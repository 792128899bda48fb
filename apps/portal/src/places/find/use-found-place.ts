import type { LatLng } from '@songwai/core/basics/geo';
import { GatewayError } from '@songwai/core/gateway/gateway-error';
import { findPlaceAt } from '@songwai/core/places/calls';
import { askMyLocation, type LocationProblem } from '@songwai/core/places/my-location';
import type { Place } from '@songwai/core/places/place';
import { useState } from 'react';
import { usePortal } from '../../shell/portal-context.tsx';
import { useStoredForm } from '../../shell/settings/use-stored-form.ts';
import { emptyPlaceForm, type SavedPlaceForm, withPlace } from '../saved/saved-place-form.ts';

/** `outside`: not where we drive. `away`: the gateway could not be asked. */
export type FindProblem = LocationProblem | 'outside' | 'away';

/** The place in hand, which survives a reload and a sign-in, and the ways to find one. */
export function useFoundPlace() {
  const { transport } = usePortal();
  const [form, setForm, forget] = useStoredForm<SavedPlaceForm>('findLocation', emptyPlaceForm);
  const [problem, setProblem] = useState<FindProblem | null>(null);
  const [isLocating, setIsLocating] = useState(false);

  const choose = (place: Place) => {
    setProblem(null);
    setForm(withPlace(emptyPlaceForm, place));
  };
  const lookUp = async ({ lat, lng }: LatLng) => {
    try {
      const place = await findPlaceAt(transport, { lat, lng });
      // The point itself, not the place nearest to it.
      if (place) choose({ ...place, lat, lng });
      else setProblem('outside');
    } catch (error) {
      if (!(error instanceof GatewayError)) throw error;
      setProblem(error.code === 404 ? 'outside' : 'away');
    }
  };
  const locate = async () => {
    if (isLocating) return;
    setProblem(null);
    setIsLocating(true);
    const found = await askMyLocation(navigator.geolocation);
    if (typeof found === 'string') setProblem(found);
    else await lookUp(found);
    setIsLocating(false);
  };
  return { form, problem, isLocating, choose, lookUp, locate, forget };
}
