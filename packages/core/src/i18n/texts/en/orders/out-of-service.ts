import type { EnglishOf } from '../../../text-keys.ts';

export const outOfService: EnglishOf<'outOfService'> = {
  'outOfService.checked': 'Last checked at {{time}}; checked again every 30 seconds',
  'outOfService.help': 'We cannot take new jobs right now. Deliveries under way go on as usual.',
  'outOfService.newJobs': 'New bookings',
  'outOfService.newJobsHelp': 'This page opens by itself when we are ready. What you entered is kept.',
  'outOfService.open': 'We are taking jobs again. Carry on booking.',
  'outOfService.state': 'Closed for maintenance',
  'outOfService.title': 'Back in a little while',
  'outOfService.underway': 'Deliveries under way',
  'outOfService.underwayHelp': 'Follow them by the same link',
  'outOfService.what': 'What works now',
};
