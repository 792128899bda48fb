import { once } from 'node:events';
import { createServer } from 'node:net';
import { CannotStartError } from '../cannot-start-error.ts';

/** The address to listen on. */
interface Address {
  readonly host: string;
  readonly port: number;
}

/** An error that says why the address cannot be used and what to do; other errors unchanged. */
export function explainListenError(error: unknown, { host, port }: Address): unknown {
  const { code } = error as NodeJS.ErrnoException;
  const explanations: Readonly<Record<string, string>> = {
    EADDRINUSE: `Port ${port} on ${host} is in use: another program listens there, perhaps another Songwai. Stop it, or set PORT to a free one.`,
    EACCES: `Port ${port} on ${host} may not be opened by this user. Set PORT to one from 1024 on, or give the user the right.`,
    EADDRNOTAVAIL: `${host} is no address of this machine. Set HOST to one that is, for example 127.0.0.1 or 0.0.0.0.`,
    ENOTFOUND: `${host} is no address of this machine. Set HOST to one that is, for example 127.0.0.1 or 0.0.0.0.`,
  };
  const explanation = explanations[code ?? ''];
  return explanation === undefined ? error : new CannotStartError(explanation, { cause: error });
}

/**
 * Checks whether the gateway can listen on its address, before it opens its database.
 *
 * @throws CannotStartError that says what to do.
 */
export async function requireFreePort(address: Address): Promise<void> {
  const probe = createServer();
  try {
    probe.listen({ host: address.host, port: address.port });
    await once(probe, 'listening');
  } catch (error) {
    throw explainListenError(error, address);
  }
  probe.close();
  await once(probe, 'close');
}
