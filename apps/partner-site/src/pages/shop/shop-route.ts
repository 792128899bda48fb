import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { policyOf } from '../../frame/policy.ts';
import { sendPage } from '../../frame/send-page.ts';
import { guestOfHotel, type Site } from '../../frame/site.ts';
import { addressFor, type PageQuery, recognizeGuest, visitorOf } from '../../frame/visitor.ts';
import { checkoutPage } from './checkout-page.ts';
import type { ShopFields } from './shop-code.ts';
import { createShopOrders, type ShopOrder } from './shop-orders.ts';
import { type ShopTexts, shopTexts } from './shop-texts.ts';
import { thanksPage, unknownOrderPage } from './thanks-page.ts';

interface Shown {
  readonly order: ShopOrder;
  readonly fields: ShopFields;
  readonly problem?: string;
}

/** What a tracking id looks like: a browser can send anything as one. */
const trackingId = /^[\w-]{6,64}$/;

const nothingTyped: ShopFields = { email: '', message: '' };

/** @returns why the order cannot be placed, and what to do; undefined if it can */
const problemOf = ({ email }: ShopFields, delivery: string, text: ShopTexts): string | undefined => {
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) return text.noEmail;
  return trackingId.test(delivery) ? undefined : text.unfinished;
};

/** `/shop`: the checkout, the form that it sends, and the page after it. */
export const shopRoute = (app: FastifyInstance, { config, songwai }: Site): void => {
  const orders = createShopOrders();

  const showCheckout = async (request: FastifyRequest<PageQuery>, reply: FastifyReply, shown: Shown) => {
    const { order, fields, problem } = shown;
    const token = await songwai.guestToken({ id: order.guestId, ...guestOfHotel });
    reply.header('content-security-policy', policyOf(config.songwaiOrigin, { hasForm: true }));
    return sendPage(reply, checkoutPage({ config, visitor: visitorOf(request), token, number: order.number, fields, problem }));
  };

  app.get<PageQuery>('/shop', async (request, reply) =>
    showCheckout(request, reply, { order: orders.openFor(recognizeGuest(request, reply)), fields: nothingTyped }),
  );

  app.get<PageQuery & { Params: { number: string } }>('/shop/orders/:number', async (request, reply) => {
    const visitor = visitorOf(request);
    const order = orders.find(request.params.number, recognizeGuest(request, reply));
    if (!order?.placed) return sendPage(reply.code(404), unknownOrderPage(visitor));
    return sendPage(reply, thanksPage({ config, visitor, order: { number: order.number, placed: order.placed } }));
  });

  app.register(async (forms) => {
    forms.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
      done(null, new URLSearchParams(String(body))),
    );
    forms.post<PageQuery & { Body: URLSearchParams | undefined }>('/shop/orders', async (request, reply) => {
      const visitor = visitorOf(request);
      const read = (name: string) => request.body?.get(name)?.trim() ?? '';
      const guestId = recognizeGuest(request, reply);
      const order = orders.find(read('order'), guestId) ?? orders.openFor(guestId);
      const fields = { email: read('email'), message: read('message') };
      const problem = problemOf(fields, read('delivery'), shopTexts[visitor.language]);
      if (problem !== undefined) return showCheckout(request, reply.code(422), { order, fields, problem });
      if (!order.placed) orders.place(order, { ...fields, trackingId: read('delivery') });
      // A reload of the next page sends nothing again.
      return reply.redirect(addressFor(`/shop/orders/${order.number}`, visitor), 303);
    });
  });
};
