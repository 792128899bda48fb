import { randomUUID } from 'node:crypto';
import { startTimer } from '@songwai/core/basics/start-timer';
import type { FullDaySelection } from '@songwai/core/full-day/full-day';
import { createFullDayJob, fetchFullDayCatalogue } from '@songwai/core/full-day/full-day-calls';
import { createTransport } from '@songwai/core/gateway/create-transport';
import type { Transport } from '@songwai/core/gateway/transport-types';
import type { JobStop } from '@songwai/core/jobs/booking/job-stop';
import { createNewJob } from '@songwai/core/jobs/booking/new-job-calls';
import { fetchJob } from '@songwai/core/jobs/calls';
import { addJobPhoto, addOrderPhoto, photoPath, removeJobPhoto, removeOrderPhoto } from '@songwai/core/photos/photo-calls';
import { estimatePrice } from '@songwai/core/pricing/calls';
import { acceptQuotation, fetchQuotation, fetchQuotations, requestQuotation } from '@songwai/core/quotations/quotation-calls';
import { optimiseStops } from '@songwai/core/route-optimisation/optimise-calls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createGateway, type Gateway } from './builders/gateway.ts';
import { bangNa, siam } from './builders/order.ts';
import { signInAs } from './builders/sessions.ts';
import { newPicture } from './storage/pictures.ts';

let gateway: Gateway;
let baseUrl: string;
let signedIn: Transport;
let visitor: Transport;
beforeAll(async () => {
  gateway = await createGateway();
  const { token } = await signInAs(gateway, 'demo@songwai.test');
  baseUrl = await gateway.app.listen({ port: 0, host: '127.0.0.1' });
  const client = (sessionToken: string | null) =>
    createTransport({
      baseUrl,
      sessionToken: () => sessionToken,
      onSessionInvalid: (code) => expect.fail(`the session ended with ${code}`),
      channel: 'web',
      language: () => 'th',
      device: { name: 'vitest', version: '1' },
      landingUrl: 'http://localhost:8080/neworder',
      userName: () => null,
      startTimer,
    });
  signedIn = client(token);
  visitor = client(null);
});
afterAll(() => gateway.close());

const stopOf = (place: typeof siam): JobStop => ({
  ...place,
  placeId: place.addressName,
  name: place.addressName,
  address: '',
  contactName: 'พิมพ์ชนก',
  contactPhone: '0812345678',
  remark: '',
  isReturn: false,
});
const stops = [stopOf(siam), stopOf(bangNa)];
const receipt = {
  companyName: 'บริษัท ขนมไทย จำกัด',
  companyAddress: '99/1 ถนนพระราม 1 กรุงเทพฯ',
  taxNumber: '0105561072420',
  branch: '00000',
  postcode: '10400',
};
const showsPhoto = async (fileName: string) => (await fetch(baseUrl + photoPath(fileName))).status;
/** Code and field of the error that a refused call throws. */
const refusalOf = (asked: Promise<unknown>) =>
  asked.then(
    () => 'done',
    ({ code, field }) => ({ code, field }),
  );

