import type { PartnerFeature } from '@songwai/core/gateway/endpoint';
import type { PartnerTheme } from '@songwai/core/partners/partner';
import type { Kysely } from 'kysely';
import type { Database } from '../database/tables.ts';
import { BusinessRefusal } from '../http/refusal.ts';
import { findRegistered, findTerms, type RegisteredRow } from './admin/partner-admin-queries.ts';
import { partnerAdminTexts } from './admin/partner-admin-texts.ts';

interface PublicPagesDeps {
  readonly db: Kysely<Database>;
  readonly publicUrl: string;
}

/** Data of a partner for public pages. */
export interface PublicPages {
  /**
   * @throws {BusinessRefusal} 404 no such partner; 403 with `reason` `bad_origin` for a page that is neither ours nor the
   * partner's.
   */
  readProfile(partnerId: string, origin: string | undefined): Promise<RegisteredRow>;
  /** Empty where there is no such partner: its page has our own colour then, and no error. */
  readTheme(partnerId: string): Promise<PartnerTheme>;
  /** @throws {BusinessRefusal} 404 no such partner, or one without terms. */
  readTerms(partnerId: string): Promise<{ partner: RegisteredRow; terms: NonNullable<Awaited<ReturnType<typeof findTerms>>> }>;
  /** @throws {BusinessRefusal} 404 no such partner; 403 with `reason` `feature_off`. */
  requireOffer(partnerId: string, feature: PartnerFeature): Promise<RegisteredRow>;
}

/** Builds the service. An inactive partner counts as unknown. */
export function createPublicPages({ db, publicUrl }: PublicPagesDeps): PublicPages {
  const own = new URL(publicUrl).origin;
  const requirePartner = async (partnerId: string): Promise<RegisteredRow> => {
    const row = await findRegistered(db, partnerId, 'forShow');
    if (!row?.is_active) throw new BusinessRefusal({ code: 404, text: partnerAdminTexts.unknown });
    return row;
  };

  return {
    readProfile: async (partnerId, origin) => {
      const partner = await requirePartner(partnerId);
      // Browsers send no Origin on same-origin requests, so the caller is a page of ours or no page at all.
      if (origin === undefined || origin === own || partner.allowed_origins.includes(origin)) return partner;
      throw new BusinessRefusal({ code: 403, text: partnerAdminTexts.foreignOrigin(origin), fields: { reason: 'bad_origin' } });
    },
    readTheme: async (partnerId) => {
      const row = await findRegistered(db, partnerId, 'forShow');
      return row?.is_active ? row.theme : {};
    },
    readTerms: async (partnerId) => {
      const partner = await requirePartner(partnerId);
      const terms = await findTerms(db, partnerId);
      if (terms === undefined) throw new BusinessRefusal({ code: 404, text: partnerAdminTexts.noTerms });
      return { partner, terms };
    },
    requireOffer: async (partnerId, feature) => {
      const partner = await requirePartner(partnerId);
      if (partner.features.includes(feature)) return partner;
      throw new BusinessRefusal({ code: 403, text: partnerAdminTexts.featureOff, fields: { reason: 'feature_off' } });
    },
  };
}
