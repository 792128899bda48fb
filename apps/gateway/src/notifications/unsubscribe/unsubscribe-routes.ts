import { readUnsubscribe, unsubscribe } from '@songwai/core/notifications/unsubscribe-contract';
import type { FastifyInstance } from 'fastify';
import { placeOf } from '../../http/call-place.ts';
import { mountEndpoint } from '../../http/mount-endpoint.ts';
import { maskContact } from '../../identity/contacts/mask-contact.ts';
import type { Unsubscribing } from './unsubscribe.ts';

/** Mounts the calls of the page that a link in a mail opens. */
export function registerUnsubscribe(app: FastifyInstance, { unsubscribing }: { readonly unsubscribing: Unsubscribing }): void {
  mountEndpoint(app, readUnsubscribe, async ({ body: { token }, request }) => {
    const { events, address, isOn } = await unsubscribing.read(token, placeOf(request).address);
    const [event] = events;
    // A mail about several things has no name for them.
    return { ...(events.length === 1 && event !== undefined && { event }), address: maskContact(address), isOn };
  });
  mountEndpoint(app, unsubscribe, async ({ body: { token, isOn = false, all = false }, request }) => {
    await unsubscribing.switch(token, { isOn, isAll: all, address: placeOf(request).address });
    return {};
  });
}
