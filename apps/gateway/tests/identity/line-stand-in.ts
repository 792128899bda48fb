import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SignJWT } from 'jose';

/** A person who signs in at LINE, and what may be wrong with the id token. */
export interface LinePerson {
  readonly sub: string;
  readonly name?: string;
  readonly claims?: Readonly<Record<string, unknown>>;
  /** Signs the id token instead of the channel's secret. */
  readonly signedWith?: string;
}

/** A local server that speaks LINE Login v2.1: authorize, token, deauthorize. */
export interface LineStandIn {
  readonly url: string;
  readonly deauthorized: readonly { readonly userAccessToken: string; readonly channelToken: string }[];
  /** Opens the authorize page as this person would, and agrees. @returns the query with which LINE sends the browser back. */
  agree(authorizeUri: string, person: LinePerson): URLSearchParams;
  /** Answers every call of the API with this status, until undefined. */
  fail(status: number | undefined): void;
  close(): Promise<void>;
}

interface StandInOptions {
  readonly channelId: string;
  readonly channelSecret: string;
  readonly now: () => Date;
}

const json = (response: ServerResponse, status: number, body: object) =>
  void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

const readBody = async (request: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
};

export async function startLineStandIn({ channelId, channelSecret, now }: StandInOptions): Promise<LineStandIn> {
  const codes = new Map<string, { readonly asked: URLSearchParams; readonly person: LinePerson }>();
  const deauthorized: { userAccessToken: string; channelToken: string }[] = [];
  let failing: number | undefined;

  const idToken = ({ sub, name, claims, signedWith = channelSecret }: LinePerson, nonce: string) =>
    new SignJWT({ nonce, ...(name !== undefined && { name }), amr: ['linesso'], ...claims })
      .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
      .setIssuer(String(claims?.['iss'] ?? 'https://access.line.me'))
      .setSubject(sub)
      .setAudience(String(claims?.['aud'] ?? channelId))
      .setIssuedAt(now())
      .setExpirationTime(new Date(now().getTime() + 3_600_000))
      .sign(new TextEncoder().encode(signedWith));

  const isOwnChannel = (form: URLSearchParams) =>
    form.get('client_id') === channelId && form.get('client_secret') === channelSecret;

  const exchange = async (form: URLSearchParams, response: ServerResponse) => {
    const code = form.get('code') ?? '';
    const begun = codes.get(code);
    // A code works once, also where the exchange is refused.
    codes.delete(code);
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    const isRight =
      begun?.asked.get('code_challenge') === challenge && begun.asked.get('redirect_uri') === form.get('redirect_uri');
    if (begun === undefined || !isRight || !isOwnChannel(form)) return json(response, 400, { error: 'invalid_grant' });
    const { person, asked } = begun;
    const granted = { access_token: `access-${person.sub}`, refresh_token: `refresh-${person.sub}`, token_type: 'Bearer' };
    return json(response, 200, { ...granted, expires_in: 2_592_000, id_token: await idToken(person, asked.get('nonce') ?? '') });
  };

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const body = await readBody(request);
    if (failing !== undefined) return void response.writeHead(failing).end();
    const form = new URLSearchParams(body);
    if (request.url === '/oauth2/v2.1/token' && form.get('grant_type') === 'authorization_code') return exchange(form, response);
    if (request.url === '/oauth2/v2.1/token' && form.get('grant_type') === 'refresh_token' && isOwnChannel(form))
      return json(response, 200, { access_token: `fresh-${form.get('refresh_token')}` });
    if (request.url === '/oauth2/v3/token' && form.get('grant_type') === 'client_credentials' && isOwnChannel(form))
      return json(response, 200, { access_token: 'channel-token' });
    if (request.url === '/user/v1/deauthorize') {
      const { userAccessToken } = JSON.parse(body) as { userAccessToken: string };
      deauthorized.push({ userAccessToken, channelToken: String(request.headers.authorization) });
      return void response.writeHead(204).end();
    }
    return json(response, 404, {});
  };

  const server = createServer((request, response) => void answer(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    deauthorized,
    agree: (authorizeUri, person) => {
      const asked = new URL(authorizeUri).searchParams;
      const code = `code-${person.sub}-${codes.size}-${asked.get('state')?.slice(0, 8)}`;
      codes.set(code, { asked, person });
      return new URLSearchParams({ code, state: asked.get('state') ?? '' });
    },
    fail: (status) => {
      failing = status;
    },
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
