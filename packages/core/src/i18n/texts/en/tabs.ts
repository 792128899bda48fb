import type { EnglishOf } from '../../text-keys.ts';

export const tabs = {
  'tabs.express': 'Express',
  'tabs.fullDay': 'Full day',
  'tabs.label': 'Kind of delivery',
  'tabs.nextDay': 'Next day',
  'tabs.when': 'Next-day pick-up',
  'tabs.detail': '09:00–18:00',
  'tabs.rule': '20% less than express. Book until 17:00; the driver comes the day after between 09:00 and 18:00.',
} satisfies EnglishOf<'tabs'>;
