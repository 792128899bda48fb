import { paymentType } from '@songwai/core/jobs/booking/payment-type';
import { sql } from 'kysely';
import type { Db } from '../../platform/db.ts';

/** What belongs to a receiver's link and to no other stop; undefined for an unknown link. */
export async function findReceiverLink(db: Db, token: string) {
  return (
    db
      .selectFrom('job_receivers as receiver')
      .innerJoin('jobs', 'jobs.id', 'receiver.job_id')
      .innerJoin('job_stops as place', (join) =>
        join.onRef('place.job_id', '=', 'receiver.job_id').onRef('place.position', '=', 'receiver.stop'),
      )
      .select(['jobs.tracking_id as trackingId', 'receiver.token', 'receiver.stop', 'receiver.note'])
      .select(['receiver.pin_lat as pinLat', 'receiver.pin_lng as pinLng', 'place.lat', 'place.lng'])
      // The price only where it was booked that this stop pays it in cash; of the other money on the job nothing is read.
      .select(
        sql<number>`coalesce(place.cod_satang, 0) + case
        when jobs.payment_type = ${paymentType.cash} and jobs.payment_point = receiver.stop then jobs.net_satang else 0 end`.as(
          'amountSatang',
        ),
      )
      .where('receiver.token', '=', token)
      .executeTakeFirst()
  );
}

/** A receiver's link as tracking reads it. */
export type ReceiverLink = NonNullable<Awaited<ReturnType<typeof findReceiverLink>>>;
