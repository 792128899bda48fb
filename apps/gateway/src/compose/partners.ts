import { createPublicPages } from '../partners/public-pages.ts';
import { registerPublicPages } from '../partners/public-routes.ts';
import { createPartnerRegistry } from '../partners/registry.ts';
import { registerPartnerRegistry } from '../partners/registry-routes.ts';
import { registerPartners } from '../partners/routes.ts';
import { createPartnerService } from '../partners/service.ts';
import type { DescribeUser } from '../startup/user-answer.ts';
import type { Ground } from './ground.ts';

/** Whoever embeds us. */
export function composePartners(
  { app, config, db, clock, random }: Ground,
  { describeUser }: { readonly describeUser: DescribeUser },
): void {
  registerPartners(app, { partners: createPartnerService({ db, clock, random }), describeUser });
  const allowsLocalhost = !config.isProduction;
  registerPartnerRegistry(app, createPartnerRegistry({ db, clock, random, allowsLocalhost }));
  registerPublicPages(app, createPublicPages({ db, publicUrl: config.publicUrl }));
}
