import { type PersonalData, personalTable } from '../database/personal-table.ts';

/** The personal data of the room `sessions`. */
export const sessionsPersonalData: PersonalData = {
  personal: [
    personalTable('sessions', {
      section: 'sessions',
      key: ['id'],
      owner: { by: 'user', column: 'user_id' },
      shows: ['channel', 'device_name', 'device_version', 'partner_id', 'created_at', 'last_seen_at', 'revoked_at', 'language'],
      erasure: {
        does: 'strip',
        why: 'an old token is told for 60 days that its account is gone',
        set: { device_name: '', device_version: '', language: null },
      },
    }),
  ],
  impersonal: [],
};
