import { readBookedPlaces } from '../jobs/booked-places-queries.ts';
import { isInServiceArea } from '../places/area/service-area.ts';
import { buildBaseMap } from '../places/base-map.ts';
import { createGeocoder } from '../places/create-geocoder.ts';
import { loadGazetteer } from '../places/gazetteer/load-gazetteer.ts';
import { createRecentNoter } from '../places/note-recent.ts';
import { registerPlaces } from '../places/routes.ts';
import { registerSavedLocations } from '../places/saved-routes.ts';
import { createSavedLocations } from '../places/saved-service.ts';
import { createPlacesService } from '../places/service.ts';
import type { Ground } from './ground.ts';

/** Search, pins and the map; the places that customers save, and those that their jobs went to. */
export function composePlaces({ app, config, log, db, clock, random, startTimer, eventHandlers }: Ground): void {
  const gazetteer = loadGazetteer();
  const { photonUrl, nominatim } = config;
  const geocoder = createGeocoder({ gazetteer, photonUrl, nominatim, log, now: () => clock.now().getTime(), startTimer });
  registerPlaces(app, { places: createPlacesService({ geocoder, isInServiceArea }), baseMap: buildBaseMap(gazetteer) });
  registerSavedLocations(app, { saved: createSavedLocations({ db, clock, random, isInServiceArea }) });
  eventHandlers.push(createRecentNoter(readBookedPlaces));
}
