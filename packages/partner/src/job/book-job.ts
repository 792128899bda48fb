import { randomUUID } from 'node:crypto';
import { expressTask } from '@songwai/core/basics/wire-numbers';
import { paymentType } from '@songwai/core/jobs/booking/payment-type';
import { type CreatedJob, createJob } from '@songwai/core/jobs/calls';
import { estimatePrice } from '@songwai/core/pricing/calls';
import { termsToAccept } from '@songwai/core/terms/terms';
import { acceptTerms } from '@songwai/core/terms/terms-calls';
import type { SignedOn } from '../guest/sign-on-guest.ts';

/** Two places in Bangkok, near to each other. */
const places = [
  { name: 'Siam Paragon', lat: 13.7466, lng: 100.5347, district: 'ปทุมวัน', subDistrict: 'ปทุมวัน' },
  { name: 'MBK Center', lat: 13.7445, lng: 100.5299, district: 'ปทุมวัน', subDistrict: 'วังใหม่' },
] as const;

const motorcycle = 1;
const parcel = 2;

/** A booked job, with what was asked for it. */
export interface BookedJob extends CreatedJob {
  readonly netSatang: number;
  readonly distanceKm: number;
  readonly from: string;
  readonly to: string;
}

/** Accepts the terms in the name of the test guest. */
async function acceptFor({ guest, transport }: SignedOn): Promise<void> {
  if (guest.terms === null) return;
  const { own, partners } = termsToAccept(guest.terms);
  const { version, partner } = guest.terms;
  if (own || partners)
    await acceptTerms(transport, {
      ...(own && { termsVersion: version }),
      ...(partners && partner && { partnerTermsVersion: partner.version }),
    });
}

/** Books a short trip by motorcycle, for cash. @throws {GatewayError} */
export async function bookJob(signedOn: SignedOn, reference: string): Promise<BookedJob> {
  const { guest, transport } = signedOn;
  await acceptFor(signedOn);
  const [from, to] = places;
  const stops = [from, to].map((place) => ({
    ...place,
    placeId: '',
    address: '',
    contactName: guest.name,
    contactPhone: guest.phone,
    remark: '',
    isReturn: false,
  }));
  const order = {
    vehicleId: motorcycle,
    deliveryType: parcel,
    taskType: expressTask,
    extraIds: [],
    promoCode: '',
    pickUpAt: null,
  } as const;
  const { netSatang, distanceKm, quote } = await estimatePrice(transport, { ...order, points: stops });
  const created = await createJob(transport, {
    ...order,
    guid: randomUUID(),
    stops,
    remark: 'A test by songwai-partner',
    confirmPhone: guest.phone,
    reference,
    metadata: { test: 'songwai-partner job' },
    paymentType: paymentType.cash,
    paymentPoint: 0,
    shownNetSatang: netSatang,
    ...(quote ? { quoteId: quote.id } : {}),
  });
  return { ...created, netSatang, distanceKm, from: from.name, to: to.name };
}
