import type { DocumentsTables } from '../companies/documents/tables.ts';
import type { MembersTables } from '../companies/members/tables.ts';
import type { DriversTables } from '../drivers/tables.ts';
import type { EventsTables } from '../events/tables.ts';
import type { IdentityTables } from '../identity/tables.ts';
import type { JobsTables } from '../jobs/tables.ts';
import type { MessagesTables } from '../messages/tables.ts';
import type { PartnersTables } from '../partners/tables.ts';
import type { PlacesTables } from '../places/tables.ts';
import type { LimitsTables } from '../platform/limits/tables.ts';
import type { PricingTables } from '../pricing/tables.ts';
import type { PrivacyTables } from '../privacy/tables.ts';
import type { OrdersTables } from '../quotations/tables.ts';
import type { DispatchTables } from '../rides/tables.ts';
import type { SessionsTables } from '../sessions/tables.ts';
import type { StartupTables } from '../startup/tables.ts';
import type { StorageTables } from '../storage/tables.ts';
import type { TermsTables } from '../terms/tables.ts';
import type { MigrationTables } from './migration-tables.ts';

/** Every table of the gateway: each room lists its own in `<room>/tables.ts` and is named here once. */
export interface Database
  extends SessionsTables,
    TermsTables,
    LimitsTables,
    StorageTables,
    OrdersTables,
    DispatchTables,
    JobsTables,
    PricingTables,
    PlacesTables,
    DriversTables,
    StartupTables,
    PartnersTables,
    IdentityTables,
    MembersTables,
    DocumentsTables,
    PrivacyTables,
    MessagesTables,
    MigrationTables,
    EventsTables {}
