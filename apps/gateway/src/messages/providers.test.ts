import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createGateway, type Gateway } from '../../tests/builders/gateway.ts';

/** What the stand-ins received. */
const mails: string[] = [];
const texts: URLSearchParams[] = [];

const mailServer = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  logger: false,
  onData: (stream, _session, done) =>
    void text(stream).then((mailText) => {
      mails.push(mailText);
      done();
    }),
});
const smsProvider = createServer((request, response) => {
  void text(request).then((form) => {
    texts.push(new URLSearchParams(form));
    response.writeHead(201).end('{"sid":"SM1"}');
  });
});

let gateway: Gateway;
beforeAll(async () => {
  const mail = mailServer.listen(0, '127.0.0.1');
  smsProvider.listen(0, '127.0.0.1');
  await Promise.all([once(mail, 'listening'), once(smsProvider, 'listening')]);
  gateway = await createGateway({
    env: {
      BACKGROUND_WORK: 'on',
      SMTP_URL: `smtp://127.0.0.1:${(mail.address() as AddressInfo).port}`,
      MAIL_FROM: 'Songwai <hello@songwai.test>',
      SMS_URL: `http://127.0.0.1:${(smsProvider.address() as AddressInfo).port}/Messages.json`,
      SMS_KEY: 'AC1:secret',
      SMS_SENDER: 'Songwai',
    },
  });
});
afterAll(async () => {
  await gateway.close();
  await new Promise<void>((resolve) => mailServer.close(() => resolve()));
  smsProvider.closeAllConnections();
  smsProvider.close();
});

describe('a gateway with a mail server and an SMS provider', () => {
  it('sends the code that somebody asked for by each, and keeps it nowhere', async () => {
    await gateway.get('/forgetPassword/demo@songwai.test/web', { lang: 'en' });
    await gateway.get('/forgetPassword/0823456789/web', { lang: 'en' });
    await expect.poll(() => mails.length).toBe(1);
    await expect.poll(() => texts.length).toBe(1);
    expect(mails[0]).toContain('Subject: Your code for a new password');
    expect(mails[0]).toMatch(/Your code is \d{4}/);
    expect(texts[0]?.get('To')).toBe('+66823456789');
    const code = /\d{4}/.exec(texts[0]?.get('Body') ?? '')?.[0];

    const rows = () => gateway.db.selectFrom('messages').select(['state', 'body']).execute();
    await expect.poll(rows).toEqual([
      { state: 'sent', body: null },
      { state: 'sent', body: null },
    ]);
    const page = await gateway.app.inject({ method: 'GET', url: '/dev/outbox?lang=en' });
    expect(page.body).toContain('The code was blanked.');
    expect(page.body).not.toContain(code);
    const renewed = { userName: '0823456789', verifyCode: code, newPassword: 'secret_2', lang: 'en' };
    expect((await gateway.post('/updateNewPassword', renewed)).body['responseCode']).toBe(200);
  });

  it('writes neither addresses nor codes into its log', () => {
    expect(gateway.logLines.join('')).not.toMatch(/demo@songwai|0823456789|Your code/);
  });
});
