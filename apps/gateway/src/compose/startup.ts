import type { Ground } from '../platform/platform.ts';
import type { AccountService } from '../sessions/service.ts';
import { registerChangeLog } from '../startup/change-log-routes.ts';
import { createOrderStartReader } from '../startup/order-start.ts';
import { registerStartup } from '../startup/routes.ts';
import { createSettings } from '../startup/settings.ts';
import { registerSettings } from '../startup/settings-routes.ts';
import { createStartupDataReader } from '../startup/startup-data.ts';
import type { DescribeUser } from '../startup/user-answer.ts';

/** What spans rooms. */
export function composeStartup(
  { app, db, clock, config }: Ground,
  { accounts, describeUser }: { readonly accounts: AccountService; readonly describeUser: DescribeUser },
): void {
  const isSimulated = config.simulationSpeed > 0;
  registerChangeLog(app, db);
  registerSettings(app, createSettings({ db, clock }));
  registerStartup(app, {
    accounts,
    describeUser,
    readOrderStart: createOrderStartReader({ db }),
    readStartupData: createStartupDataReader({ db, clock, tiles: config.tiles, isSimulated, cardPublicKey: undefined }),
  });
}
