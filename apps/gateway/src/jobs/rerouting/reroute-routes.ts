import { changeJob } from '@songwai/core/jobs/editing/edit-contract';
import type { FastifyInstance } from 'fastify';
import { mountEndpoint } from '../../http/mount-endpoint.ts';
import { changedTexts } from '../changes/change-texts.ts';
import type { ChangeStops } from './reroute-service.ts';
import { toWireReroute } from './wire-reroute.ts';

/** Mounts the change of a running job's stops. */
export function registerRerouting(app: FastifyInstance, { change }: { readonly change: ChangeStops }): void {
  mountEndpoint(app, changeJob, async ({ body, params, session, language }) => {
    const { locationList, revision, guid, expectedPrice } = body;
    const { isChanged, reroute } = await change(params.jobId, { locationList, revision, guid, expectedPrice }, session);
    return {
      ...(isChanged && { responseDesc: changedTexts.routeChanged[language], isChanged }),
      ...(reroute !== null && { change: toWireReroute(reroute) }),
    };
  });
}
