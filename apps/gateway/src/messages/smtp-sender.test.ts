import { once } from 'node:events';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterEach, describe, expect, it } from 'vitest';
import { DeliveryError } from './sender.ts';
import { createSmtpSender } from './smtp-sender.ts';

const mail = {
  ...{ id: 7, to: 'malee@example.com', replyTo: null, unsubscribeUrl: null },
  ...{ subject: 'รหัสของคุณ', body: 'รหัสคือ 4821\nอย่าบอกใคร' },
};
const running = new AbortController().signal;

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

/** A mail server that stores the mail it accepts. */
async function startMailServer(options: SMTPServerOptions = {}) {
  const mails: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    logger: false,
    onData: (stream, _session, done) => {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        mails.push(Buffer.concat(parts).toString());
        done();
      });
    },
    ...options,
  });
  const listening = server.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  closing.push(() => new Promise((resolve) => server.close(() => resolve())));
  return { letters: mails, port: (listening.address() as AddressInfo).port };
}

/** A server that sends only this greeting, if any, and nothing else. */
async function startSilentServer(greeting?: string): Promise<number> {
  const sockets = new Set<Socket>();
  const server: Server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    if (greeting !== undefined) socket.write(greeting);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  closing.push(async () => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return (server.address() as AddressInfo).port;
}

interface Sender {
  readonly userInfo?: string;
  readonly answersTo?: string;
  readonly timeoutMs?: number;
}

const senderAt = (port: number, { userInfo = '', ...options }: Sender = {}) =>
  createSmtpSender({ url: `smtp://${userInfo}127.0.0.1:${port}`, from: 'Songwai <hello@songwai.test>', ...options });

const refusal = (responseCode: number) => Object.assign(new Error(`refused, malee@example.com`), { responseCode });

const failureOf = async (sending: Promise<void>): Promise<DeliveryError> => {
  const error: unknown = await sending.then(
    () => expect.fail('the mail was taken'),
    (problem: unknown) => problem,
  );
  if (error instanceof DeliveryError) return error;
  throw error;
};

describe('mail through an SMTP server', () => {
  it('arrives as plain text from the configured sender, the same at every attempt', async () => {
    const { letters, port } = await startMailServer();
    await senderAt(port).send(mail, running);
    await senderAt(port).send(mail, running);
    expect(letters).toHaveLength(2);
    for (const mailText of letters) {
      expect(mailText).toContain('From: Songwai <hello@songwai.test>');
      expect(mailText).toContain('To: malee@example.com');
      expect(mailText).toContain('Message-ID: <message-7@songwai.test>');
      expect(mailText).toMatch(/content-type: text\/plain; charset=utf-8/i);
      const body = mailText.split('\r\n\r\n')[1] ?? '';
      expect(Buffer.from(body, 'base64').toString()).toBe(mail.body);
    }
  });

  it.each([
    ['whom the mail names', 'sales@songwai.test', 'sales@songwai.test'],
    ['the support desk where the mail names nobody', null, 'desk@songwai.test'],
  ])('is answered to %s', async (_whom, replyTo, answered) => {
    const { letters, port } = await startMailServer();
    await senderAt(port, { answersTo: 'desk@songwai.test' }).send({ ...mail, replyTo }, running);
    expect(letters[0]).toContain(`Reply-To: ${answered}`);
  });

  it('is answered to its sender where no desk is set', async () => {
    const { letters, port } = await startMailServer();
    await senderAt(port).send(mail, running);
    expect(letters[0]).not.toContain('Reply-To');
  });

  it('can be ended by one press of a mail program where it has an address for that', async () => {
    const { letters, port } = await startMailServer();
    const unsubscribeUrl = `https://songwai.test/api/notification/unsubscribe?token=${'eyJhbGciOi_-'.repeat(20)}`;
    await senderAt(port).send({ ...mail, unsubscribeUrl }, running);
    await senderAt(port).send(mail, running);
    const headers = letters[0]?.split('\r\n\r\n')[0]?.replace(/\r\n(?=\s)/g, '');
    expect(headers).toContain(`List-Unsubscribe: <${unsubscribeUrl}>\r\n`);
    expect(headers).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    expect(letters[1]).not.toMatch(/list-unsubscribe/i);
  });

  it('signs in where the address has a user, and waits for the operator where the password is refused', async () => {
    const { port, letters } = await startMailServer({
      authOptional: false,
      onAuth: ({ username, password }, _session, done) =>
        username === 'me' && password === 'p@ss' ? done(null, { user: username }) : done(refusal(535)),
    });
    await senderAt(port, { userInfo: 'me:p%40ss@' }).send(mail, running);
    expect(letters).toHaveLength(1);
    expect(await failureOf(senderAt(port, { userInfo: 'me:wrong@' }).send(mail, running))).toMatchObject({ isPermanent: false });
  });

  it.each([
    ['a mailbox that does not exist', 550, true],
    ['a mailbox that is busy', 450, false],
  ])('tells %s (%i) for what it is, without repeating the address', async (_what, code, isPermanent) => {
    const { port } = await startMailServer({ onRcptTo: (_address, _session, done) => done(refusal(code)) });
    const error = await failureOf(senderAt(port).send(mail, running));
    expect(error.isPermanent).toBe(isPermanent);
    expect(error.message).toContain(String(code));
    expect(error.message).not.toContain('malee');
  });

  it('goes to one person, whatever the address holds', async () => {
    const recipients: string[] = [];
    const { port } = await startMailServer({
      onRcptTo: ({ address }, _session, done) => {
        recipients.push(address);
        done();
      },
    });
    await senderAt(port)
      .send({ ...mail, to: 'a@example.com, b@example.com' }, running)
      .catch(() => undefined);
    expect(recipients.filter((address) => address === 'b@example.com')).toEqual([]);
  });

  it.each([
    ['says nothing', undefined],
    ['stops after its greeting', '220 mail.example ESMTP\r\n'],
  ])('does not wait for a server that %s', async (_what, greeting) => {
    const silent = senderAt(await startSilentServer(greeting), { timeoutMs: 300 });
    const error = await failureOf(silent.send(mail, running));
    expect(error.isPermanent).toBe(false);
  });

  it('tries later where nobody listens', async () => {
    const { port } = await startMailServer();
    for (const close of closing.splice(0)) await close();
    expect(await failureOf(senderAt(port).send(mail, running))).toMatchObject({ isPermanent: false });
  });

  it('lets the gateway stop at once', async () => {
    const stop = new AbortController();
    const sending = failureOf(senderAt(await startSilentServer()).send(mail, stop.signal));
    stop.abort();
    expect((await sending).message).toBe('the gateway stopped');
  });
});
