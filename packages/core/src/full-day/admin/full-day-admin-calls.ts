import type { Static } from 'typebox';
import { bahtFromSatang, type Satang, satangFromBaht } from '../../basics/money.ts';
import { call } from '../../gateway/call.ts';
import type { RequestOf } from '../../gateway/endpoint.ts';
import type { Transport } from '../../gateway/transport-types.ts';
import type { adminPackage as OfficePackageWire, saveAdminPackage as SaveOfficePackage } from './full-day-admin-contract.ts';
import * as routes from './routes.generated.ts';

/** A full-day package as administrators see it. */
export interface AdminPackage {
  readonly id: number;
  readonly userGroup: string;
  readonly vehicleId: number;
  /** 4 or 9 hours; 50 means monthly. */
  readonly duration: number;
  readonly name: { readonly th: string; readonly en: string };
  readonly description: { readonly th: string; readonly en: string };
  /** Per day. */
  readonly maxKm: number;
  readonly feeSatang: Satang;
  readonly options: readonly { readonly id: number; readonly feeSatang: Satang }[];
  readonly isOffered: boolean;
}

const packageFromWire = (wire: Static<typeof OfficePackageWire>): AdminPackage => ({
  id: wire.id,
  userGroup: wire.userGroup,
  vehicleId: wire.vehicle,
  duration: wire.duration,
  name: { th: wire.nameTh, en: wire.nameEn },
  description: { th: wire.descTh, en: wire.descEn },
  maxKm: wire.maxKm,
  feeSatang: satangFromBaht(wire.fee),
  options: wire.options.map(({ id, fee }) => ({ id, feeSatang: satangFromBaht(fee) })),
  isOffered: wire.isOffered,
});

/** Every package of a group, including withdrawn ones. @throws GatewayError */
export const fetchAdminPackages = async (transport: Transport, userGroup = 'DEFAULT'): Promise<readonly AdminPackage[]> => {
  const reply = await call(transport, routes.listAdminPackages, { userGroup });
  return (reply.packages ?? []).map(packageFromWire);
};

/** The fields of a package that can change; group, vehicle and duration are fixed at creation. */
export type PackageContent = Omit<AdminPackage, 'id' | 'userGroup' | 'vehicleId' | 'duration'>;

const contentToWire = ({ name, description, maxKm, feeSatang, options, isOffered }: PackageContent) => ({
  nameTh: name.th,
  nameEn: name.en,
  descTh: description.th,
  descEn: description.en,
  maxKm,
  fee: bahtFromSatang(feeSatang),
  options: options.map((option) => ({ id: option.id, fee: bahtFromSatang(option.feeSatang) })),
  isOffered,
});

const savePackage = async (transport: Transport, body: RequestOf<typeof SaveOfficePackage>): Promise<AdminPackage> => {
  const reply = await call(transport, routes.saveAdminPackage, body);
  if (reply.package === undefined) throw new TypeError('The gateway saved a package and did not say which.');
  return packageFromWire(reply.package);
};

/** Creates a package. @throws GatewayError 422 with the `field` at fault. */
export const makeFullDayPackage = (
  transport: Transport,
  { userGroup, vehicleId, duration, ...content }: Omit<AdminPackage, 'id' | 'duration'> & { readonly duration: 4 | 9 | 50 },
): Promise<AdminPackage> => savePackage(transport, { userGroup, vehicle: vehicleId, duration, ...contentToWire(content) });

/** Changes or withdraws a package. @throws GatewayError 404 no such package, 422 with the `field` at fault. */
export const changeFullDayPackage = (
  transport: Transport,
  { id, ...content }: PackageContent & { readonly id: number },
): Promise<AdminPackage> => savePackage(transport, { id, ...contentToWire(content) });
