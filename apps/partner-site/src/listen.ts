import type { FastifyInstance } from 'fastify';
import type { PartnerConfig } from './config.ts';

/** Exit code for a wrong configuration (`EX_CONFIG` of sysexits), after which a restart is useless. */
export const cannotStartCode = 78;

type Address = Pick<PartnerConfig, 'host' | 'port'>;

/** Instructions for errors of listening; undefined for other errors. */
const explain = (error: unknown, { host, port }: Address): string | undefined => {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE')
    return `Port ${port} on ${host} is in use: another program listens there, perhaps another Songwai. Stop it, or set PARTNER_PORT to a free one.`;
  if (code === 'EACCES')
    return `Port ${port} on ${host} may not be opened by this user. Set PARTNER_PORT to one from 1024 on, or give the user the right.`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return `${host} is no address of this machine. Set HOST to one that is, for example 127.0.0.1 or 0.0.0.0.`;
  return undefined;
};

/** Listens on the configured port. @throws Error that says what to do if it cannot. */
export const listen = async (app: FastifyInstance, address: Address): Promise<void> => {
  try {
    await app.listen({ host: address.host, port: address.port });
  } catch (error) {
    const explanation = explain(error, address);
    throw explanation === undefined ? error : new Error(explanation, { cause: error });
  }
};
