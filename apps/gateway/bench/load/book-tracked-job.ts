import type { FastifyInstance } from 'fastify';
import type { Db } from '../../src/platform/db.ts';
import { plainOrder } from '../../tests/builders/order.ts';
import { loadedTracking } from './loaded-calls.ts';

/** Books a job of the demo customer, with the link that the benchmark follows. */
export async function bookTrackedJob(app: FastifyInstance, db: Db): Promise<void> {
  const post = async (url: string, payload: object, token = ''): Promise<Readonly<Record<string, unknown>>> =>
    (await app.inject({ method: 'POST', url: `/api${url}`, payload, headers: { 'sk-token': token } })).json();
  const token = String((await post('/login', { userName: 'demo@songwai.test', password: 'demo1234' }))['skToken']);
  const order = plainOrder();
  const { netPrice, normalPrice, discount, freeCredit } = await post('/estimate_price', order, token);
  const { jobId } = await post('/create_job', { ...order, netPrice, normalPrice, discount, freeCredit }, token);
  await db.updateTable('jobs').set({ tracking_id: loadedTracking }).where('id', '=', String(jobId)).execute();
}
