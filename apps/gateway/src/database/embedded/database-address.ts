import { databaseUser } from './cluster.ts';

/** Name of the gateway's database in its own server. */
export const databaseName = 'songwai';

/** Where a database of the gateway's own server is reached; holds the password. */
export const databaseAddress = ({
  password,
  port,
  database = databaseName,
}: {
  password: string;
  port: number;
  database?: string;
}): string => `postgres://${databaseUser}:${password}@127.0.0.1:${port}/${database}`;
