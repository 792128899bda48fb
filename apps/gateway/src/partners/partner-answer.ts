import type { profileFields, registeredPartner } from '@songwai/core/partners/partner-wire';
import type { Static, TObject } from 'typebox';
import { defaultPriceList } from '../pricing/customer-view.ts';
import type { RegisteredRow } from './admin/partner-admin-queries.ts';

/** The public data of a partner, in the wire's form. */
export const toProfile = (row: RegisteredRow): Static<TObject<typeof profileFields>> => ({
  partnerId: row.id,
  partnerName: row.name,
  features: row.features,
  theme: row.theme,
  ...(row.terms_version === null ? {} : { termsVersion: row.terms_version }),
  isDropPointSigned: row.is_drop_point_signed,
});

/** A partner for administrators: everything but its secrets. */
export const toRegistered = (row: RegisteredRow): Static<typeof registeredPartner> => ({
  ...toProfile(row),
  allowedOrigins: row.allowed_origins,
  isActive: row.is_active,
  allowsGuests: row.allows_guests,
  paymentTypes: row.payment_types,
  priceList: row.price_list ?? defaultPriceList,
  hasTwoSecrets: row.previous_secret !== null,
  createdAt: row.created_at.toISOString(),
});
