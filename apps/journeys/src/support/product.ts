import { findFreePort } from './free-port.ts';

// Each worker loads this file again; the first process chooses the ports and the others inherit them.
process.env['JOURNEYS_PORTAL_PORT'] ??= String(await findFreePort());
process.env['JOURNEYS_PARTNER_PORT'] ??= String(await findFreePort());

/** Ports of the tested product: free ones, so that other programs on the machine are not disturbed. */
export const ports = {
  portal: Number(process.env['JOURNEYS_PORTAL_PORT']),
  partner: Number(process.env['JOURNEYS_PARTNER_PORT']),
} as const;
export const portalOrigin = `http://localhost:${ports.portal}`;
/** A different port makes it a different origin. */
export const partnerOrigin = `http://localhost:${ports.partner}`;

/** A name and password to sign in with. */
export interface Account {
  readonly userName: string;
  readonly password: string;
}

export const demoAccount: Account = { userName: 'demo@songwai.test', password: 'demo1234' };
