import { randomUUID } from 'node:crypto';
import { startTimer } from '@songwai/core/basics/start-timer';
import { sendChatMessage } from '@songwai/core/chat/contract';
import { noteJobNews } from '../../src/chat/jobs/follow-jobs.ts';
import { createEventPublisher } from '../../src/events/publisher.ts';
import { addCustomer } from '../builders/customers.ts';
import { addDriver, type DriverApp, giveJob } from '../builders/drivers.ts';
import type { Gateway } from '../builders/gateway.ts';
import { siam } from '../builders/order.ts';
import type { Caller } from '../builders/sessions.ts';
import { silentLog } from '../harness/silent-log.ts';

/** A job with its room: who booked it, and who drives it. */
export interface JobRoom {
  readonly jobId: string;
  readonly customer: Caller;
  readonly driver: DriverApp;
}

/** Brings what happened to jobs into their rooms, as the publisher does. */
export async function followNews({ db, clock }: Pick<Gateway, 'db' | 'clock'>): Promise<void> {
  await createEventPublisher({ db, clock, startTimer, log: silentLog, handlers: [noteJobNews] }).publish();
}

export async function makeJobRoom(gateway: Gateway, given: { readonly customer?: Caller } = {}): Promise<JobRoom> {
  const customer = given.customer ?? (await addCustomer(gateway));
  const driver = await addDriver(gateway, siam);
  const { jobId } = await giveJob(gateway, { driver, customer });
  await followNews(gateway);
  return { jobId, customer, driver };
}

/** Writes a text as a user. */
export const writeAs = (
  gateway: Pick<Gateway, 'call'>,
  caller: Pick<Caller, 'token'>,
  { roomId, text, guid = `text-${randomUUID()}` }: { readonly roomId: string; readonly text: string; readonly guid?: string },
) => gateway.call(sendChatMessage, { roomId, guid, text }, caller);
