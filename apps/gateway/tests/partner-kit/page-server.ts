import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What the partner's page is, from now on. */
export interface ServedPage {
  readonly html: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly status?: number;
}

/** A partner's server, with one page. */
export async function openPageServer() {
  let page: ServedPage = { html: '' };
  const server = createServer((request, response) => {
    if (request.url === '/moved') return void response.writeHead(302, { location: '/' }).end();
    const { html, headers = {}, status = 200 } = page;
    response.writeHead(status, { 'content-type': 'text/html; charset=utf-8', ...headers }).end(html);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://localhost:${port}`,
    serve: (served: ServedPage) => {
      page = served;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
