import { bangkokDate, bangkokTime } from '@songwai/core/basics/bangkok-time';
import type { listDriverChanges, listDrivers } from '@songwai/core/drivers/admin/driver-admin-contract';
import type { getListFavoriteDriver } from '@songwai/core/drivers/contract';
import type { ReplyOf } from '@songwai/core/gateway/endpoint';
import type { DriverChangeRow } from './admin/driver-changes.ts';
import type { ListedDriver } from './known-drivers.ts';
import type { DriverRow } from './queries.ts';
import type { DriverAverage } from './rating-queries.ts';

type WireDriver = NonNullable<ReplyOf<typeof getListFavoriteDriver>['drivers']>[number];
type WireChange = NonNullable<ReplyOf<typeof listDriverChanges>['changes']>[number];
type WireRegistered = NonNullable<ReplyOf<typeof listDrivers>['drivers']>[number];

interface ShownDriver extends DriverAverage {
  readonly id: number;
  readonly firstName: string;
  readonly plate: string;
  readonly vehicleKind: string;
}

/** What everybody who knows a driver may see. */
export const toKnownDriver = ({ id, firstName, plate, vehicleKind, average, count }: ShownDriver) => ({
  songwaiId: String(id),
  songwaiName: firstName,
  plate,
  vehicleKind,
  ...(average === null ? {} : { averageRating: average }),
  ratingCount: count,
});

/** A driver on a customer's list. */
export const toListedDriver = (driver: ListedDriver): WireDriver => ({
  ...toKnownDriver(driver),
  remark: driver.remark,
  addedDate: bangkokDate(driver.since),
  isForCompany: driver.isForCompany,
  jobCount: driver.drives.count,
  ...(driver.drives.lastAt === null ? {} : { lastJobDate: bangkokDate(driver.drives.lastAt) }),
});

const shownOf = (driver: DriverRow & DriverAverage): ShownDriver => ({
  ...driver,
  firstName: driver.first_name,
  vehicleKind: driver.vehicle_kind,
});

/** A driver as its own app sees it. */
export const toOwnDriver = (driver: DriverRow & DriverAverage) => ({
  ...toKnownDriver(shownOf(driver)),
  isOnDuty: driver.on_duty_since !== null,
});

/** A driver as administrators see it. */
export const toRegisteredDriver = (driver: DriverRow & DriverAverage): WireRegistered => ({
  ...toOwnDriver(driver),
  lastName: driver.last_name,
  phoneNo: driver.phone ?? '',
  gender: driver.gender ?? 'N',
  agreementDate: bangkokDate(driver.agreement_accepted_at ?? new Date(0)),
  isActive: driver.is_active,
});

/** What administrators did to an entry. */
export const toWireChange = ({ kind, changed_by, changed_at: at, before, after }: DriverChangeRow): WireChange => ({
  kind,
  date: bangkokDate(at),
  time: bangkokTime(at),
  userId: changed_by,
  before,
  after,
});
