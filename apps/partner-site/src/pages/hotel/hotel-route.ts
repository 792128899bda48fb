import type { FastifyInstance } from 'fastify';
import { sendPage } from '../../frame/send-page.ts';
import { guestOfHotel, type Site } from '../../frame/site.ts';
import { type PageQuery, recognizeGuest, visitorOf } from '../../frame/visitor.ts';
import { hotelPage } from './hotel-page.ts';

/** `/`: signs the hotel's guest on, with a token made for this page. */
export const hotelRoute = (app: FastifyInstance, { config, songwai }: Site): void => {
  app.get<PageQuery>('/', async (request, reply) => {
    const id = recognizeGuest(request, reply);
    const token = await songwai.guestToken({ id, ...guestOfHotel });
    return sendPage(reply, hotelPage({ config, visitor: visitorOf(request), token }));
  });
};
