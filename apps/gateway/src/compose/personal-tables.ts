import type { PersonalData } from '../database/personal-table.ts';
import { driversPersonalData } from '../drivers/personal-data.ts';
import { accountPersonalData } from '../identity/personal-data.ts';
import { jobsPersonalData } from '../jobs/personal-data.ts';
import { messagesPersonalData } from '../messages/personal-data.ts';
import { partnersPersonalData } from '../partners/personal-data.ts';
import { placesPersonalData } from '../places/personal-data.ts';
import { pricingPersonalData } from '../pricing/personal-data.ts';
import { ordersPersonalData } from '../quotations/personal-data.ts';
import { dispatchPersonalData } from '../rides/personal-data.ts';
import { storagePersonalData } from '../storage/personal-data.ts';

/** Every room's tables with what they know of people. What hangs on a row stands behind it: it is erased first. */
const rooms: readonly PersonalData[] = [
  accountPersonalData,
  placesPersonalData,
  jobsPersonalData,
  messagesPersonalData,
  storagePersonalData,
  driversPersonalData,
  pricingPersonalData,
  ordersPersonalData,
  dispatchPersonalData,
  partnersPersonalData,
];

/** Read by the export and by the erasure; a test finds the table that nobody named. */
export const personalData: PersonalData = {
  personal: rooms.flatMap((room) => room.personal),
  impersonal: rooms.flatMap((room) => room.impersonal),
};
