import { randomBytes } from 'node:crypto';
import pg from 'pg';

/** The PostgreSQL of a test run, as the test workers receive it. */
export interface TestServer {
  /** Connection string of the database in which `create database` and `drop database` run. */
  readonly adminUrl: string;
  /** Prefix of the names of this run's databases, so that several runs can share a server. */
  readonly prefix: string;
}

/** Connection string of another database of the same server. */
export function addressOf(server: TestServer, database: string): string {
  const url = new URL(server.adminUrl);
  url.pathname = `/${database}`;
  return url.href;
}

/** A database name that is unique in the run. */
export function makeDatabaseName({ prefix }: TestServer): string {
  return `${prefix}_${randomBytes(6).toString('hex')}`;
}

/** Name of a template's database. */
export function templateDatabase({ prefix }: TestServer, template: string): string {
  return `${prefix}_template_${template}`;
}

/** Runs one statement on its own connection. */
export async function command(server: TestServer, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: server.adminUrl });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
