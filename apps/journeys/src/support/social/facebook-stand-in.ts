import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';

/** A local Facebook: the Graph API that knows one token, and the SDK in a page, which hands it out. */
export interface FacebookStandIn {
  /** With the version, as `FACEBOOK_URL` has it. */
  readonly url: string;
  /** Serves the SDK in this page, in which the person has a session at Facebook. */
  serveSdk(page: Page): Promise<void>;
  close(): Promise<void>;
}

export interface FacebookStandInOptions {
  readonly appId: string;
  readonly person: { readonly id: string; readonly token: string; readonly firstName: string; readonly lastName: string };
}

/** What the SDK does in the page. It marks the document when it has signed the person out, and stores the token unless told not to. */
const sdkOf = ({ appId, person }: FacebookStandInOptions): string => `
  const session = { status: 'connected', authResponse: { accessToken: '${person.token}', userID: '${person.id}' } };
  window.FB = {
    init: ({ appId, localStorage: isStored = true }) => {
      if (appId !== '${appId}') throw new Error('Another app');
      if (isStored) localStorage.setItem('fblst_${appId}', '${person.token}');
    },
    login: (onAnswer) => {
      document.documentElement.dataset.facebookAddress = location.href;
      onAnswer(session);
    },
    getLoginStatus: (onAnswer) => onAnswer(session),
    logout: (onAnswer) => { document.documentElement.dataset.facebook = 'left'; onAnswer(); },
    api: (path, query, onAnswer) => onAnswer({ first_name: '${person.firstName}', last_name: '${person.lastName}' }),
  };`;

export const startFacebookStandIn = async (options: FacebookStandInOptions): Promise<FacebookStandIn> => {
  const { appId, person } = options;
  const server = createServer((request, response) => {
    const { searchParams } = new URL(request.url ?? '/', 'http://graph');
    const isKnown = searchParams.get('input_token') === person.token;
    const data = { app_id: appId, user_id: person.id, is_valid: isKnown, expires_at: 0 };
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ data }));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v23.0`,
    serveSdk: async (page) => {
      await page.route('https://connect.facebook.net/**', (route) =>
        route.fulfill({
          contentType: 'text/javascript',
          headers: { 'access-control-allow-origin': '*' },
          body: sdkOf(options),
        }),
      );
    },
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
};