describe('with the real client', () => {
  it('a visitor adds photos, signs in, and books them with the order', async () => {
    const guid = randomUUID();
    const [retained, dropped] = [
      await addOrderPhoto(visitor, { guid, image: `data:image/png;base64,${newPicture()}` }),
      await addOrderPhoto(visitor, { guid, image: newPicture() }),
    ];
    await removeOrderPhoto(visitor, { guid, fileName: dropped });
    expect([await showsPhoto(retained), await showsPhoto(dropped)]).toEqual([200, 404]);
    const question = { vehicleId: 1, deliveryType: 2, taskType: 1, extraIds: [], promoCode: '', pickUpAt: null } as const;
    const { netSatang } = await estimatePrice(signedIn, { ...question, points: stops });
    const order = { ...question, guid, stops, confirmPhone: '0812345678', remark: '', paymentType: 0, paymentPoint: 0 } as const;
    const pickUpAt = { date: '24/11/2026', time: '09:00', untilTime: '12:00' };
    const choices = { photoNames: [retained], pickUpAt, isFixedDriver: true, receipt };
    const booked = await createNewJob(signedIn, { ...order, ...choices, shownNetSatang: netSatang });
    expect(booked).toMatchObject({ jobId: expect.stringMatching(/^J/), walletSatang: 124_000 });

    expect(await fetchJob(signedIn, booked.jobId)).toMatchObject({
      ...{ date: '24/11/2026', time: '09:00', searchUntil: { date: '24/11/2026', time: '12:00' } },
      ...{ isFixedDriver: true, receipt },
    });
    const added = await addJobPhoto(signedIn, { jobId: booked.jobId, image: newPicture() });
    expect(await showsPhoto(added)).toBe(200);
    await removeJobPhoto(signedIn, { jobId: booked.jobId, fileName: retained });
    expect([await showsPhoto(added), await showsPhoto(retained)]).toEqual([200, 404]);
    expect(await refusalOf(removeJobPhoto(signedIn, { jobId: booked.jobId, fileName: retained }))).toMatchObject({ code: 404 });
    expect(await refusalOf(addOrderPhoto(visitor, { guid, image: 'AAAA' }))).toEqual({ code: 422, field: 'imgBase64' });
  });

  it('a customer hires by the day out of the catalogue, at the price that was shown', async () => {
    const [motorcycle] = await fetchFullDayCatalogue(signedIn);
    const offer = motorcycle?.packages.find(({ durationHours }) => durationHours === 4);
    const [option] = offer?.options ?? [];
    if (offer === undefined || option === undefined) throw new Error('no package with an option');
    expect(motorcycle?.durations).toEqual([4, 9, 50]);
    const job = {
      packageId: offer.id,
      optionIds: [option.id],
      driverCount: 2,
      driverGender: 'N',
      ...{ guid: randomUUID(), date: '24/11/2026', startTime: '09:00', days: 2 },
      stops: stops.slice(0, 1),
      confirmPhone: '0812345678',
      remark: 'รอที่ล็อบบี้',
      photoNames: [await addOrderPhoto(signedIn, { guid: randomUUID(), image: newPicture() })],
      paymentType: 0,
      isFixedDriver: true,
      receipt,
    } as const;
    const shownTotalSatang = (offer.feeSatang + option.feeSatang) * 2 * 2;
    expect(await refusalOf(createFullDayJob(signedIn, { ...job, shownTotalSatang: 100 }))).toMatchObject({ code: 409 });
    const booked = await createFullDayJob(signedIn, { ...job, shownTotalSatang });
    expect(await fetchJob(signedIn, booked.jobId)).toMatchObject({ jobId: booked.jobId, isFixedDriver: true, receipt });
  });

  it('a customer asks for a quotation, accepts it and opens its paper', async () => {
    const selection: FullDaySelection = { packageId: 3, optionIds: [6], driverCount: 1, driverGender: 'N' };
    const quotation = await requestQuotation(signedIn, {
      ...selection,
      ...{
        guid: randomUUID(),
        startDate: '01/12/2026',
        months: 2,
        weekdays: [1, 2, 3, 4, 5],
        dailyStart: '08:30',
        contactName: 'ธนากร',
        contactPhone: '0898765432',
      },
      ...{ email: '', companyName: '', companyAddress: '', companyTaxId: '', remark: '' },
    });
    expect(quotation).toMatchObject({ packageSatang: 3_500_000, optionsSatang: 120_000, totalSatang: 3_620_000, daysPerWeek: 5 });
    expect(quotation).toMatchObject({ weekdays: [1, 2, 3, 4, 5], dailyStart: '08:30', acceptedDate: null });
    expect(await fetchQuotation(signedIn, quotation.number)).toEqual(quotation);
    expect(await fetchQuotations(signedIn)).toEqual({ quotations: [quotation], nextCursor: null });
    expect((await acceptQuotation(signedIn, quotation.number)).acceptedDate).toBe(quotation.createdDate);
    const pdf = await fetch(`${baseUrl}${quotation.pdfPath}?lang=en`);
    expect(pdf.headers.get('content-type')).toBe('application/pdf');
  });

  it('a visitor puts stops in their best order', async () => {
    const far = { lat: 13.9, lng: 100.6, isReturn: false };
    const best = await optimiseStops(visitor, [stops[0] ?? far, far, stops[1] ?? far]);
    expect(best.order).toEqual([0, 2, 1]);
    expect(best.distanceKm).toBeLessThan(best.givenDistanceKm);
    expect(await refusalOf(optimiseStops(visitor, [far, { lat: 14.343, lng: 100.5418, isReturn: false }]))).toEqual({
      code: 422,
      field: 'locationList.1',
    });
  });
});
