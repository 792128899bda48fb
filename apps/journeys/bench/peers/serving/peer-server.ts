import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Peer, Subject } from '../subjects/subject.ts';
import { type BundledFile, bundlePeer } from './bundle-peer.ts';
import { compress } from './compress.ts';
import { installPeers } from './install-peers.ts';
import { vendorAnswerTo } from './vendor-answers.ts';

const types: Readonly<Record<string, string>> = { js: 'text/javascript; charset=utf-8', css: 'text/css; charset=utf-8' };

const send = (response: ServerResponse, type: string, body: Buffer): void => {
  response.writeHead(200, {
    'content-type': type,
    'content-encoding': 'br',
    'content-length': body.length,
    'cache-control': 'public, max-age=31536000, immutable',
    'access-control-allow-origin': '*',
    'access-control-allow-headers': '*',
    'access-control-max-age': '600',
    'cross-origin-resource-policy': 'cross-origin',
  });
  response.end(body);
};

/** Serves the peers' bundles as a CDN would, and answers for their vendors. */
export interface PeerServer {
  readonly subjects: readonly Subject[];
  /** What was answered for vendors so far. */
  readonly answered: ReadonlySet<string>;
  close(): Promise<void>;
}

const subjectOf = (peer: Peer, origin: string, files: readonly BundledFile[]): Subject => {
  const styles = files.find(({ path }) => path.endsWith('.css'));
  return {
    name: peer.name,
    script: `${origin}/${peer.id}/bundle.js`,
    ...(styles ? { styles: `${origin}${styles.path}` } : {}),
    markup: async () => peer.markup,
    usable: peer.usable,
  };
};

/** Installs, bundles and serves the peers on a free port, everything compressed with brotli 11. */
export async function servePeers(peers: readonly Peer[]): Promise<PeerServer> {
  const folder = installPeers();
  const bundles = new Map<string, Buffer>();
  const answered = new Set<string>();
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const bundle = bundles.get(pathname);
    if (bundle) return send(response, types[pathname.split('.').at(-1) ?? ''] ?? 'application/octet-stream', bundle);
    const answer = vendorAnswerTo(pathname);
    if (!answer) return response.writeHead(404, { 'access-control-allow-origin': '*' }).end();
    answered.add(answer.what);
    return send(response, answer.type, compress(answer.body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  const subjects: Subject[] = [];
  for (const peer of peers) {
    const files = await bundlePeer(peer, { folder, origin });
    for (const { path, content } of files) bundles.set(path, compress(content));
    subjects.push(subjectOf(peer, origin, files));
  }
  const close = () =>
    new Promise<void>((resolve) => {
      server.closeAllConnections();
      server.close(() => resolve());
    });
  return { subjects, answered, close };
}
