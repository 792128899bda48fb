import type { MemberRights } from '@songwai/core/companies/company-member';
import { type CompanyRole, roleOf } from '@songwai/core/companies/company-role';
import type { TextKey } from '@songwai/core/i18n/text-keys';

/** What each role is called, and what it may do. */
export const roleTexts: Readonly<
  Record<CompanyRole, { readonly name: TextKey<'members'>; readonly detail: TextKey<'members'> }>
> = {
  admin: { name: 'members.roleAdmin', detail: 'members.roleAdminDetail' },
  booker: { name: 'members.roleBooker', detail: 'members.roleBookerDetail' },
  reports: { name: 'members.roleReports', detail: 'members.roleReportsDetail' },
};

/** The name of the role with these rights. */
export const roleNameOf = (rights: MemberRights): TextKey<'members'> => {
  const role = roleOf(rights);
  return role === null ? 'members.roleCustom' : roleTexts[role].name;
};
