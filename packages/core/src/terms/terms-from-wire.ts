import type { Static } from 'typebox';
import type { AcceptedTerms } from './terms.ts';
import type { termsWire } from './terms-wire.ts';

/** Maps the terms from the wire. */
export const termsFromWire = (wire: Static<typeof termsWire>): AcceptedTerms => {
  const { version, acceptedVersion = null, partnerVersion, partnerAcceptedVersion = null } = wire;
  const partner = partnerVersion === undefined ? null : { version: partnerVersion, acceptedVersion: partnerAcceptedVersion };
  return { version, acceptedVersion, partner };
};
