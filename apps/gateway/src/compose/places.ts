import { isInServiceArea } from '../places/area/service-area.ts';
import { buildBaseMap } from '../places/base-map.ts';
import { createGeocoder } from '../places/create-geocoder.ts';
import { loadGazetteer } from '../places/gazetteer/load-gazetteer.ts';
import { registerPlaces } from '../places/routes.ts';
import { createPlacesService } from '../places/service.ts';
import type { Ground } from './ground.ts';

/** Search, pins and the map. */
export function composePlaces({ app, config, log }: Ground): void {
  const gazetteer = loadGazetteer();
  const geocoder = createGeocoder({ gazetteer, photonUrl: config.photonUrl, log });
  registerPlaces(app, { places: createPlacesService({ geocoder, isInServiceArea }), baseMap: buildBaseMap(gazetteer) });
}
