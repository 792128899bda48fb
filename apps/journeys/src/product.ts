/** Ports of the product that the journeys run against: not the usual ones, so that a running product is left alone. */
export const ports = { portal: 18_080, partner: 18_081 } as const;
export const portalOrigin = `http://localhost:${ports.portal}`;
/** Another port is another origin. */
export const partnerOrigin = `http://localhost:${ports.partner}`;

export const demoAccount = { userName: 'demo@songwai.test', password: 'demo1234' } as const;
