import { randomBytes } from 'node:crypto';
import pg from 'pg';

/** The PostgreSQL of a test run, as the workers get it. */
export interface TestServer {
  /** Address of a database to give orders from: create, clone, drop. */
  readonly adminUrl: string;
  /** Begins the name of each of this run's databases, so that runs may share a server. */
  readonly prefix: string;
}

/** Address of another database of the same server. */
export function addressOf(server: TestServer, database: string): string {
  const url = new URL(server.adminUrl);
  url.pathname = `/${database}`;
  return url.href;
}

/** A name that no other database of the run has. */
export function makeDatabaseName({ prefix }: TestServer): string {
  return `${prefix}_${randomBytes(6).toString('hex')}`;
}

/** Name of the database that is cloned. */
export function templateDatabase({ prefix }: TestServer, template: string): string {
  return `${prefix}_template_${template}`;
}

/** Gives one order on a connection of its own. */
export async function command(server: TestServer, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: server.adminUrl });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
