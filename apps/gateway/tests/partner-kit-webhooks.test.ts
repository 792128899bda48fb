import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { bookJob } from './builders/bookings.ts';
import { createGateway, type Gateway } from './builders/gateway.ts';
import { partnerOrigin, signOnGuest } from './builders/partners.ts';
import { type Admin, signInAdmin } from './builders/sessions.ts';
import { findFreePort } from './harness/find-free-port.ts';
import { partnerSecret } from './harness/quiet-environment.ts';
import { openTerminal, type Terminal } from './partner-kit/terminal.ts';
import { openWebhooks, type Webhooks } from './partners/webhooks.ts';

let gateway: Gateway;
let admin: Admin;
let webhooks: Webhooks;
let webhookSecret: string;
let terminal: Terminal;
beforeAll(async () => {
  gateway = await createGateway();
  // The library that reads webhooks goes by the machine's clock.
  gateway.clock.set(new Date());
  admin = await signInAdmin(gateway);
  webhooks = await openWebhooks(gateway, admin);
  const origin = await gateway.app.listen({ port: 0, host: '127.0.0.1' });
  webhookSecret = (await webhooks.add()).secret;
  terminal = await openTerminal({ clock: gateway.clock.now });
  const settings = {
    ORIGIN: origin,
    PARTNER_ID: 'baanchandra',
    SECRET: partnerSecret,
    WEBHOOK_SECRET: webhookSecret,
    PAGE_ORIGIN: partnerOrigin,
  };
  await terminal.write(
    '.songwai.env',
    Object.entries(settings)
      .map(([name, value]) => `SONGWAI_${name}=${value}\n`)
      .join(''),
  );
});
afterAll(async () => {
  await terminal.close();
  await gateway.close();
  await webhooks.receiver.close();
});
beforeEach(() => {
  webhooks.receiver.answerWith({});
  webhooks.receiver.forget();
});

describe('a test guest', () => {
  it('has a token that works, by the settings in the folder’s file', async () => {
    const { code, out, err } = await terminal.run('guest', '--name', 'Malee Chan', '--exchange');
    expect(err).toMatch(/expires at \d{4}-.*Z/);
    expect(err).toContain('It works: Malee Chan');
    expect(code).toBe(0);
    const { body } = await gateway.post(
      '/signon',
      { partnerId: 'baanchandra', token: out, lang: 'en' },
      { origin: partnerOrigin },
    );
    expect(body['responseCode']).toBe(200);
    expect(out + err).not.toContain(partnerSecret);
  });

  it('has a page to try with, and nothing else on standard output', async () => {
    const { out } = await terminal.run('guest', '--html');
    expect(out).toMatch(/^<!doctype html>.*<songwai-booking partner="baanchandra" token="[\w.-]+"><\/songwai-booking>/s);
  });

  it('is refused with the reason and where to read on', async () => {
    const { code, err } = await terminal.run('guest', '--exchange', '--page-origin', 'https://stranger.test');
    expect(err).toMatch(/bad_origin.*\/widget\/v1\/help\.html#bad_origin/s);
    expect(code).toBe(1);
    expect((await terminal.run('guest', '--exchange', '--secret', 'wrong')).err).toContain('bad_signature');
  });

  it('is not made without id and secret, and the message says where to put them', async () => {
    const empty = await openTerminal();
    const { code, err } = await empty.run('guest');
    await empty.close();
    expect(code).toBe(1);
    expect(err).toMatch(/SONGWAI_SECRET|SONGWAI_PARTNER_ID/);
    expect(err).toContain('.songwai.env');
  });
});

describe('webhooks', () => {
  it('are listed with their answers, and sent again', async () => {
    const guest = await signOnGuest(gateway, 'guest-of-the-kit');
    const { jobId } = await bookJob(gateway, guest);
    await webhooks.deliver();
    const { out } = await terminal.run('webhook', 'list', '--state', 'delivered');
    const line = out.split('\n').find((one) => one.includes(jobId));
    expect(line).toMatch(/delivered\s+job\.booked\s+J\d+\s+200, 1 try/);
    const [id = ''] = (line ?? '').trim().split(/\s+/);
    expect(await terminal.run('webhook', 'replay', id)).toMatchObject({
      code: 0,
      out: expect.stringMatching(`^${id} is sent again as \\d+`),
    });
    await webhooks.deliver();
    expect(webhooks.receiver.types()).toEqual(['job.booked', 'job.booked']);
    expect(await terminal.run('webhook', 'replay', '--failed')).toMatchObject({ code: 0, out: 'Nothing failed.' });
  });

  it('are not replayed by a number that there is not', async () => {
    expect(await terminal.run('webhook', 'replay', '99999999')).toMatchObject({ code: 1 });
    expect(await terminal.run('webhook', 'replay', 'last')).toMatchObject({
      code: 2,
      err: expect.stringContaining('no delivery'),
    });
    expect(await terminal.run('webhook', 'replay')).toMatchObject({ code: 2 });
  });

  it('are heard on this machine: samples of every type, checked', async () => {
    const port = await findFreePort();
    const listener = terminal.start('webhook', 'listen', '--port', String(port), '--count', '13');
    await expect.poll(listener.said).toContain('Listening');
    const url = `http://localhost:${port}/songwai-events`;
    const foreign = await terminal.run(
      'webhook',
      'send',
      'job.booked',
      url,
      '--webhook-secret',
      `whsec_${Buffer.alloc(32, 7).toString('base64')}`,
    );
    expect(foreign).toMatchObject({ code: 1, out: expect.stringContaining('401') });
    expect(await terminal.run('webhook', 'send', 'all', url)).toMatchObject({ code: 0 });
    const { code, out, err } = await listener.ended;
    expect(out.split('\n').map((line) => line.split(' ')[0])).toEqual([
      ...['job.booked', 'job.assigned', 'job.arrived', 'job.picked_up', 'job.delivering', 'job.completed', 'job.cancelled'],
      ...['job.expired', 'job.reopened', 'job.postponed', 'job.changed', 'job.visit_failed', 'drop_point.saved'],
    ]);
    expect(err).toContain('Refused with 401');
    expect(code).toBe(0);
  });

  it('end with Ctrl-C, and the port is free again', async () => {
    const port = String(await findFreePort());
    const first = terminal.start('webhook', 'listen', '--port', port);
    await expect.poll(first.said).toContain('Listening');
    expect(await terminal.run('webhook', 'listen', '--port', port)).toMatchObject({
      code: 1,
      err: expect.stringContaining('in use'),
    });
    first.interrupt();
    expect((await first.ended).code).toBe(0);
    const again = terminal.start('webhook', 'listen', '--port', port);
    await expect.poll(again.said).toContain('Listening');
    again.interrupt();
    await again.ended;
  });

  it('are not sent to a server that is not there, nor of a type that there is not', async () => {
    expect(await terminal.run('webhook', 'send', 'job.booked', 'http://localhost:9/x')).toMatchObject({
      code: 1,
      out: expect.stringContaining('no answer'),
    });
    expect(await terminal.run('webhook', 'send', 'job.lost', 'http://localhost:9/x')).toMatchObject({
      code: 2,
      err: expect.stringContaining('job.visit_failed'),
    });
  });
});

it('a job is not booked at a gateway elsewhere, unless it is said to be a test system', async () => {
  const { code, err } = await terminal.run('job', '--origin', 'https://songwai.example');
  expect(code).toBe(1);
  expect(err).toContain('--anywhere');
});
