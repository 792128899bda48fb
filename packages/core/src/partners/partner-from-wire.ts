import type { Static, TObject } from 'typebox';
import type { PartnerProfile, RegisteredPartner } from './partner.ts';
import type { profileFields, registeredPartner } from './partner-wire.ts';

type WireProfile = Partial<Static<TObject<typeof profileFields>>>;

/** Maps a partner's profile from the wire. */
export const profileFromWire = (wire: WireProfile): PartnerProfile => ({
  id: wire.partnerId ?? '',
  name: wire.partnerName ?? '',
  features: wire.features ?? [],
  theme: wire.theme ?? {},
  termsVersion: wire.termsVersion ?? null,
  isDropPointSigned: wire.isDropPointSigned ?? false,
});

/** Maps a partner from the wire, as administrators see it. */
export const registeredFromWire = (wire: Static<typeof registeredPartner>): RegisteredPartner => ({
  ...profileFromWire(wire),
  allowedOrigins: wire.allowedOrigins,
  isActive: wire.isActive,
  allowsGuests: wire.allowsGuests,
  paymentTypes: wire.paymentTypes,
  priceList: wire.priceList,
  hasTwoSecrets: wire.hasTwoSecrets,
  createdAt: new Date(wire.createdAt),
});
