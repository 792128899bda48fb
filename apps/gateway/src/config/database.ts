import type { EnvironmentReader } from '../environment-reader.ts';

/** Where the database is, and how many connections to it are made. */
interface DatabaseConfig {
  readonly databaseUrl: string | undefined;
  readonly databaseDirectUrl: string | undefined;
  readonly databasePoolSize: number;
}

/** The ways of TLS that the driver has; it has neither of libpq's that fall back to an open connection. */
const tlsModes = ['disable', 'no-verify', 'require', 'verify-ca', 'verify-full'];

function readAddress(reader: EnvironmentReader, name: string): string | undefined {
  const text = reader.text(name);
  if (text !== undefined && /^postgres(ql)?:\/\/([^@/]*@)?[^/]*,/.test(text)) {
    reader.complain(
      name,
      'names several hosts; give one address that leads to the primary (a proxy such as HAProxy, a moving address, or a name that follows it).',
    );
    return undefined;
  }
  const url = reader.url(name, ['postgres:', 'postgresql:']);
  if (url === undefined) return undefined;
  const mode = new URL(url).searchParams.get('sslmode');
  if (mode !== null && !tlsModes.includes(mode))
    reader.complain(name, `has sslmode=${mode}; set it to one of ${tlsModes.join(', ')}, or leave it out for no TLS.`);
  return url;
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
