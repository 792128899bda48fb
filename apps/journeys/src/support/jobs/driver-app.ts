import { randomInt, randomUUID } from 'node:crypto';
import { type APIRequestContext, expect } from '@playwright/test';
import { signInAdministrator } from '../account/administrator.ts';
import { newMobile } from '../account/outbox.ts';
import { portalOrigin } from '../product.ts';

interface Place {
  readonly lat: number;
  readonly lng: number;
}

/** The product's own gateway, or one of a journey's own with an administrator of it. */
interface DriversGateway {
  readonly origin: string;
  readonly administrator: () => Promise<{ readonly 'sk-token': string }>;
}

/** A driver who is a person, with a motorcycle, on duty at a place: as the office registers them and as their app calls. */
export const createDriver = async (request: APIRequestContext, { lat, lng }: Place, gateway?: DriversGateway) => {
  const { origin, administrator } = gateway ?? { origin: portalOrigin, administrator: () => signInAdministrator(request) };
  const post = async (path: string, data: object, headers = {}): Promise<Record<string, unknown>> =>
    (await request.post(`${origin}/api${path}`, { headers, data: { lang: 'en', ...data } })).json();
  const phoneNo = newMobile();
  const registered = await post(
    '/admin/drivers',
    {
      ...{ firstName: 'มานพ', lastName: 'รักงาน', phoneNo, plate: `9กก ${randomInt(1_000, 9_999)}`, vehicle: 1, gender: 'M' },
      ...{ agreementAccepted: true, agreementDate: '20/11/2026' },
    },
    await administrator(),
  );
  expect(registered['responseCode']).toBe(200);
  await post('/driver/signin/code', { phoneNo });
  let verifyCode = '';
  await expect(async () => {
    const outbox = await (await request.get(`${origin}/dev/outbox`)).text();
    verifyCode = new RegExp(`${phoneNo}[\\s\\S]*?Songwai: (\\d{4})`).exec(outbox)?.[1] ?? '';
    expect(verifyCode).toMatch(/^\d{4}$/);
  }).toPass();
  const { driverToken } = await post('/driver/signin', { phoneNo, verifyCode });
  const headers = { 'driver-token': String(driverToken) };
  const act = async (path: string, data: object = {}): Promise<Record<string, unknown>> => {
    const answer = await post(`/driver${path}`, data, headers);
    expect(answer['responseCode'], `${path} ${JSON.stringify(answer)}`).toBe(200);
    return answer;
  };
  const stand = () => act('/position', { points: [{ lat, lng, atMs: Date.now() }] });
  await act('/duty', { isOnDuty: true });
  await stand();
  return {
    /** Waits for the offer of a job and takes it. */
    accept: async (jobId: string): Promise<void> => {
      let offerId = '';
      await expect(async () => {
        await stand();
        const { offers } = await (await request.get(`${origin}/api/driver/offers`, { headers })).json();
        offerId = offers.find((offer: { readonly jobId: string }) => offer.jobId === jobId)?.offerId ?? '';
        expect(offerId).not.toBe('');
      }).toPass();
      await act(`/offers/${offerId}/accept`);
    },
    /** Reaches the pick-up. */
    arrive: async (jobId: string): Promise<void> => {
      await stand();
      await act(`/job/${jobId}/arrive`, { visit: 0 });
    },
    /** Takes the goods over and delivers them at the next stop, with a photo at each: once at the pick-up, and with stops close by. */
    deliverWithPhotos: async (jobId: string, imgBase64: string): Promise<void> => {
      await act(`/job/${jobId}/pickup`, { imgBase64 });
      await act(`/job/${jobId}/arrive`, { visit: 1 });
      await act(`/job/${jobId}/deliver`, { visit: 1, imgBase64, proofType: 'photo' });
    },
    /** Says something by one tap in the chat of a job. */
    say: async (jobId: string, quickReply: string): Promise<void> => {
      const message = { guid: randomUUID(), quickReply };
      expect((await post(`/chat/driver/room/${jobId}/message`, message, headers))['responseCode']).toBe(200);
    },
    endDuty: () => act('/duty', { isOnDuty: false }),
  };
};
