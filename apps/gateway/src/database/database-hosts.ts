import pg from 'pg';

/** The servers of an address, their common user in front and the database with its settings behind. */
const severalHosts = /^(postgres(?:ql)?:\/\/(?:[^/?#]*@)?)([^/?#@]*)(.*)$/i;

/** Which servers of an address are used, by libpq's names. */
const sessionKinds = ['any', 'read-write', 'primary'] as const;
type SessionKind = (typeof sessionKinds)[number];

/** The servers that an address names, in its order. */
export interface DatabaseHosts {
  /** An address for each server, as the driver takes it. */
  readonly urls: readonly string[];
  readonly session: string;
}

/** The driver names no servers that stand in one address, so they are taken apart here; undefined where one of them is no address. */
export function readDatabaseHosts(address: string): DatabaseHosts | undefined {
  const [, before = '', hosts = '', behind = ''] = severalHosts.exec(address) ?? [];
  const names = hosts.split(',');
  const urls = names.map((host) => (host === '' && names.length > 1 ? null : URL.parse(`${before}${host}${behind}`)));
  const sessions = urls.map((url) => url?.searchParams.get('target_session_attrs'));
  if (urls.includes(null)) return undefined;
  for (const url of urls) url?.searchParams.delete('target_session_attrs');
  const [session] = sessions;
  return { urls: urls.flatMap((url) => url?.href ?? []), session: session ?? (urls.length > 1 ? 'read-write' : 'any') };
}

/** Whether the gateway can work with such a session: it writes, so a standby is of no use to it. */
export const isSessionKind = (text: string): text is SessionKind => sessionKinds.some((kind) => kind === text);

/** The names that an address may have, for messages. */
export const sessionKindNames = sessionKinds.join(', ');

/** A server that does not answer is given up after this time, so that several fit into the time for one connection. */
const longestTryMs = 2_500;

/** No server of an address can be used. Its code is that of the server that may come back, so that callers wait for it. */
class NoHostError extends Error {
  readonly code: string;

  constructor(failures: readonly HostFailure[]) {
    super(failures.map(({ host, cause }) => `${host}: ${cause.message}`).join('; '), { cause: failures[0]?.cause });
    this.name = 'NoHostError';
    const codes = failures.map(({ cause }) => ('code' in cause && typeof cause.code === 'string' ? cause.code : 'ETIMEDOUT'));
    this.code = codes.find((code) => !/^(28|3D)/.test(code)) ?? codes[0] ?? 'ECONNREFUSED';
  }
}

interface HostFailure {
  readonly host: string;
  readonly cause: Error;
}

/** PostgreSQL's own code for a write that a standby refuses. */
class StandbyError extends Error {
  readonly code = '25006';

  constructor() {
    super('takes no writes (a standby, or set to read only)');
    this.name = 'StandbyError';
  }
}

async function requireLeader(client: pg.ClientBase, session: SessionKind): Promise<void> {
  if (session === 'any') return;
  const { rows } = await client.query<{ is_standby: boolean; is_read_only: boolean }>(
    `select pg_is_in_recovery() as is_standby, current_setting('transaction_read_only')::boolean as is_read_only`,
  );
  if (rows[0]?.is_standby || (session === 'read-write' && rows[0]?.is_read_only)) throw new StandbyError();
}

/** A connection to one server, only to see whether it can be used. */
async function tryHost(config: pg.ClientConfig, session: SessionKind): Promise<void> {
  const client = new pg.Client({ ...config, connectionTimeoutMillis: longestTryMs, query_timeout: longestTryMs });
  // A server that ends while it is asked reports that on the connection, too.
  client.on('error', () => undefined);
  try {
    await client.connect();
    await requireLeader(client, session);
  } finally {
    await client.end();
  }
}

/** The driver's own fields of a connection that is not made yet; its types do not say that they may be set. */
const pointAt = (client: pg.Client, { host, port }: pg.Client): void => {
  Object.assign(client, { host, port });
};

/**
 * The class of connections to a database. For an address of several servers (or one that must take writes) each new connection goes to the
 * first server that can be used, beginning with the one that served last, so that after a failover new connections find the new primary and a
 * server that is switched off costs its time once. The driver knows one server for each connection, and a connection cannot be made
 * twice: so another, short one finds out beforehand.
 */
export function clientClassFor(connectionString: string): typeof pg.Client {
  const hosts = readDatabaseHosts(connectionString);
  if (hosts === undefined || !isSessionKind(hosts.session) || (hosts.urls.length === 1 && hosts.session === 'any'))
    return pg.Client;
  const { urls, session } = hosts;
  let served = 0;

  const findHost = async (config: pg.ClientConfig): Promise<string> => {
    const failures: HostFailure[] = [];
    const first = served;
    for (const [offset] of urls.entries()) {
      const index = (first + offset) % urls.length;
      const url = urls[index] ?? '';
      try {
        await tryHost({ ...config, connectionString: url }, session);
        served = index;
        return url;
      } catch (cause) {
        failures.push({ host: new URL(url).host, cause: cause instanceof Error ? cause : new Error(String(cause)) });
      }
    }
    throw new NoHostError(failures);
  };

  return class extends pg.Client {
    readonly #config: pg.ClientConfig;

    constructor(config: string | pg.ClientConfig = {}) {
      const given = typeof config === 'string' ? {} : config;
      super({ ...given, connectionString: urls[0] });
      this.#config = given;
    }

    async #connectToFound(): Promise<pg.Client> {
      const url = await findHost(this.#config);
      pointAt(this, new pg.Client({ connectionString: url }));
      return super.connect();
    }

    override connect(): Promise<pg.Client>;
    override connect(callback: ((error: Error) => void) | ((error: null, client: pg.Client) => void)): void;
    override connect(
      callback?: ((error: Error) => void) | ((error: null, client: pg.Client) => void),
    ): Promise<pg.Client> | undefined {
      const connected = this.#connectToFound();
      if (callback === undefined) return connected;
      const answer = callback as (error: Error | null, client?: pg.Client) => void;
      connected.then(
        (client) => answer(null, client),
        (error: Error) => answer(error),
      );
      return undefined;
    }
  } as typeof pg.Client;
}
