import type { Static, TObject } from 'typebox';
import type { PartnerProfile, RegisteredPartner } from './partner.ts';
import type { profileFields, registeredPartner } from './partner-wire.ts';

type WireProfile = Partial<Static<TObject<typeof profileFields>>>;

/** A partner as the wire has it, in our own names. */
export const profileFromWire = (wire: WireProfile): PartnerProfile => ({
  id: wire.partnerId ?? '',
  name: wire.partnerName ?? '',
  features: wire.features ?? [],
  theme: wire.theme ?? {},
  termsVersion: wire.termsVersion ?? null,
});

/** A partner as administrators see it. */
export const registeredFromWire = (wire: Static<typeof registeredPartner>): RegisteredPartner => ({
  ...profileFromWire(wire),
  allowedOrigins: wire.allowedOrigins,
  isActive: wire.isActive,
  isDropPointSigned: wire.isDropPointSigned,
  priceList: wire.priceList,
  hasTwoSecrets: wire.hasTwoSecrets,
  createdAt: new Date(wire.createdAt),
});
