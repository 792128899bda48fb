import { bangkokTime } from '@songwai/core/basics/bangkok-time';
import type { Translate } from '@songwai/core/i18n/translate';
import type { JobDetail } from '@songwai/core/jobs/job';
import type { ChoiceFacts, SearchChoice } from '@songwai/core/jobs/search/search-choices';
import { longerSearchEnd } from '@songwai/core/jobs/search/search-end';
import type { IconNode } from '@songwai/ui/icon/icon';
import { Banknote, CalendarClock, Hourglass, Megaphone, Users } from 'lucide';
import { usualExtension } from './usual-extension.ts';

/** How a choice is shown before it is opened. */
export interface ChoiceLook {
  readonly icon: IconNode;
  readonly title: string;
  readonly detail: string;
}

/** Icon, verb and consequence of a choice. */
export function choiceLook(
  choice: SearchChoice,
  { job, facts, t }: { job: JobDetail; facts: ChoiceFacts; t: Translate },
): ChoiceLook {
  switch (choice) {
    case 'askAll':
      return {
        icon: Users,
        title: t('search.askAll'),
        detail: job.isFixedDriver ? t('search.askAllDetail') : t('search.askAllGender'),
      };
    case 'addPay':
      return { icon: Banknote, title: t('search.addPay'), detail: t('search.addPayDetail') };
    case 'extend': {
      const to = bangkokTime(longerSearchEnd(facts.searchUntil, facts.now, usualExtension(facts)));
      return {
        icon: CalendarClock,
        title: t('search.extend'),
        detail: t('search.extendDetail', { from: bangkokTime(facts.searchUntil), to }),
      };
    }
    case 'wait':
      return { icon: Hourglass, title: t('search.wait'), detail: t('search.waitDetail') };
    case 'again':
      return { icon: Megaphone, title: t('search.again'), detail: t('search.againDetail') };
    case 'postpone':
      return { icon: CalendarClock, title: t('search.postpone'), detail: t('search.postponeDetail') };
  }
}
