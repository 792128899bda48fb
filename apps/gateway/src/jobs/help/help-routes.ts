import { closeHelpRequest, customerNeedHelp, listHelpRequests } from '@songwai/core/jobs/help-contract';
import type { FastifyInstance } from 'fastify';
import { mountEndpoint } from '../../http/mount-endpoint.ts';
import { jobTexts } from '../texts.ts';
import type { HelpService } from './help-service.ts';

/** Mounts the calls by which customers reach the support team, and the support team's own. */
export function registerHelp(app: FastifyInstance, { help }: { readonly help: HelpService }): void {
  mountEndpoint(app, customerNeedHelp, async ({ body, session, language }) => {
    const requestId = await help.ask({ jobId: body.jobId, message: body.message }, session);
    return { responseDesc: jobTexts.helpReceived[language], requestId };
  });

  mountEndpoint(app, listHelpRequests, async ({ body }) => ({
    helpRequests: await help.list({ isClosed: body.state === 'closed', afterId: Number(body.afterId ?? 0) }),
  }));

  mountEndpoint(app, closeHelpRequest, async ({ params, session }) => {
    await help.close(Number(params.requestId), session);
  });
}
