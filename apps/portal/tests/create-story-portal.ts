import type { Language } from '@songwai/core/basics/language';
import type { ServerSentMessage } from '@songwai/core/gateway/transport-types';
import type { FacebookToken } from '@songwai/core/identity/facebook-token';
import type { OrderDraft } from '@songwai/core/orders/draft/draft';
import { draftKey } from '@songwai/core/orders/draft/draft-storage';
import { createConsentFlow } from '@songwai/core/sessions/consent-flow';
import { createSessionFlow } from '@songwai/core/sessions/session-flow';
import type { User } from '@songwai/core/sessions/session-state';
import { withTerms } from '@songwai/core/terms/with-terms';
import type { TrackedJob } from '@songwai/core/tracking/tracking-state';
import { createStoryRandom } from '@songwai/features/tests/create-story-random';
import type { Answers } from '@songwai/features/tests/fixture-gateway';
import { createFixtureGateway, refusal } from '@songwai/features/tests/fixture-gateway';
import { wireTracking } from '@songwai/features/tests/tracking/wire-tracking';
import { createStore } from 'zustand/vanilla';
import { channel } from '../src/shell/channel.ts';
import { createParts } from '../src/shell/create-parts.ts';
import type { Portal, PortalTransport } from '../src/shell/portal.ts';
import { createMemoryStorage } from './memory-storage.ts';

export interface StoryPortalOptions {
  readonly language: Language;
  /** The signed-in user; without it nobody is signed in. */
  readonly user?: User | undefined;
  /** The stored draft of an earlier visit. */
  readonly draft?: OrderDraft | undefined;
  /** The job of every tracking link; without it every link is unknown. */
  readonly job?: TrackedJob | undefined;
  /** Replies that replace the default ones, by path. */
  readonly answers?: Answers | undefined;
  /** What the chat's stream says after its begin. */
  readonly chatSignals?: AsyncIterable<ServerSentMessage> | undefined;
}

/** The portal as `create-portal.ts` creates it, over a gateway and a storage in memory, without network. */
export function createStoryPortal({ language, user, draft, job, answers, chatSignals }: StoryPortalOptions): Portal {
  const gateway = createFixtureGateway({
    '/get_job_detail_tracking': () => {
      if (!job) throw refusal(404);
      return { responseCode: 200, responseDesc: '', jobDetail: wireTracking(job) };
    },
    '/userInfo': () => {
      throw refusal(404);
    },
    ...answers,
  });
  const transport: PortalTransport = {
    call: gateway.transport.call,
    stream: (path, signal) => (path === '/chat/stream' ? chatStreamOf(chatSignals, signal) : streamOf(job, signal)),
    // The answer to such a call is a file, which no contract describes.
    fetchFile: async (request) => (await gateway.transport.call(request)) as never,
  };
  const storage = createMemoryStorage();
  const privateStorage = createMemoryStorage();
  if (draft) void privateStorage.set(draftKey(channel), JSON.stringify({ version: 2, owner: null, draft }));
  const onError = (error: unknown) => globalThis.reportError(error);
  const session = createSessionFlow({ getTransport: () => transport, storage: privateStorage, onError });
  const consent = createConsentFlow({ getTransport: () => transport, session });
  void (user ? session.adopt(user) : session.restore());

  const portal: Portal = {
    origin: 'https://songwai.example',
    hasWorker: false,
    transport: withTerms(transport, consent.ask),
    transportAs: () => transport,
    session,
    consent,
    storage,
    privateStorage,
    language: createStore(() => ({ language })),
    endedSession: createStore<{ readonly code: number | null }>(() => ({ code: null })),
    facebookSession: createStore<{ readonly person: FacebookToken | null }>(() => ({ person: null })),
    random: createStoryRandom(),
    onError,
    part: createParts(() => portal),
  };
  return portal;
}

/** Begins, says what it is given, and stays open. */
async function* chatStreamOf(
  signals: AsyncIterable<ServerSentMessage> | undefined,
  signal: AbortSignal,
): AsyncGenerator<ServerSentMessage> {
  yield { event: 'begin', data: '{}', id: '0' };
  if (signals) yield* signals;
  await new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }));
}

/** Sends the job once and then stays open, like a stream without further events. */
async function* streamOf(job: TrackedJob | undefined, signal: AbortSignal): AsyncGenerator<ServerSentMessage> {
  if (job) yield { event: 'tracking', data: JSON.stringify(wireTracking(job)) };
  await new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }));
}
