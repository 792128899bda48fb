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
    personalTable('referrals', {
      section: 'referral',
      key: ['friend_id'],
      owner: { by: 'user', column: 'friend_id' },
      shows: ['joined_at', 'until', 'state', 'settled_at'],
      erasure: { does: 'delete' },
    }),
    personalTable('referrals', {
      section: 'friendsReferred',
      key: ['joined_at', 'friend_id'],
      owner: { by: 'user', column: 'referrer_id' },
      shows: ['joined_at', 'state', 'settled_at'],
      erasure: { does: 'delete' },
    }),
  ],
  impersonal: [
    { table: 'referral_phones', why: 'hashes that no account is stored with, deleted after a year' },
    { table: 'tier_months', why: 'says which months are complete' },
    { table: 'partner_benefits', why: 'names the administrator who changed it; no customer' },
  ],
};
