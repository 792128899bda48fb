import {
  changeOccurrence,
  changeRecurring,
  createRecurring,
  endRecurring,
  getRecurring,
  listRecurring,
  pauseRecurring,
  previewRecurring,
  resumeRecurring,
} from '@songwai/core/recurring/recurring-contract';
import type { FastifyInstance } from 'fastify';
import { mountEndpoint } from '../http/mount-endpoint.ts';
import { type PreviewDeps, previewDays } from './preview.ts';
import type { RecurringService } from './service.ts';
import { recurringTexts } from './texts.ts';

/** Mounts the calls of recurring bookings. */
export function registerRecurring(
  app: FastifyInstance,
  { recurring, preview }: { readonly recurring: RecurringService; readonly preview: PreviewDeps },
): void {
  mountEndpoint(app, listRecurring, async ({ session }) => ({ recurring: await recurring.list(session) }));
  mountEndpoint(app, previewRecurring, ({ body, session }) => previewDays(preview, body, session));
  mountEndpoint(app, createRecurring, async ({ body, session, language }) => ({
    responseDesc: recurringTexts.created[language],
    recurring: await recurring.create(body, { session, language }),
  }));
  mountEndpoint(app, getRecurring, ({ params, body, session }) => recurring.get(params.recurringId, body, session));
  mountEndpoint(app, changeRecurring, async ({ params, body, session, language }) => ({
    responseDesc: recurringTexts.changed[language],
    recurring: await recurring.change(params.recurringId, body, session),
  }));
  mountEndpoint(app, pauseRecurring, async ({ params, session }) => ({
    recurring: await recurring.pause(params.recurringId, session),
  }));
  mountEndpoint(app, resumeRecurring, async ({ params, session }) => ({
    recurring: await recurring.resume(params.recurringId, session),
  }));
  mountEndpoint(app, endRecurring, async ({ params, session }) => ({
    recurring: await recurring.end(params.recurringId, session),
  }));
  mountEndpoint(app, changeOccurrence, async ({ params, body, session }) => {
    const date = await recurring.changeDate(params.recurringId, body, session);
    return date === undefined ? {} : { date };
  });
}
