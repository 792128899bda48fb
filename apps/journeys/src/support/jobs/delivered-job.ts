import { type APIRequestContext, expect } from '@playwright/test';
import { type Account, portalOrigin } from '../product.ts';
import { shortOrder } from './short-order.ts';

type Reply = Readonly<Record<string, unknown>>;

/** A delivered job, as its customer may link to it. */
export interface DeliveredJob {
  readonly jobId: string;
  readonly trackingId: string;
  readonly ratingToken: string;
  readonly driverName: string;
}

/** Books a short job through the calls, for an account that thereby accepts the terms, and waits until it is delivered. */
export const deliverJob = async (request: APIRequestContext, { userName, password }: Account): Promise<DeliveredJob> => {
  const post = async (path: string, data: object, token = ''): Promise<Reply> => {
    const answer = await request.post(`${portalOrigin}/api${path}`, {
      data: { lang: 'en', ...data },
      headers: { 'sk-token': token },
    });
    const body: Reply = await answer.json();
    expect(body['responseCode'] ?? body['respCode'], path).toBe(200);
    return body;
  };
  const token = String((await post('/login', { userName, password }))['skToken']);
  const { terms } = await post('/userInfo', {}, token);
  await post('/pdpa/terms', { termsVersion: (terms as Reply)['version'] }, token);
  const { jobId, trackingId } = await post('/create_job', shortOrder(), token);
  const readDetail = async (): Promise<Reply> => (await post('/get_job_detail', { jobId }, token))['jobDetail'] as Reply;
  await expect.poll(async () => (await readDetail())['jobStatus'], { timeout: 150_000 }).toBe('completed');
  const { driver } = await post('/get_job_driver', { jobId }, token);
  return {
    jobId: String(jobId),
    trackingId: String(trackingId),
    ratingToken: String((await readDetail())['tokenRating']),
    driverName: String((driver as Reply)['songwaiName']),
  };
};
