import type { IdentityOffers } from '../identity/identity-offers.ts';
import type { Room } from '../platform/room.ts';
import { shareReads } from '../platform/share-reads.ts';
import type { RideObserver } from '../rides/ride-source.ts';
import { createLinkPreviews, type LinkPreviews } from './picture/link-previews.ts';
import { registerPictures } from './picture/picture-routes.ts';
import { isLinkClosed } from './receivers/closed-link-view.ts';
import { createReceiverMessages } from './receivers/message-receivers.ts';
import { registerReceivers } from './receivers/receiver-routes.ts';
import { createReceiverService } from './receivers/receiver-service.ts';
import { createRideObserver } from './ride-observer.ts';
import { registerTracking } from './routes.ts';
import { registerRunningJobs } from './running/running-routes.ts';
import { createRatedReader, createTrackingReader } from './service.ts';
import { createTrackingHub } from './tracking-hub.ts';

/** What the room offers to the rooms above it. */
export interface TrackingOffers {
  readonly observeRide: RideObserver;
  readonly linkPreviews: LinkPreviews;
}

/** What the holder of a tracking link sees of a job, and what a receiver tells the driver. */
export const tracking: Room<Pick<IdentityOffers, 'callLimits'>, TrackingOffers> = {
  name: 'tracking',
  section: 'drivers',
  tables: [],
  open: ({ db, clock, startTimer, log, events, config }, { callLimits: limits }) => {
    const observeRide = createRideObserver(db);
    // Many may follow one job, and ask at the same time when its state changes.
    const read = shareReads(createTrackingReader({ db, observeRide }));
    const hub = createTrackingHub({ read, events, clock, startTimer, log });
    const linkPreviews = createLinkPreviews({ read, clock });
    const { streams } = config.http;
    return {
      offers: { observeRide, linkPreviews },
      routes: (app) => {
        const readRated = createRatedReader({ db, read });
        const isClosedTo = (link: string) => isLinkClosed(db, link);
        registerTracking(app, { read, readRated, isLinkClosed: isClosedTo, hub, clock, startTimer, streams });
        registerPictures(app, { previews: linkPreviews });
        registerRunningJobs(app, { db, clock, observeRide });
        registerReceivers(app, { receivers: createReceiverService({ db, clock, limits, read }) });
      },
      eventHandlers: [createReceiverMessages(config)],
    };
  },
};
