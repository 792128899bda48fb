import { satangFromBaht } from '../basics/money.ts';
import { companyUser } from '../basics/wire-numbers.ts';
import type { UserCompany } from '../companies/company-member.ts';
import type { ReplyOf } from '../gateway/endpoint.ts';
import { termsFromWire } from '../terms/terms-from-wire.ts';
import type { userInfo as UserInfo } from './contract.ts';
import type { User } from './session-state.ts';

export type WireUser = Omit<ReplyOf<typeof UserInfo>, 'responseCode' | 'responseDesc' | 'field'>;

const companyFromWire = (wire: WireUser): UserCompany | null => {
  const { companyRights, departmentId, departmentName = '' } = wire;
  if (companyRights === undefined) return null;
  return {
    companyId: wire.companyId ?? '',
    isOwner: wire.isCompanyOwner ?? false,
    isVerified: wire.companyVerified ?? false,
    rights: companyRights,
    department: departmentId === undefined ? null : { departmentId, name: departmentName },
  };
};

/** Maps the user from the wire; `sessionToken` is used if the reply has none. */
export const userFromWire = (wire: WireUser, sessionToken = ''): User => ({
  userId: wire.userId ?? '',
  userName: wire.userName ?? '',
  phone: wire.phoneNo ?? '',
  kind: wire.userType === companyUser ? 'company' : 'individual',
  firstName: wire.firstName ?? '',
  lastName: wire.lastName ?? '',
  companyName: wire.companyName ?? '',
  companyTaxId: wire.companyTaxId ?? '',
  companyAddress: wire.companyAddress ?? '',
  ...(wire.companyBranch !== undefined && { companyBranch: wire.companyBranch }),
  ...(wire.companyPostcode !== undefined && { companyPostcode: wire.companyPostcode }),
  company: companyFromWire(wire),
  invoiceCompanyName: wire.invoiceCompanyName ?? '',
  invoiceCompanyAddress: wire.invoiceCompanyAddress ?? '',
  invoiceCompanyTaxId: wire.invoiceCompanyTaxNo ?? '',
  channel: wire.channel ?? '',
  deviceId: wire.deviceId ?? '',
  paymentType: wire.paymentType ?? 0,
  fullDayPaymentType: wire.fullDayPayment ?? 0,
  jobCount: wire.countJob ?? 0,
  userGroup: wire.userGroup ?? '',
  friendCode: wire.referCode ?? '',
  createdAt: wire.createdDateTime ?? '',
  walletSatang: satangFromBaht(wire.songwaiWallet ?? 0),
  freeCreditSatang: satangFromBaht(wire.freeCredit ?? 0),
  isInvoiceEnabled: wire.invoiceEnabled ?? false,
  prefersFixedDriver: wire.fixDriver ?? false,
  confirmPhone: wire.confirmPhone ?? '',
  isAdmin: wire.isAdmin ?? false,
  ...(wire.terms !== undefined && { terms: termsFromWire(wire.terms) }),
  sessionToken: wire.skToken || sessionToken,
});
