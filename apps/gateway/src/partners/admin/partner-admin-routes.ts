import {
  createPartner,
  dropPartnerSecret,
  listPartners,
  publishPartnerTerms,
  rotatePartnerSecret,
  updatePartner,
} from '@songwai/core/partners/admin/partner-admin-contract';
import type { FastifyInstance } from 'fastify';
import { mountEndpoint } from '../../http/mount-endpoint.ts';
import { nextOf } from '../../platform/paging/page.ts';
import { readPage } from '../page.ts';
import { toRegistered } from '../partner-answer.ts';
import type { PartnerAdmin } from './partner-admin.ts';

/** Mounts administrators' calls about partners. */
export function registerPartnerAdmin(app: FastifyInstance, admin: PartnerAdmin): void {
  mountEndpoint(app, listPartners, async ({ body }) => {
    const page = await admin.list(readPage(body));
    return { partners: page.rows.map(toRegistered), ...nextOf(page) };
  });

  mountEndpoint(app, createPartner, async ({ body, session }) => {
    const { partner, secret } = await admin.create(body, session.userId);
    return { partner: toRegistered(partner), secret };
  });

  mountEndpoint(app, updatePartner, async ({ body, session }) => {
    const partner = await admin.update(body, session.userId);
    return { partner: toRegistered(partner) };
  });

  mountEndpoint(app, rotatePartnerSecret, async ({ body, session }) => {
    const { partner, secret } = await admin.rotateSecret(body.partnerId, session.userId);
    return { partner: toRegistered(partner), secret };
  });

  mountEndpoint(app, dropPartnerSecret, async ({ body, session }) => {
    const partner = await admin.dropSecret(body, session.userId);
    return { partner: toRegistered(partner) };
  });

  mountEndpoint(app, publishPartnerTerms, async ({ body, session }) => {
    const request = { partnerId: body.partnerId, th: body.termsTh, en: body.termsEn };
    const partner = await admin.publishTerms(request, session.userId);
    return { partner: toRegistered(partner) };
  });
}
