import { replaceContact } from '@songwai/core/identity/admin/contact-admin-contract';
import type { FastifyInstance } from 'fastify';
import { mountEndpoint } from '../../http/mount-endpoint.ts';
import { readAddress } from '../contacts/read-address.ts';
import { readMobile } from '../contacts/read-mobile.ts';
import type { ContactAdmin } from './contact-admin.ts';
import { readReason } from './user-admin-routes.ts';

/** Mounts the call by which administrators give an account back to its owner. */
export function registerContactAdmin(app: FastifyInstance, { contacts }: { readonly contacts: ContactAdmin }): void {
  mountEndpoint(app, replaceContact, async ({ body, session }) => {
    const { userId, phoneNo, email, removes } = body;
    await contacts.replace({
      ...{ adminId: session.userId, userId, removes, reason: readReason(body.reason) },
      phone: phoneNo === undefined ? undefined : readMobile('phoneNo', phoneNo),
      email: email === undefined ? undefined : readAddress('email', email),
    });
  });
}
