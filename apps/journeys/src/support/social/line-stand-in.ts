import { createHash, createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A local LINE Login v2.1: its page, on which one agrees or not, its tokens, and the end of what was agreed to. */
export interface LineStandIn {
  readonly url: string;
  /** User access tokens whose grants were ended. */
  readonly ended: readonly string[];
  close(): Promise<void>;
}

/** Our channel, and who sits at the browser. */
export interface LineStandInOptions {
  readonly channelId: string;
  readonly channelSecret: string;
  readonly person: { readonly sub: string; readonly name: string };
}

const base64 = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** LINE signs its web id tokens with the channel's secret. */
const sign = (claims: object, secret: string): string => {
  const body = `${base64({ alg: 'HS256', typ: 'JWT' })}.${base64(claims)}`;
  return `${body}.${createHmac('sha256', secret).update(body).digest('base64url')}`;
};

const readBody = async (request: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
};

export const startLineStandIn = async ({ channelId, channelSecret, person }: LineStandInOptions): Promise<LineStandIn> => {
  const asked = new Map<string, URLSearchParams>();
  const ended: string[] = [];

  /** LINE's page: both links lead back, as LINE does. */
  const page = (query: URLSearchParams): string => {
    const code = `code-${asked.size + 1}`;
    asked.set(code, query);
    const state = query.get('state') ?? '';
    const back = (fields: Record<string, string>) =>
      `${query.get('redirect_uri')}?${new URLSearchParams(fields)}`.replaceAll('&', '&amp;');
    return `<!doctype html><title>LINE</title><h1>LINE</h1><a href="${back({ code, state })}">Allow</a>
      <a href="${back({ error: 'access_denied', error_description: 'The resource owner denied the request.', state })}">Cancel</a>`;
  };

  const tokens = (form: URLSearchParams): object | null => {
    if (form.get('client_id') !== channelId || form.get('client_secret') !== channelSecret) return null;
    if (form.get('grant_type') === 'refresh_token') return { access_token: `fresh-${form.get('refresh_token')}` };
    if (form.get('grant_type') === 'client_credentials') return { access_token: 'channel-token' };
    const code = form.get('code') ?? '';
    const query = asked.get(code);
    asked.delete(code);
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    if (query?.get('code_challenge') !== challenge || query.get('redirect_uri') !== form.get('redirect_uri')) return null;
    const now = Math.floor(Date.now() / 1000);
    const claims = {
      iss: 'https://access.line.me',
      aud: channelId,
      iat: now,
      exp: now + 3_600,
      nonce: query.get('nonce'),
      ...person,
    };
    const granted = { access_token: `access-${person.sub}`, refresh_token: `refresh-${person.sub}`, token_type: 'Bearer' };
    return { ...granted, expires_in: 2_592_000, id_token: sign(claims, channelSecret) };
  };

  const server = createServer(async (request, response) => {
    const body = await readBody(request);
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://line');
    if (pathname === '/oauth2/v2.1/authorize')
      return response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page(searchParams));
    if (pathname === '/user/v1/deauthorize') {
      ended.push(String((JSON.parse(body) as { userAccessToken: string }).userAccessToken));
      return response.writeHead(204).end();
    }
    const answer = pathname.endsWith('/token') ? tokens(new URLSearchParams(body)) : null;
    return response
      .writeHead(answer === null ? 400 : 200, { 'content-type': 'application/json' })
      .end(JSON.stringify(answer ?? { error: 'invalid_grant' }));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    ended,
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
};
