import { isSessionKind, readDatabaseHosts, sessionKindNames } from '../database/database-hosts.ts';
import type { EnvironmentReader } from '../environment-reader.ts';

/** Where the database is, and how many connections to it are made. */
interface DatabaseConfig {
  readonly databaseUrl: string | undefined;
  readonly databaseDirectUrl: string | undefined;
  readonly databasePoolSize: number;
}

/** The ways of TLS that the driver has; it has neither of libpq's that fall back to an open connection. */
const tlsModes = ['disable', 'no-verify', 'require', 'verify-ca', 'verify-full'];

const protocols = ['postgres:', 'postgresql:'];

function readAddress(reader: EnvironmentReader, name: string): string | undefined {
  const text = reader.text(name);
  const hosts = text === undefined || !/^postgres(ql)?:\/\//i.test(text) ? undefined : readDatabaseHosts(text);
  if (text === undefined || hosts === undefined) {
    if (text !== undefined && /^postgres(ql)?:\/\/([^/?#]*@)?[^/?#]*,/i.test(text))
      reader.complain(
        name,
        'names several hosts, of which one is no address; write postgres://user:password@host1:5432,host2:5432/database.',
      );
    else reader.url(name, protocols);
    return undefined;
  }
  const mode = new URL(hosts.urls[0] ?? '').searchParams.get('sslmode');
  if (mode !== null && !tlsModes.includes(mode))
    reader.complain(name, `has sslmode=${mode}; set it to one of ${tlsModes.join(', ')}, or leave it out for no TLS.`);
  if (!isSessionKind(hosts.session))
    reader.complain(
      name,
      `has target_session_attrs=${hosts.session}; the gateway writes, so set it to one of ${sessionKindNames}, or leave it out.`,
    );
  return text.replace(/\/+$/, '');
}

/** Reads where the database is. */
export function readDatabaseConfig(reader: EnvironmentReader): DatabaseConfig {
  const databaseUrl = readAddress(reader, 'DATABASE_URL');
  const databaseDirectUrl = readAddress(reader, 'DATABASE_DIRECT_URL');
  if (databaseDirectUrl !== undefined && reader.text('DATABASE_URL') === undefined)
    reader.complain('DATABASE_DIRECT_URL', 'is set without DATABASE_URL; set that too, or leave both out for the own database.');
  return {
    databaseUrl,
    databaseDirectUrl,
    databasePoolSize: reader.number('DATABASE_POOL', { fallback: 20, min: 2, max: 500 }),
  };
}
