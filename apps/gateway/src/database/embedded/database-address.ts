import { databaseUser } from './cluster.ts';

/** The name of the gateway's database on its own server. */
export const databaseName = 'songwai';

/** The connection string of a database on the gateway's own server, with password. */
export const databaseAddress = ({
  password,
  port,
  database = databaseName,
}: {
  password: string;
  port: number;
  database?: string;
}): string => `postgres://${databaseUser}:${password}@127.0.0.1:${port}/${database}`;
