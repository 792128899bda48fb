import { companyUser, personUser } from '@songwai/core/basics/wire-numbers';
import type { RequestOf } from '@songwai/core/gateway/endpoint';
import type { updateUser } from '@songwai/core/profile/profile-contract';
import { buyerBranch, postcode } from '@songwai/core/validation/fields/buyer-branch';
import { taxId } from '@songwai/core/validation/fields/tax-id';
import { requiredText } from '@songwai/core/validation/required-text';
import type { RuleResult } from '@songwai/core/validation/rule-result';
import { refuseField } from '../http/fields/refuse-field.ts';
import type { LocalText } from '../http/language.ts';
import { BusinessRefusal } from '../http/refusal.ts';
import { isPartnersUser } from '../identity/partners-user.ts';
import type { ProfileFields, UserRow } from '../identity/queries.ts';
import { nextCompanyId } from '../identity/sign-up/claim-queries.ts';
import { accountTexts } from '../identity/texts.ts';
import { readInvoiceAddress } from '../identity/users/invoice-address.ts';
import type { Db } from '../platform/db.ts';

type Body = RequestOf<typeof updateUser>;

/** What holds an account to its kind; provided by a room above. */
export type ReadCompanyTies = (
  trx: Db,
  id: string,
) => Promise<{
  /** The user is a member of another's company. */
  readonly isMember: boolean;
  /** Others are members of this account. */
  readonly hasMembers: boolean;
  /** Its documents wait for a decision. */
  readonly isUnderReview: boolean;
}>;

/** The facts that a change depends on. */
interface ChangingAccount {
  readonly user: UserRow;
  readonly readCompanyTies: ReadCompanyTies;
}

const refuse = (field: string, text: LocalText) => new BusinessRefusal({ code: 422, field, text });

function accept(field: string, result: RuleResult<string>): string {
  if (result.ok) return result.value;
  throw refuseField(field, result.error);
}

/** The company's data after the change: from the body, else as stored. */
function readCompany({ company = {} }: Body, user: UserRow) {
  const { companyName = user.company_name, taxNo = user.company_tax_id, address = user.company_address } = company;
  const { branch, postcode: code } = company;
  return {
    company_name: accept('company.companyName', requiredText(companyName, 'companyNameRequired')),
    company_tax_id: accept('company.taxNo', taxId(taxNo ?? '')),
    company_address: accept('company.address', requiredText(address, 'addressRequired')),
    company_branch: branch === undefined ? user.company_branch : accept('company.branch', buyerBranch(branch)),
    company_postcode: code === undefined ? user.company_postcode : accept('company.postcode', postcode(code)),
  };
}

type CompanyData = ReturnType<typeof readCompany>;

/** Whether verified data stay. The office, which papers had not to name when others were verified, is given once. */
const keepsVerified = (company: CompanyData, user: UserRow): boolean =>
  company.company_name === user.company_name &&
  company.company_tax_id === user.company_tax_id &&
  company.company_address === user.company_address &&
  (user.company_branch ?? company.company_branch) === company.company_branch &&
  (user.company_postcode ?? company.company_postcode) === company.company_postcode;

/** The requested kind of account: from `userType`, else from `company.isActive`, else unchanged. */
function wantedType({ userType, company }: Body, user: UserRow): number {
  if (userType !== undefined) return userType;
  if (company?.isActive !== undefined) return company.isActive === 1 ? 1 : 2;
  return user.user_type;
}

/**
 * The changed columns of an account's company data.
 *
 * @throws {BusinessRefusal} 422 where the data is verified or incomplete, or members depend on the kind of account.
 */
export async function readCompanyChange(trx: Db, body: Body, { user, readCompanyTies }: ChangingAccount): Promise<ProfileFields> {
  const type = wantedType(body, user);
  const isLocked = user.company_verified_at !== null;
  const { companyId } = body.company ?? {};
  if (companyId !== undefined && companyId !== user.company_id) throw refuse('company.companyId', accountTexts.companyIdFixed);
  if (type === personUser) {
    if (user.user_type === personUser) return {};
    if (isLocked) throw refuse('userType', accountTexts.companyLocked);
    const { hasMembers, isUnderReview } = await readCompanyTies(trx, user.id);
    if (hasMembers) throw refuse('userType', accountTexts.hasMembers);
    if (isUnderReview) throw refuse('userType', accountTexts.isUnderReview);
    return { user_type: personUser };
  }
  if (user.user_type === personUser && isPartnersUser(user)) throw refuse('userType', accountTexts.guestIsPerson);
  if (body.company === undefined && user.user_type === companyUser) return {};
  const company = readCompany(body, user);
  const invoice = readInvoiceAddress(body.company ?? {}, company, { prefix: 'company.' });
  const isSame = Object.entries(company).every(([column, value]) => user[column as keyof typeof company] === value);
  if (isLocked && !keepsVerified(company, user)) throw refuse('company', accountTexts.companyLocked);
  if (user.user_type === companyUser) return { ...(!isSame && company), ...invoice };
  if ((await readCompanyTies(trx, user.id)).isMember) throw refuse('userType', accountTexts.isMember);
  return { ...company, ...invoice, user_type: companyUser, company_id: user.company_id ?? (await nextCompanyId(trx)) };
}
