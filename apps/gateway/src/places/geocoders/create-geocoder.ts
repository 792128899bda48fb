import type { StartTimer } from '@songwai/core/basics/start-timer';
import type { NominatimConfig } from '../../config/nominatim.ts';
import type { Clock } from '../../platform/deps.ts';
import { isInServiceArea } from '../area/service-area.ts';
import type { loadGazetteer } from '../gazetteer/load-gazetteer.ts';
import { createCachedRemote } from './cached-remote.ts';
import { createEmbeddedGeocoder } from './embedded-geocoder.ts';
import type { Geocoder } from './geocoder.ts';
import { createNominatimRemote } from './nominatim-remote.ts';
import { createPace } from './pace.ts';
import { createPhotonRemote } from './photon-remote.ts';
import { type RemoteGeocoder, withFallback } from './remote-geocoder.ts';

interface GeocoderDeps {
  readonly gazetteer: ReturnType<typeof loadGazetteer>;
  readonly photonUrl: string | undefined;
  readonly nominatim: NominatimConfig | undefined;
  readonly log: { warn(fields: object, message: string): void };
  readonly clock: Clock;
  readonly startTimer: StartTimer;
}

/** How long a customer waits for a turn at Nominatim before the gazetteer answers instead. */
const longestWaitMs = 2_000;

/**
 * The geocoder of this deployment. The gazetteer is always present; a configured Nominatim server comes first for whole addresses
 * and pins, a configured Photon server comes before both, also while a customer types.
 */
export function createGeocoder({ gazetteer, photonUrl, nominatim, log, clock, startTimer }: GeocoderDeps): Geocoder {
  const behind = (remote: RemoteGeocoder, fallback: Geocoder): Geocoder =>
    withFallback({
      remote: createCachedRemote(remote, { clock }),
      fallback,
      isInServiceArea,
      onFailure: (error) => log.warn({ err: error }, 'a geocoding server did not answer; what stands behind it did'),
    });

  const embedded = createEmbeddedGeocoder(gazetteer);
  const addresses =
    nominatim === undefined
      ? embedded
      : behind(
          createNominatimRemote({
            baseUrl: nominatim.url,
            fetch,
            userAgent: nominatim.userAgent,
            takeTurn: createPace({ perSecond: nominatim.perSecond, longestWaitMs, clock, startTimer }),
          }),
          embedded,
        );
  return photonUrl === undefined ? addresses : behind(createPhotonRemote({ baseUrl: photonUrl, fetch }), addresses);
}
