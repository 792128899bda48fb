import { bahtFromSatang } from '@songwai/core/basics/money';
import { companyUser, personUser } from '@songwai/core/basics/wire-numbers';
import { mayPay, payerOf } from '../http/callers/payer.ts';
import type { Session } from '../http/callers/session.ts';
import type { UserRow } from '../identity/queries.ts';
import { invoiceAddressOf } from '../identity/users/invoice-address.ts';
import type { DescribeUser } from '../sessions/describe-user.ts';
import type { AccountService } from '../sessions/service.ts';
import { type Terms, wireTerms } from '../terms/terms.ts';
import type { Wallets } from '../wallet/wallet.ts';

/** Counts all jobs that a user has booked; provided by the room `jobs`. */
export interface JobCounter {
  countJobs(userId: string): Promise<number>;
}

/** Reads the free credit that a user may spend; provided by the room `pricing`. */
interface CreditReader {
  /** In satang. */
  readFreeCredit(userId: string): Promise<number>;
}

interface UserAnswerDeps {
  readonly accounts: AccountService;
  readonly wallets: Pick<Wallets, 'readBalance'>;
  readonly jobs: JobCounter;
  readonly credit: CreditReader;
  readonly terms: Pick<Terms, 'readStatus'>;
}

const presentOnly = <T extends Record<string, string | null>>(fields: T) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null)) as { [K in keyof T]?: NonNullable<T[K]> };

/** The user's sign-in name, or the one after the phone is verified; a partner's user has none. */
const nameOf = ({ email, phone, is_verified, confirm_phone, id }: UserRow): string =>
  email ?? phone ?? (is_verified ? id : confirm_phone);

/** The user's rights and department in the company. */
const membershipOf = ({ userId, company }: Session, departmentName: string | null) => {
  if (company === null) return {};
  const { companyId, departmentId, rights } = company;
  return {
    companyRights: {
      order: rights.has('order'),
      view: rights.has('view'),
      pay: rights.has('pay'),
      manage: rights.has('manage'),
    },
    isCompanyOwner: companyId === userId,
    ...presentOnly({ departmentId, departmentName }),
  };
};

/** Makes the function that describes the user of a session. */
export function createDescribeUser({ accounts, wallets, jobs, credit, terms }: UserAnswerDeps): DescribeUser {
  return async ({ session, token }) => {
    const [user, company, walletSatang, countJob, creditSatang, termsStatus] = await Promise.all([
      accounts.getUser(session.userId),
      accounts.findCompany(session),
      mayPay(session) ? wallets.readBalance(payerOf(session)) : 0,
      jobs.countJobs(session.userId),
      credit.readFreeCredit(session.userId),
      terms.readStatus(session),
    ]);
    // Members see the company's data, prices and payment types, because those apply to their bookings.
    const described = company ?? user;
    return {
      userId: user.id,
      userName: nameOf(user),
      phoneNo: user.phone ?? user.confirm_phone,
      userType: user.user_type === companyUser ? companyUser : personUser,
      firstName: user.first_name,
      lastName: user.last_name,
      referCode: user.refer_code,
      ...presentOnly({
        companyId: described.company_id,
        companyName: described.company_name,
        companyAddress: described.company_address,
        companyTaxId: described.company_tax_id,
        companyBranch: described.company_branch,
        companyPostcode: described.company_postcode,
        ...invoiceAddressOf(described),
        omiseCustomerId: user.omise_customer_id,
        facebookId: user.facebook_id,
        contactEmail: user.contact_email,
      }),
      ...(session.role === 'admin' && { isAdmin: true as const }),
      ...(user.line_id !== null && { lineLinked: true as const }),
      paymentType: user.payment_type,
      fullDayPayment: user.full_day_payment,
      channel: session.channel,
      deviceId: session.sessionId,
      fixDriver: user.fix_driver,
      skToken: token,
      userStatus: user.is_verified ? user.status : 'unverified',
      songwaiWallet: bahtFromSatang(walletSatang),
      freeCredit: bahtFromSatang(creditSatang),
      invoiceEnabled:
        company?.invoice_enabled === true && company.company_verified_at !== null && session.company?.rights.has('pay') === true,
      countJob,
      userGroup: described.user_group,
      createdDateTime: user.created_at.toISOString(),
      confirmPhone: user.confirm_phone,
      companyVerified: described.company_verified_at !== null,
      terms: wireTerms(termsStatus),
      ...membershipOf(session, company?.department_name ?? null),
    };
  };
}
