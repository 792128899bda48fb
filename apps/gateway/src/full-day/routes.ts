import { bahtFromSatang } from '@songwai/core/basics/money';
import { createFullDayJob, getFullDayPackages } from '@songwai/core/full-day/full-day-contract';
import type { FastifyInstance } from 'fastify';
import type { Session } from '../http/callers/session.ts';
import { mountEndpoint } from '../http/mount-endpoint.ts';
import { requireOffice } from '../jobs/booking/check-receipt.ts';
import { toWireAsked } from '../jobs/paying/ask-for-payment.ts';
import type { Db } from '../platform/db.ts';
import type { BookFullDay } from './book-full-day.ts';
import { findUserGroup, listFullDayVehicles } from './catalogue-queries.ts';
import { defaultGroup } from './offer.ts';
import { driversBooked, fullDayTexts } from './texts.ts';
import { toWireVehicle } from './wire.ts';

/** The group whose list is shown: the customer's own, whatever the path says; any for administrators; the default for visitors. */
async function groupOf(db: Db, session: Session | undefined, named: string | undefined): Promise<string> {
  if (session === undefined) return defaultGroup;
  if (session.role === 'admin') return named ?? defaultGroup;
  return (await findUserGroup(db, session.company?.companyId ?? session.userId)) ?? defaultGroup;
}

/** Mounts the calls of full-day hire. */
export function registerFullDay(app: FastifyInstance, { db, book }: { readonly db: Db; readonly book: BookFullDay }): void {
  mountEndpoint(app, getFullDayPackages, async ({ params, session }) => {
    const vehicles = await listFullDayVehicles(db, await groupOf(db, session, params.userGroup));
    return { packages: vehicles.map(toWireVehicle) };
  });

  mountEndpoint(app, createFullDayJob, async ({ body, session, language }) => {
    requireOffice(body.receipt);
    const { answer, charge } = await book(body, session);
    const { jobId, trackingId, walletSatang, jobIds = [jobId], trackingIds = [trackingId] } = answer;
    const songwaiWallet = bahtFromSatang(walletSatang);
    const text = jobIds.length === 1 ? fullDayTexts.booked : driversBooked(jobIds.length);
    const all = { jobIds: [...jobIds], trackingIds: [...trackingIds] };
    return { responseDesc: text[language], jobId, trackingId, songwaiWallet, ...all, ...toWireAsked(charge) };
  });
}
