import type { IdentityOffers } from '../identity/identity-offers.ts';
import type { Db } from '../platform/db.ts';
import type { Room } from '../platform/room.ts';
import { isInServiceArea } from './area/service-area.ts';
import { buildBaseMap } from './base-map.ts';
import { loadGazetteer } from './gazetteer/load-gazetteer.ts';
import { createGeocoder } from './geocoders/create-geocoder.ts';
import { createEmbeddedGeocoder, preparePlaceSearch } from './geocoders/embedded-geocoder.ts';
import { registerPaste } from './paste/paste-routes.ts';
import { createPasteService, type PasteService } from './paste/paste-service.ts';
import { createShortLinkResolver } from './pasted/short-link.ts';
import { placesPersonalData } from './personal-data.ts';
import { createRoadNetwork, type RoadNetwork } from './road-network/road-network.ts';
import { registerPlaces } from './routes.ts';
import { createRecentNoter, type ReadBookedPlaces } from './saved/note-recent.ts';
import { registerSavedLocations } from './saved/saved-routes.ts';
import { createSavedLocations } from './saved/saved-service.ts';
import { createPlacesService } from './service.ts';

/** What the room offers to the rooms above it. */
export interface PlacesOffers {
  /** The road network, along which routes are displayed. */
  readonly roads: RoadNetwork;
  /** Reads addresses, by the places that the gateway knows itself. */
  readonly findAddress: PasteService['findAddress'];
}

/** What the room calls in rooms above it while serving. */
export interface PlacesLater {
  readonly readBookedPlaces: ReadBookedPlaces;
}

/** Search, pins and the map; saved places, and recent places of jobs. */
export const places: Room<Pick<IdentityOffers, 'callLimits'>, PlacesOffers, PlacesLater> = {
  name: 'places',
  tables: ['saved_locations', 'recent_addresses'],
  personalData: placesPersonalData,
  open: ({ db, clock, random, startTimer, log, config }, { callLimits }, later) => {
    const { photonUrl, nominatim, resolvesShortMapLinks } = config;
    const gazetteer = loadGazetteer();
    const geocoder = createGeocoder({ gazetteer, photonUrl, nominatim, log, clock, startTimer });
    const readBookedPlaces: ReadBookedPlaces = (trx: Db, jobIds) => later().readBookedPlaces(trx, jobIds);
    const paste = createPasteService({ gazetteer, geocoder: createEmbeddedGeocoder(gazetteer), isInServiceArea });
    return {
      offers: { roads: createRoadNetwork(), findAddress: paste.findAddress },
      routes: (app) => {
        const resolveShortLink = resolvesShortMapLinks ? createShortLinkResolver({ fetch }) : undefined;
        const service = createPlacesService({ geocoder, isInServiceArea, resolveShortLink });
        registerPlaces(app, { places: service, baseMap: buildBaseMap(gazetteer) });
        registerPaste(app, { paste, limits: callLimits });
        registerSavedLocations(app, { saved: createSavedLocations({ db, clock, random, isInServiceArea }) });
      },
      eventHandlers: [createRecentNoter(readBookedPlaces)],
      // After the start: the gateway listens first, and the index is ready a moment later.
      whenListening: () => preparePlaceSearch(gazetteer),
    };
  },
};
