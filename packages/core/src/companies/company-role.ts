import type { MemberRights } from './company-member.ts';

/** The roles that a form offers, each a preset of rights. The owner of a company has every right and is no preset. */
export const companyRoles = {
  admin: { order: true, view: true, pay: true, manage: true },
  booker: { order: true, view: false, pay: true, manage: false },
  reports: { order: false, view: true, pay: false, manage: false },
} as const satisfies Record<string, MemberRights>;

/** A preset of rights. */
export type CompanyRole = keyof typeof companyRoles;

const rightNames = ['order', 'view', 'pay', 'manage'] as const;

/** The preset that rights are those of; null for rights that somebody put together otherwise. */
export function roleOf(rights: MemberRights): CompanyRole | null {
  const roles: readonly CompanyRole[] = ['admin', 'booker', 'reports'];
  return roles.find((role) => rightNames.every((right) => companyRoles[role][right] === rights[right])) ?? null;
}
