import { describe, expect, it } from 'vitest';
import { companyRoles, roleOf } from './company-role.ts';

describe('the role of a member', () => {
  it.each(['admin', 'booker', 'reports'] as const)('is %s with the rights of that role', (role) => {
    expect(roleOf({ ...companyRoles[role] })).toBe(role);
  });

  it('is none of them where the rights were put together otherwise', () => {
    expect(roleOf({ order: true, view: true, pay: false, manage: false })).toBeNull();
    expect(roleOf({ order: false, view: false, pay: false, manage: false })).toBeNull();
  });
});
