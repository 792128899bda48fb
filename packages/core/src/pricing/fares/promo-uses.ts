/** Whether a customer may use a promo code once more; null means no limit (spec §9: new customers twice). */
export function hasPromoUsesLeft(usesPerUser: number | null, usesSoFar: number): boolean {
  return usesPerUser === null || usesSoFar < usesPerUser;
}
