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
import { readPage } from '../page.ts';
import { toRegistered } from '../partner-answer.ts';
import type { PartnerAdmin } from './partner-admin.ts';

/** Mounts the office's calls about partners. */
export function registerPartnerAdmin(app: FastifyInstance, registry: PartnerAdmin): void {
  mountEndpoint(app, listPartners, async ({ body }) => {
    const { cursor: after = '', limit } = readPage(body);
    const rows = await registry.list({ after, limit });
    const nextCursor = rows.length === limit ? rows.at(-1)?.id : undefined;
    return {
      partners: rows.map(toRegistered),
      ...(nextCursor === undefined ? {} : { nextCursor }),
    };
  });

  mountEndpoint(app, createPartner, async ({ body, session }) => {
    const { partner, secret } = await registry.create(body, session.userId);
    return { partner: toRegistered(partner), secret };
  });

  mountEndpoint(app, updatePartner, async ({ body, session }) => {
    const partner = await registry.update(body, session.userId);
    return { partner: toRegistered(partner) };
  });

  mountEndpoint(app, rotatePartnerSecret, async ({ body, session }) => {
    const { partner, secret } = await registry.rotateSecret(body.partnerId, session.userId);
    return { partner: toRegistered(partner), secret };
  });

  mountEndpoint(app, dropPartnerSecret, async ({ body, session }) => {
    const partner = await registry.dropSecret(body, session.userId);
    return { partner: toRegistered(partner) };
  });

  mountEndpoint(app, publishPartnerTerms, async ({ body, session }) => {
    const wish = { partnerId: body.partnerId, th: body.termsTh, en: body.termsEn };
    const partner = await registry.publishTerms(wish, session.userId);
    return { partner: toRegistered(partner) };
  });
}
