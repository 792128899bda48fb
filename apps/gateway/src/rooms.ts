import { bulk } from './bulk/room.ts';
import { chat } from './chat/room.ts';
import { companies } from './companies/room.ts';
import { drivers } from './drivers/room.ts';
import { enquiry } from './enquiry/room.ts';
import { events } from './events/room.ts';
import { freshness } from './freshness/room.ts';
import { fullDay } from './full-day/room.ts';
import { identity } from './identity/room.ts';
import { invoices } from './invoices/room.ts';
import { jobs } from './jobs/room.ts';
import { ledger } from './ledger/room.ts';
import { messages } from './messages/room.ts';
import { news } from './news/room.ts';
import { notifications } from './notifications/room.ts';
import { offers } from './offers/room.ts';
import { partners } from './partners/room.ts';
import { payments } from './payments/room.ts';
import { photos } from './photos/room.ts';
import { places } from './places/room.ts';
import { noRooms } from './platform/room.ts';
import { pricing } from './pricing/room.ts';
import { privacy } from './privacy/room.ts';
import { profile } from './profile/room.ts';
import { quotations } from './quotations/room.ts';
import { ratings } from './ratings/room.ts';
import { receipts } from './receipts/room.ts';
import { recurring } from './recurring/room.ts';
import { rewards } from './rewards/room.ts';
import { rides } from './rides/room.ts';
import { routeOptimisation } from './route-optimisation/room.ts';
import { sessions } from './sessions/room.ts';
import { settings } from './settings/room.ts';
import { simulation } from './simulation/room.ts';
import { site } from './site/room.ts';
import { startup } from './startup/room.ts';
import { storage } from './storage/room.ts';
import { taxDocuments } from './tax-documents/room.ts';
import { terms } from './terms/room.ts';
import { tracking } from './tracking/room.ts';
import { wallet } from './wallet/room.ts';

/** The gateway's rooms, each after those it needs. */
export const rooms = noRooms
  .add(freshness)
  .add(ledger)
  .add(messages)
  .add(storage)
  .add(settings)
  .add(identity)
  .add(profile)
  .add(terms)
  .add(companies)
  .add(sessions)
  .add(taxDocuments)
  .add(places)
  .add(drivers)
  .add(pricing)
  .add(payments)
  .add(wallet)
  .add(jobs)
  .add(rewards)
  .add(fullDay)
  .add(photos)
  .add(routeOptimisation)
  .add(quotations)
  .add(bulk)
  .add(recurring)
  .add(rides)
  .add(offers)
  .add(simulation)
  .add(tracking)
  .add(ratings)
  .add(invoices)
  .add(receipts)
  .add(chat)
  .add(news)
  .add(notifications)
  .add(partners)
  .add(enquiry)
  .add(privacy)
  .add(startup)
  .add(events)
  .add(site);
