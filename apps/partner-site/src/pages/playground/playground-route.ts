import type { FastifyInstance } from 'fastify';
import { ownBooking } from '../../frame/own-booking.ts';
import { policyOf } from '../../frame/policy.ts';
import { sendPage } from '../../frame/send-page.ts';
import { guestOfHotel, type Site } from '../../frame/site.ts';
import { type PageQuery, recognizeGuest, visitorOf } from '../../frame/visitor.ts';
import { playgroundPage } from './playground-page.ts';

/** `/playground`, and the test tokens that it asks for: each lasts five minutes, as all do. */
export const playgroundRoute = (app: FastifyInstance, { config, songwai }: Site): void => {
  app.get<PageQuery>('/playground', async (request, reply) => {
    const dropPoint = ownBooking(songwai, recognizeGuest(request, reply));
    reply.header('content-security-policy', policyOf(config.songwaiOrigin, { asksServer: true }));
    return sendPage(reply, playgroundPage({ config, visitor: visitorOf(request), dropPoint }));
  });

  app.post('/playground/token', async (request, reply) => {
    const id = recognizeGuest(request, reply);
    return { token: await songwai.guestToken({ id, ...guestOfHotel }) };
  });
};
