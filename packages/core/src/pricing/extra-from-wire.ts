import type { Static } from 'typebox';
import { satangFromBaht } from '../basics/money.ts';
import type { ExtraService } from './catalog.ts';
import type { extraOption as ExtraOption } from './contract.ts';

export const extraFromWire = (wire: Static<typeof ExtraOption>): ExtraService => ({
  id: wire.id,
  name: { th: wire.nameTh, en: wire.nameEn },
  kind: wire.kind,
  feeSatang: satangFromBaht(wire.fee),
  percent: wire.percent,
  vehicleIds: wire.vehicles,
});
