/** The fields of a user that make an account complete. */
export interface UserNames {
  readonly kind: 'company' | 'individual';
  readonly firstName?: string;
  readonly lastName?: string;
  readonly companyName?: string;
  readonly companyTaxId?: string;
  readonly companyAddress?: string;
}

/** Whether a user has a first and last name and, as a company, name, tax id and address too (spec §3 "userComplete"). */
export function isUserComplete(user: UserNames): boolean {
  const { firstName, lastName, companyName, companyTaxId, companyAddress } = user;
  const needed =
    user.kind === 'company' ? [firstName, lastName, companyName, companyTaxId, companyAddress] : [firstName, lastName];
  return needed.every((text) => (text ?? '').trim() !== '');
}
