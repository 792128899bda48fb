import { chatStreamPath } from '@songwai/core/chat/contract';
import { driverChatStreamPath } from '@songwai/core/chat/driver/contract';
import type { FastifyInstance } from 'fastify';
import { readDriverSession, readSession } from '../../http/callers/read-session.ts';
import { apiBase } from '../../http/mount-endpoint.ts';
import { driverCaller, userCaller } from '../caller.ts';
import type { ChatHub } from './chat-hub.ts';
import type { createStreamOpener } from './open-stream.ts';

const summary =
  'Everything that happens in the caller’s chat rooms, as a server-sent stream: `message`, `read`, `typing`, `room`; resumes by Last-Event-ID';
// Without a HEAD route, which would open a stream without a reader.
const options = { schema: { summary }, exposeHeadRoute: false };

/** Mounts the streams of customers, admins and drivers. */
export function registerChatStreams(
  app: FastifyInstance,
  { hub, open }: { readonly hub: ChatHub; readonly open: ReturnType<typeof createStreamOpener> },
): void {
  app.get(apiBase + chatStreamPath, options, async (request, reply) => {
    await open(request, reply, userCaller(await readSession(request, { access: 'session' })));
  });

  app.get(apiBase + driverChatStreamPath, options, async (request, reply) => {
    await open(request, reply, driverCaller(await readDriverSession(request)));
  });

  // Open streams would block a graceful stop forever.
  app.addHook('preClose', async () => hub.stop());
}
