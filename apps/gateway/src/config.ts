import path from 'node:path';
import { CannotStartError } from './cannot-start-error.ts';
import { type AnalyticsConfig, readAnalyticsConfig } from './config/analytics.ts';
import { type CrmConfig, readCrmConfig } from './config/crm.ts';
import { readDatabaseConfig } from './config/database.ts';
import { type FacebookConfig, readFacebookConfig } from './config/facebook.ts';
import { type HttpConfig, readHttpConfig } from './config/http.ts';
import { type LineConfig, readLineConfig } from './config/line.ts';
import { type MessagesConfig, noMessages, readMessagesConfig } from './config/messages.ts';
import { type NominatimConfig, readNominatimConfig } from './config/nominatim.ts';
import { type PaymentsConfig, readBillerId, readPaymentsConfig } from './config/payments.ts';
import { type PushConfig, readPushConfig } from './config/push.ts';
import { readStorageConfig, type StorageConfig } from './config/storage.ts';
import { readSupportConfig, type SupportConfig } from './config/support.ts';
import { readWebhooksConfig, type WebhooksConfig } from './config/webhooks.ts';
import { type Environment, EnvironmentReader } from './environment-reader.ts';
import { parseTrustedProxies, type TrustedProxies } from './http/callers/trusted-proxies.ts';

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** Default secret of the demo partner's site and the demo seed; never used in production. */
const developmentPartnerSecret = 'songwai-demo-partner-secret-for-development';
const shortestSecretBytes = 32;

/** Raster tiles of the map, with the attribution that their provider requires. */
export interface TileConfig {
  readonly url: string;
  readonly attribution: string;
}

/** The configuration of a deployment; docs/operations.md lists its variables. */
export interface Config {
  readonly isProduction: boolean;
  readonly host: string;
  readonly port: number;
  readonly partnerPort: number;
  /** Where customers reach the portal, without a trailing slash. */
  readonly publicUrl: string;
  /** Maximum number of calls per minute from one address. */
  readonly requestsPerMinute: number;
  readonly trustedProxies: TrustedProxies;
  /** Maximum number of unfinished cash jobs of a new customer. */
  readonly newCustomerCashJobs: number;
  readonly http: HttpConfig;
  /** Absolute path. */
  readonly dataDir: string;
  /** Absent: the gateway runs its own PostgreSQL in `dataDir`. */
  readonly databaseUrl: string | undefined;
  /** The same PostgreSQL without a pooler between; absent: `databaseUrl`. */
  readonly databaseDirectUrl: string | undefined;
  /** The most connections that calls and workers of this gateway share. */
  readonly databasePoolSize: number;
  /** How long `/readyz` says "stopping" before a stop begins, so that proxies learn of it. */
  readonly stopDelayMs: number;
  readonly seed: 'demo' | 'none';
  /** False: this gateway only answers calls; another on the same database does the background work. */
  readonly worksInBackground: boolean;
  /** False in a drill on a restored copy: nothing is sent to anybody, and no provider is asked to do anything. */
  readonly actsOutside: boolean;
  /** Speed of the dispatch simulator: simulated seconds per second; 0 switches it off. */
  readonly simulationSpeed: number;
  readonly simulationSeed: number;
  readonly photonUrl: string | undefined;
  /** Whether Google's server is asked where its short links to a map lead. */
  readonly resolvesShortMapLinks: boolean;
  readonly nominatim: NominatimConfig | undefined;
  readonly osrmUrl: string | undefined;
  readonly vroomUrl: string | undefined;
  readonly storage: StorageConfig;
  readonly tiles: TileConfig | undefined;
  readonly messages: MessagesConfig;
  readonly webhooks: WebhooksConfig;
  /** Absent: signing in by Facebook is not available. */
  readonly facebook: FacebookConfig | undefined;
  /** Absent: signing in by LINE is not available. */
  readonly line: LineConfig | undefined;
  readonly payments: PaymentsConfig;
  /** Our number as a biller of PromptPay, 15 digits; absent: the code on an invoice leads to its page. */
  readonly billerId: string | undefined;
  /** Absent: page views are not counted. */
  readonly analytics: AnalyticsConfig | undefined;
  /** Absent: nothing is pushed to devices. */
  readonly push: PushConfig | undefined;
  readonly support: SupportConfig;
  readonly crm: CrmConfig;
  readonly logLevel: (typeof logLevels)[number];
  /** HS256 secret that the demo partner's site shares with the demo seed; absent where there is no demo partner. */
  readonly partnerDemoSecret: string | undefined;
  /** Absolute path of the built portal. */
  readonly portalDir: string;
  /** Absolute path of files of this and earlier builds of the portal. */
  readonly portalArchiveDir: string;
  /** Absolute path of the built widget. */
  readonly widgetDir: string;
  /** Absolute path of the widget's releases. */
  readonly widgetArchiveDir: string;
  /** Absolute path of the built stories; served below /storybook/ where they exist. */
  readonly storybookDir: string;
}

