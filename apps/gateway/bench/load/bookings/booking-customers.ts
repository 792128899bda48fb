import type { OpenDatabase } from '../../../src/database/open-database.ts';
import { systemClock as clock } from '../../../src/platform/deps.ts';
import { addCustomer } from '../../../tests/builders/customers.ts';
import type { Caller } from '../../../tests/builders/sessions.ts';

/** Many more than connections, so that two bookings at a time are of two customers, as they are in life. */
const count = 200;

/** Signed-in customers, in turns: the bookings of one customer wait for each other. */
export interface BookingCustomers {
  readonly all: readonly Caller[];
  next(): Caller;
}

/** Adds them to the gateway's database. */
export async function addBookingCustomers({ db }: Pick<OpenDatabase, 'db'>): Promise<BookingCustomers> {
  const first = await addCustomer({ db, clock });
  const all = [first];
  while (all.length < count) all.push(await addCustomer({ db, clock }));
  let turn = 0;
  return {
    all,
    next: () => {
      turn += 1;
      return all[turn % count] ?? first;
    },
  };
}
