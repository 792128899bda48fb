import type { EnglishOf } from '../../../text-keys.ts';

export const closed: EnglishOf<'closed'> = {
  'closed.checked': 'Last checked at {{time}}; checked again every 30 seconds',
  'closed.follow': 'Follow deliveries',
  'closed.help': 'We cannot take new jobs right now. Deliveries under way go on as usual.',
  'closed.newJobs': 'New bookings',
  'closed.newJobsHelp': 'This page opens by itself when we are ready. What you entered is kept.',
  'closed.open': 'We are taking jobs again. Carry on booking.',
  'closed.state': 'Closed for maintenance',
  'closed.title': 'Back in a little while',
  'closed.underway': 'Deliveries under way',
  'closed.underwayHelp': 'Follow them by the same link',
  'closed.what': 'What works now',
};