/** The environment is invalid; the message lists every invalid variable with what to do. */
export class ConfigError extends CannotStartError {
  override readonly name = 'ConfigError';
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(`The gateway cannot start with this environment:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
    this.problems = problems;
  }
}

const web = ['http:', 'https:'] as const;

function readTiles(reader: EnvironmentReader): TileConfig | undefined {
  const url = reader.url('TILE_URL', web);
  const attribution = reader.text('TILE_ATTRIBUTION');
  if (url === undefined) {
    if (attribution !== undefined && reader.text('TILE_URL') === undefined)
      reader.complain('TILE_ATTRIBUTION', 'is set without TILE_URL; set TILE_URL too, or leave both out for the built-in map.');
    return undefined;
  }
  // new URL() escapes the braces of a template, so the text itself is checked.
  const missing = ['{z}', '{x}', '{y}'].filter((part) => !url.includes(part));
  if (missing.length > 0)
    reader.complain('TILE_URL', `lacks ${missing.join(', ')}; write it as https://tiles.example/{z}/{x}/{y}.png.`);
  if (attribution === undefined) {
    reader.complain('TILE_ATTRIBUTION', 'is missing; set it to the credit which the maker of the tiles at TILE_URL asks for.');
    return undefined;
  }
  return { url, attribution };
}

function readTrustedProxies(reader: EnvironmentReader): TrustedProxies {
  const text = reader.text('TRUST_PROXY') ?? '0';
  const proxies = parseTrustedProxies(text);
  if (proxies === undefined)
    reader.complain(
      'TRUST_PROXY',
      `is "${text}"; set it to the addresses of the proxies (10.0.0.0/8, 203.0.113.7) or to their number from 0 to 10, or leave it out.`,
    );
  return proxies ?? 0;
}

function readPartnerSecret(reader: EnvironmentReader, hasDevelopmentDefault: boolean): string | undefined {
  const secret = reader.text('PARTNER_DEMO_SECRET');
  if (secret === undefined) return hasDevelopmentDefault ? developmentPartnerSecret : undefined;
  if (Buffer.byteLength(secret) < shortestSecretBytes)
    reader.complain(
      'PARTNER_DEMO_SECRET',
      `is shorter than ${shortestSecretBytes} bytes; make one with \`openssl rand -hex 32\`.`,
    );
  return secret;
}

/**
 * Reads the configuration from the environment; no other code does.
 *
 * @throws {ConfigError} with every problem found, not only the first.
 */
export function readConfig(env: Environment): Config {
  const reader = new EnvironmentReader(env);
  const isProduction = reader.choice('NODE_ENV', ['development', 'test', 'production'], 'development') === 'production';
  const port = reader.number('PORT', { fallback: 8080, min: 1, max: 65_535 });
  const partnerPort = reader.number('PARTNER_PORT', {
    fallback: 8081,
    min: 1,
    max: 65_535,
  });
  if (port === partnerPort)
    reader.complain(
      'PARTNER_PORT',
      `is ${partnerPort}, and so is PORT; give the partner's site another port, it must be another origin.`,
    );
  const seed = reader.choice('SEED', ['demo', 'none'], isProduction ? 'none' : 'demo');
  if (isProduction && seed === 'demo')
    reader.complain(
      'SEED',
      'is "demo" with NODE_ENV=production; demo accounts have a known password, so leave SEED out or set it to none.',
    );

  const actsOutside = reader.choice('OUTBOUND', ['on', 'off'], 'on') === 'on';
  /** A provider is checked, but not used, where nothing may leave. */
  const whenOutside = <T>(configured: T, none: T): T => (actsOutside ? configured : none);
  const publicUrl = reader.url('PUBLIC_URL', web) ?? `http://localhost:${port}`;
  const dataDir = reader.directory('DATA_DIR', '.data');
  const config: Config = {
    isProduction,
    host: reader.text('HOST') ?? '127.0.0.1',
    port,
    partnerPort,
    publicUrl,
    requestsPerMinute: reader.number('REQUESTS_PER_MINUTE', {
      fallback: 1_200,
      min: 1,
      max: 1_000_000,
    }),
    trustedProxies: readTrustedProxies(reader),
    newCustomerCashJobs: reader.number('NEW_CUSTOMER_CASH_JOBS', { fallback: 5, min: 1, max: 1_000_000 }),
    http: readHttpConfig(reader),
    dataDir,
    storage: readStorageConfig(reader, dataDir),
    ...readDatabaseConfig(reader),
    stopDelayMs: 1000 * reader.number('STOP_DELAY_SECONDS', { fallback: isProduction ? 5 : 0, min: 0, max: 60 }),
    seed,
    worksInBackground: reader.choice('BACKGROUND_WORK', ['on', 'off'], 'on') === 'on',
    actsOutside,
    simulationSpeed: reader.number('SIMULATION_SPEED', {
      fallback: seed === 'demo' ? 20 : 0,
      min: 0,
      max: 10_000,
      isWhole: false,
    }),
    simulationSeed: reader.number('SIMULATION_SEED', {
      fallback: 1,
      min: 0,
      max: 2 ** 32 - 1,
    }),
    photonUrl: reader.url('PHOTON_URL', web),
    resolvesShortMapLinks: reader.choice('SHORT_MAP_LINKS', ['on', 'off'], 'off') === 'on',
    nominatim: readNominatimConfig(reader),
    osrmUrl: reader.url('OSRM_URL', web),
    vroomUrl: reader.url('VROOM_URL', web),
    tiles: readTiles(reader),
    messages: whenOutside(readMessagesConfig(reader), noMessages),
    webhooks: readWebhooksConfig(reader),
    facebook: readFacebookConfig(reader),
    line: readLineConfig(reader),
    payments: whenOutside(readPaymentsConfig(reader, isProduction), { provider: 'off' }),
    billerId: readBillerId(reader),
    push: whenOutside(readPushConfig(reader), undefined),
    support: readSupportConfig(reader, isProduction),
    analytics: readAnalyticsConfig(reader, publicUrl),
    crm: whenOutside(readCrmConfig(reader, isProduction), { pipedrive: undefined }),
    logLevel: reader.choice('LOG_LEVEL', logLevels, 'info'),
    partnerDemoSecret: readPartnerSecret(reader, seed === 'demo' && !isProduction),
    portalDir: reader.directory('PORTAL_DIR', 'apps/portal/dist'),
    portalArchiveDir: reader.text('PORTAL_ARCHIVE_DIR')
      ? reader.directory('PORTAL_ARCHIVE_DIR', '')
      : path.join(dataDir, 'portal'),
    widgetDir: reader.directory('WIDGET_DIR', 'packages/widget/dist'),
    widgetArchiveDir: reader.text('WIDGET_ARCHIVE_DIR')
      ? reader.directory('WIDGET_ARCHIVE_DIR', '')
      : path.join(dataDir, 'widget'),
    storybookDir: reader.directory('STORYBOOK_DIR', '.cache/storybook'),
  };
  if (reader.problems.length > 0) throw new ConfigError(reader.problems);
  return config;
}
