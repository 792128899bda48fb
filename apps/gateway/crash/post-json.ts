import http from 'node:http';

/** An answer of the gateway. */
export interface WireAnswer {
  readonly status: number;
  /** The header `Retry-After`. */
  readonly retryAfter: string | undefined;
  readonly body: Readonly<Record<string, unknown>>;
}

/** Where and as whom to post. */
export interface PostOptions {
  readonly port: number;
  readonly path: string;
  readonly token?: string | undefined;
  /** A loopback address per client: the gateway limits how much one address may ask. */
  readonly from: string;
}

const timeoutMs = 10_000;

/** Posts JSON on a connection of its own. @throws Error when no complete answer came: the gateway may have done it or not. */
export function postJson({ port, path, token, from }: PostOptions, body: object): Promise<WireAnswer> {
  const text = JSON.stringify(body);
  return new Promise((resolve, reject) => {
    const request = http.request(
      {
        host: '127.0.0.1',
        port,
        path,
        method: 'POST',
        agent: false,
        timeout: timeoutMs,
        // Only Linux has the whole 127.0.0.0/8.
        ...(process.platform === 'linux' && { localAddress: from }),
        headers: {
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(text),
          ...(token !== undefined && { 'sk-token': token }),
        },
      },
      (response) => {
        let answer = '';
        response.setEncoding('utf8');
        response.on('data', (chunk: string) => {
          answer += chunk;
        });
        response.on('error', reject);
        response.on('end', () => {
          try {
            resolve({
              status: response.statusCode ?? 0,
              retryAfter: response.headers['retry-after'],
              body: JSON.parse(answer) as Record<string, unknown>,
            });
          } catch (error) {
            reject(error);
          }
        });
      },
    );
    request.on('timeout', () => request.destroy(new Error('no answer in time')));
    request.on('error', reject);
    request.end(text);
  });
}
