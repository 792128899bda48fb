import { findFreePort } from './free-port.ts';

// Playwright loads this once more in each worker: the first to look chooses, and the others inherit its choice.
process.env['JOURNEYS_PORTAL_PORT'] ??= String(await findFreePort());
process.env['JOURNEYS_PARTNER_PORT'] ??= String(await findFreePort());

/** Ports of the product that the journeys run against: free ones, so that whatever else runs on the machine is left alone. */
export const ports = {
  portal: Number(process.env['JOURNEYS_PORTAL_PORT']),
  partner: Number(process.env['JOURNEYS_PARTNER_PORT']),
} as const;
export const portalOrigin = `http://localhost:${ports.portal}`;
/** Another port is another origin. */
export const partnerOrigin = `http://localhost:${ports.partner}`;

/** A name and password to sign in with. */
export interface Account {
  readonly userName: string;
  readonly password: string;
}

export const demoAccount: Account = { userName: 'demo@songwai.test', password: 'demo1234' };
