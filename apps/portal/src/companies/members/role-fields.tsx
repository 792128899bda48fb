import type { Department, MemberRights } from '@songwai/core/companies/company-member';
import { type CompanyRole, companyRoles } from '@songwai/core/companies/company-role';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { ChoiceChips } from '@songwai/ui/chip/choice-chips';
import { Stack } from '@songwai/ui/layout/stack';
import { RadioCards } from '@songwai/ui/radio-cards/radio-cards';
import { roleTexts } from './role-texts.ts';

/** What a member may do, and where the cost goes. */
export interface RoleChoice {
  /** Null: rights that were chosen one by one, which stay until a role is chosen. */
  readonly role: CompanyRole | null;
  /** Empty: none. */
  readonly departmentId: string;
}

interface RoleFieldsProps {
  readonly value: RoleChoice;
  readonly onChange: (value: RoleChoice) => void;
  readonly departments: readonly Department[];
  /** Nobody gives a right that they lack. */
  readonly ownRights: MemberRights;
}

const roles: readonly CompanyRole[] = ['admin', 'booker', 'reports'];
const rightNames = ['order', 'view', 'pay', 'manage'] as const;

const canGive = (own: MemberRights, role: CompanyRole) => rightNames.every((right) => own[right] || !companyRoles[role][right]);

/** The role, explained in a line each, and the department. */
export function RoleFields({ value, onChange, departments, ownRights }: RoleFieldsProps) {
  const t = useTranslate();
  return (
    <>
      <Stack gap="small">
        <p aria-hidden="true">{t('members.role')}</p>
        <RadioCards
          label={t('members.role')}
          layout="list"
          value={value.role}
          onChange={(role) => onChange({ ...value, role })}
          options={roles.map((role) => ({
            value: role,
            label: t(roleTexts[role].name),
            detail: t(roleTexts[role].detail),
            isDisabled: !canGive(ownRights, role),
          }))}
        />
      </Stack>
      {departments.length > 0 ? (
        <Stack gap="small">
          <p aria-hidden="true">{t('members.department')}</p>
          <ChoiceChips
            label={t('members.department')}
            value={value.departmentId}
            onChange={(departmentId) => onChange({ ...value, departmentId })}
            options={[
              { value: '', label: t('members.none') },
              ...departments.map(({ departmentId, name }) => ({ value: departmentId, label: name })),
            ]}
          />
        </Stack>
      ) : null}
    </>
  );
}
