import type { ReplyOf } from '@songwai/core/gateway/endpoint';
import type { initDataV3 } from '@songwai/core/startup/contract';
import { newestLegalVersion } from '@songwai/core/terms/legal-version';

type Startup = ReplyOf<typeof initDataV3>;

/** The gateway's start-up reply, as far as the ways of signing in need it. */
export const startupWire = (appData: Partial<Startup['appData']>): Startup => ({
  responseCode: 200,
  responseDesc: 'sandbox',
  appData: { supportPhone: '020000000', supportHours: '24/7', termsVersion: newestLegalVersion, simulated: true, ...appData },
  badgeNews: 0,
  jobServices: [],
  priceOptions: [],
  vehicleData: [],
  packageFullTimeData: [],
  topBar: false,
  outOfService: false,
});
