import { addDays } from '../basics/bangkok-time.ts';

/** For whom news is. */
export type NewsAudience =
  | { readonly kind: 'all' | 'company' }
  | { readonly kind: 'tier'; readonly tier: string }
  | { readonly kind: 'new'; readonly days: number };

/** Who reads, as far as audiences ask. */
export interface NewsReader {
  readonly tier: string;
  readonly customerSince: Date;
  readonly actsForCompany: boolean;
  /** False for special rates, which cannot be combined with promotions (spec §1). */
  readonly allowsPromo: boolean;
}

/** Whether news is for a reader; null is a visitor, who counts as a new customer. */
export function isNewsFor(
  news: { readonly type: 'news' | 'promotion'; readonly audience: NewsAudience },
  reader: NewsReader | null,
  now: Date,
): boolean {
  if (news.type === 'promotion' && reader?.allowsPromo === false) return false;
  const { audience } = news;
  switch (audience.kind) {
    case 'all':
      return true;
    case 'company':
      return reader?.actsForCompany ?? false;
    case 'tier':
      return reader?.tier === audience.tier;
    case 'new':
      return reader === null || now < addDays(reader.customerSince, audience.days);
  }
}
