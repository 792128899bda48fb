import { registerPartners } from '../partners/routes.ts';
import { createPartnerService } from '../partners/service.ts';
import type { DescribeUser } from '../startup/user-answer.ts';
import type { Ground } from './ground.ts';

/** Whoever embeds us. */
export function composePartners(
  { app, db, clock, random }: Ground,
  { describeUser }: { readonly describeUser: DescribeUser },
): void {
  registerPartners(app, { partners: createPartnerService({ db, clock, random }), describeUser });
}
