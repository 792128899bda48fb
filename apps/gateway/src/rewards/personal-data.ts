import { type PersonalData, personalTable } from '../database/personal-table.ts';

/** Personal data of the room `rewards`. */
export const rewardsPersonalData: PersonalData = {
  personal: [
    personalTable('tier_updates', {
      section: 'tierUpdates',
      key: ['month'],
      owner: { by: 'user', column: 'user_id' },
      shows: ['month', 'was', 'tier', 'spent_satang', 'decided_at'],
      erasure: { does: 'delete' },
    }),
    personalTable('partner_benefit_codes', {
      section: 'partnerBenefits',
      key: ['id'],
      owner: { by: 'user', column: 'taken_by' },
      shows: ['benefit_id', 'code', 'taken_at'],
      erasure: { does: 'strip', why: 'a code that was taken is not given again', set: { taken_by: null } },
    }),
  ],
  impersonal: [
    { table: 'tier_months', why: 'says which months are complete' },
    { table: 'partner_benefits', why: 'names the administrator who changed it; no customer' },
  ],
};
