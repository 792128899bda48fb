import { companyUser } from '@songwai/core/basics/wire-numbers';
import type { RequestOf } from '@songwai/core/gateway/endpoint';
import type { signupMobile } from '@songwai/core/identity/sign-up-contract';
import { checkCompanySignUp } from '@songwai/core/identity/sign-up-form';
import { buyerBranch, postcode } from '@songwai/core/validation/fields/buyer-branch';
import { emailAddress } from '@songwai/core/validation/fields/email';
import { newPassword } from '@songwai/core/validation/fields/password';
import { requiredText } from '@songwai/core/validation/required-text';
import type { RuleResult } from '@songwai/core/validation/rule-result';
import { refuseField } from '../../http/fields/refuse-field.ts';
import { BusinessRefusal } from '../../http/refusal.ts';
import { readMobile } from '../contacts/read-mobile.ts';
import { readLoginName } from '../login-name.ts';
import { accountTexts } from '../texts.ts';
import { readInvoiceAddress } from '../users/invoice-address.ts';

type Body = RequestOf<typeof signupMobile>;

/** A Facebook user with the token that proves it. */
export interface FacebookClaim {
  readonly facebookId: string;
  readonly token: string;
}

/** The fields of a sign-up, cleaned and validated. */
export interface SignUp {
  readonly guid: string;
  readonly phone: string;
  /** Null for users who sign in by phone only. */
  readonly email: string | null;
  /** Null for a Facebook user without a password. */
  readonly password: string | null;
  readonly facebook: FacebookClaim | null;
  /** Proof of a LINE user, still sealed. */
  readonly lineProof: string | null;
  readonly firstName: string;
  readonly lastName: string;
  readonly company: {
    readonly name: string;
    readonly taxId: string;
    readonly address: string;
    /** Null where the form did not ask; likewise the postcode. */
    readonly branch: string | null;
    readonly postcode: string | null;
    readonly invoice: ReturnType<typeof readInvoiceAddress>;
  } | null;
  readonly referenceId: string | null;
  /** The version of our terms that was accepted; undefined where none was. */
  readonly termsVersion: string | undefined;
  /** Undefined where the form did not ask. */
  readonly wantsPromotions: boolean | undefined;
}

function accept<Value>(field: string, result: RuleResult<Value>): Value {
  if (result.ok) return result.value;
  throw refuseField(field, result.error);
}

/** Names of fields in the form and on the wire. */
const wireNames: Readonly<Record<string, string>> = {
  email: 'userName',
  phone: 'phoneNo',
  repeatedPhone: 'phoneNo',
  repeatedPassword: 'password',
};

/** The user name is an e-mail address or the phone itself: a number that was not proven by a code must not sign in. */
function readEmail(userName: string | undefined, phone: string): string | null {
  if (userName === undefined) return null;
  const name = readLoginName(userName);
  if (name.includes('@')) return accept('userName', emailAddress(name));
  if (name === phone) return null;
  throw new BusinessRefusal({ code: 422, field: 'userName', text: accountTexts.nameIsNotPhone });
}

function readCompany(body: Body, phone: string): SignUp['company'] {
  if (body.userType !== companyUser) return null;
  const { firstName = '', lastName = '', password = '', userName = '' } = body;
  const { companyName = '', companyTaxId = '', companyAddress = '' } = body;
  const person = { firstName, lastName, email: userName.toLowerCase(), phone, repeatedPhone: phone };
  const form = checkCompanySignUp({
    ...person,
    password,
    repeatedPassword: password,
    companyName,
    companyTaxId,
    companyAddress,
  });
  if (form.ok) {
    const { companyName: name, companyTaxId: number, companyAddress: address } = form.value;
    const branch = body.companyBranch === undefined ? null : accept('companyBranch', buyerBranch(body.companyBranch));
    const code = body.companyPostcode === undefined ? null : accept('companyPostcode', postcode(body.companyPostcode));
    const office = { company_branch: branch, company_postcode: code };
    const own = { company_name: name, company_tax_id: number, company_address: address, ...office };
    return { name, taxId: number, address, branch, postcode: code, invoice: readInvoiceAddress(body, own) };
  }
  // One problem at a time: the answer names one field.
  const [field = 'companyName', problem = { code: 'required' as const }] = Object.entries(form.error)[0] ?? [];
  throw refuseField(wireNames[field] ?? field, problem);
}

/**
 * Reads one of the three variants of a sign-up: with `userType` 1 a company's, with a Facebook token a social user's, else a
 * person's.
 *
 * @throws {BusinessRefusal} 422 with the field that core's rules refuse.
 */
export function readSignUp(body: Body): SignUp {
  const { facebookId, facebookTokenId: token, lineProof = null, password, referenceId } = body;
  const facebook = facebookId === undefined || token === undefined ? null : { facebookId, token };
  const phone = readMobile('phoneNo', body.phoneNo);
  const company = readCompany(body, phone);
  const isSocial = facebook !== null || lineProof !== null;
  const isPasswordNeeded = !isSocial || password !== undefined;
  // A person may give the names later (update_user?welcome=1); social users have them.
  const firstName = isSocial ? accept('firstName', requiredText(body.firstName, 'nameRequired')) : (body.firstName ?? '').trim();
  const lastName = isSocial ? accept('lastName', requiredText(body.lastName, 'nameRequired')) : (body.lastName ?? '').trim();
  return {
    guid: body.guid,
    phone,
    email: readEmail(body.userName, phone),
    password: isPasswordNeeded ? accept('password', newPassword(password ?? '')) : null,
    facebook,
    lineProof,
    firstName,
    lastName,
    company,
    referenceId: referenceId?.trim().toUpperCase() ?? null,
    termsVersion: body.termsVersion,
    wantsPromotions: body.pdpaQuestion2 === undefined ? undefined : body.pdpaQuestion2 === 1,
  };
}
