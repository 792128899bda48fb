/** Configuration of the partner's site. */
export interface PartnerConfig {
  readonly port: number;
  readonly host: string;
  /** Origin that serves the widget and answers its calls. */
  readonly songwaiOrigin: string;
  readonly partnerId: string;
  /** Shared with Songwai; it signs the guests' tokens and never reaches a browser. */
  readonly secret: string;
  /** Secret of Songwai's webhooks to this server (`whsec_…`); without it no webhook is accepted. */
  readonly webhookSecret: string | undefined;
}

const readPort = (text: string | undefined, fallback: number, name: string): number => {
  const port = text ? Number(text) : fallback;
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new Error(`${name} is "${text}": give a port from 0 to 65535.`);
  return port;
};

/** Both alphabets of base64: secrets from before docs/decisions/0025 use the URL-safe one. */
const readWebhookSecret = (text: string | undefined): string | undefined => {
  if (!text) return undefined;
  if (!/^whsec_[\w+/-]{20,}={0,2}$/.test(text))
    throw new Error(
      'PARTNER_WEBHOOK_SECRET is not of the form whsec_<base64>: give the secret that Songwai showed for this webhook.',
    );
  return text;
};

/** @throws Error that names the variable and what to do. */
export const readConfig = (env: Readonly<Record<string, string | undefined>>): PartnerConfig => {
  const secret = env['PARTNER_DEMO_SECRET'];
  if (!secret)
    throw new Error(
      'PARTNER_DEMO_SECRET is not set: give the secret that Songwai registered for this partner ("npm start" makes one).',
    );
  return {
    port: readPort(env['PARTNER_PORT'], 8081, 'PARTNER_PORT'),
    host: env['HOST'] || '127.0.0.1',
    songwaiOrigin: new URL(env['PUBLIC_URL'] || `http://localhost:${readPort(env['PORT'], 8080, 'PORT')}`).origin,
    partnerId: env['PARTNER_ID'] || 'baanchandra',
    secret,
    webhookSecret: readWebhookSecret(env['PARTNER_WEBHOOK_SECRET']),
  };
};
