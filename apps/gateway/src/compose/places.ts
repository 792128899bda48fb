import { readBookedPlaces } from '../jobs/booking/booked-places-queries.ts';
import { isInServiceArea } from '../places/area/service-area.ts';
import { buildBaseMap } from '../places/base-map.ts';
import { loadGazetteer } from '../places/gazetteer/load-gazetteer.ts';
import { createGeocoder } from '../places/geocoders/create-geocoder.ts';
import { preparePlaceSearch } from '../places/geocoders/embedded-geocoder.ts';
import { createRoadNetwork, type RoadNetwork } from '../places/road-network/road-network.ts';
import { registerPlaces } from '../places/routes.ts';
import { createRecentNoter } from '../places/saved/note-recent.ts';
import { registerSavedLocations } from '../places/saved/saved-routes.ts';
import { createSavedLocations } from '../places/saved/saved-service.ts';
import { createPlacesService } from '../places/service.ts';
import type { Ground } from '../platform/platform.ts';

/** Search, pins and the map; the places that customers save, and those that their jobs went to. @returns the roads of the map, which ways are drawn along. */
export function composePlaces({ app, config, log, db, clock, random, startTimer, eventHandlers }: Ground): RoadNetwork {
  const gazetteer = loadGazetteer();
  const { photonUrl, nominatim } = config;
  const geocoder = createGeocoder({ gazetteer, photonUrl, nominatim, log, now: () => clock.now().getTime(), startTimer });
  // Not while the gateway starts: it listens first, and the index is there a moment later. Nothing else that begins then waits for it.
  app.addHook('onListen', (done) => {
    preparePlaceSearch(gazetteer).catch((err: unknown) => log.error({ err }, 'the index of places could not be made'));
    done();
  });
  registerPlaces(app, { places: createPlacesService({ geocoder, isInServiceArea }), baseMap: buildBaseMap(gazetteer) });
  registerSavedLocations(app, { saved: createSavedLocations({ db, clock, random, isInServiceArea }) });
  eventHandlers.push(createRecentNoter(readBookedPlaces));
  return createRoadNetwork();
}
