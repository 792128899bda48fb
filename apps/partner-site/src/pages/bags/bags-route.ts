import type { FastifyInstance } from 'fastify';
import { ownBooking } from '../../frame/own-booking.ts';
import { sendPage } from '../../frame/send-page.ts';
import type { Site } from '../../frame/site.ts';
import { type PageQuery, recognizeGuest, visitorOf } from '../../frame/visitor.ts';
import { bagsPage } from './bags-page.ts';

/** `/bags`: the drop point of the guest's own booking. */
export const bagsRoute = (app: FastifyInstance, { config, songwai }: Site): void => {
  app.get<PageQuery>('/bags', async (request, reply) => {
    const booking = ownBooking(songwai, recognizeGuest(request, reply));
    return sendPage(reply, bagsPage({ config, visitor: visitorOf(request), ...booking }));
  });
};
