import type { PortalStartup } from '@songwai/core/startup/portal-startup-calls';
import { catalog } from '@songwai/features/tests/catalog';
import { ratingReasons } from '@songwai/features/tests/ratings/rating-reasons';

/** The gateway's start-up reply. */
export const startupData: PortalStartup = {
  catalog,
  supportPhone: '021234567',
  supportHours: '08:00-20:00',
  termsVersion: '1',
  tiles: null,
  isSimulated: true,
  isOutOfService: false,
  topBar: null,
  promotion: null,
  analytics: null,
  ratingReasons,
  cardPublicKey: 'sandbox',
};
