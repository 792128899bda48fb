import { isInServiceArea } from './area/service-area.ts';
import { createEmbeddedGeocoder } from './embedded-geocoder.ts';
import type { loadGazetteer } from './gazetteer/load-gazetteer.ts';
import type { Geocoder } from './geocoder.ts';
import { createPhotonGeocoder } from './photon-geocoder.ts';

interface GeocoderParts {
  readonly gazetteer: ReturnType<typeof loadGazetteer>;
  readonly photonUrl: string | undefined;
  readonly log: { warn(fields: object, message: string): void };
}

/** The geocoder of this deployment: a Photon server where one is configured, with the gazetteer behind it, else the gazetteer alone. */
export function createGeocoder({ gazetteer, photonUrl, log }: GeocoderParts): Geocoder {
  const embedded = createEmbeddedGeocoder(gazetteer);
  if (photonUrl === undefined) return embedded;
  return createPhotonGeocoder({
    baseUrl: photonUrl,
    fetch,
    fallback: embedded,
    isInServiceArea,
    onFailure: (error) => log.warn({ err: error }, 'the geocoder did not answer; the built-in gazetteer did'),
  });
}
