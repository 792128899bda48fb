import { rm, writeFile } from 'node:fs/promises';
import { KitError } from '../kit-error.ts';
import { addWebhook, demoPartner } from './add-webhook.ts';
import type { OwnGateway } from './start-gateway.ts';

/** The settings of a test partner, by variable. */
export type TestPartner = Readonly<
  Record<
    | 'SONGWAI_ORIGIN'
    | 'SONGWAI_PARTNER_ID'
    | 'SONGWAI_SECRET'
    | 'SONGWAI_WEBHOOK_SECRET'
    | 'SONGWAI_WEBHOOK_URL'
    | 'SONGWAI_PAGE_ORIGIN',
    string
  >
>;

/** Makes the demo partner of a gateway of our own ready for tests. */
export const openTestPartner = async (
  { origin, secret }: OwnGateway,
  { webhookUrl, pagePort }: { readonly webhookUrl: string; readonly pagePort: number },
): Promise<TestPartner> => ({
  SONGWAI_ORIGIN: origin,
  SONGWAI_PARTNER_ID: demoPartner.id,
  SONGWAI_SECRET: secret,
  SONGWAI_WEBHOOK_SECRET: await addWebhook(origin, webhookUrl),
  SONGWAI_WEBHOOK_URL: webhookUrl,
  SONGWAI_PAGE_ORIGIN: `http://localhost:${pagePort}`,
});

/** Writes the settings for the other commands, readable for this user alone. @throws {KitError} there is such a file already */
export async function writeEnvFile(file: string, partner: TestPartner): Promise<() => Promise<void>> {
  const lines = Object.entries(partner).map(([name, value]) => `${name}=${value}`);
  const text = ['# Of a test partner; goes when its gateway ends.', ...lines, ''].join('\n');
  try {
    await writeFile(file, text, { mode: 0o600, flag: 'wx' });
  } catch (cause) {
    const isThere = cause instanceof Error && 'code' in cause && cause.code === 'EEXIST';
    throw new KitError(
      isThere
        ? `${file} is there already: another gateway of this kit runs, or it is your own file. Stop the one, or give another --settings.`
        : `${file} cannot be written: ${String(cause)}`,
      { cause },
    );
  }
  return () => rm(file, { force: true });
}
