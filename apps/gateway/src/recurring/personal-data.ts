import { type PersonalData, personalTable } from '../database/personal-table.ts';

/** The personal data of the room `recurring`: what is booked in the future for an account ends with the account. */
export const recurringPersonalData: PersonalData = {
  personal: [
    personalTable('recurrences', {
      section: 'recurringBookings',
      key: ['id'],
      owner: { by: 'user', column: 'user_id' },
      shows: [
        ...(['state', 'booking', 'payment_type', 'agreed_satang', 'weekdays', 'pick_up_time', 'starts_on', 'ends_on'] as const),
        ...(['skips_holidays', 'language', 'stopped_at', 'created_at', 'changed_at'] as const),
      ],
      erasure: { does: 'delete' },
    }),
    personalTable('recurrence_dates', {
      section: 'recurringBookingDays',
      key: ['recurrence_id', 'day'],
      owner: { by: 'row', column: 'recurrence_id', of: 'recurringBookings', key: 'id' },
      shows: ['day', 'state', 'job_id', 'problem', 'price_satang', 'warned_at'],
      erasure: { does: 'delete' },
    }),
  ],
  impersonal: [],
};
