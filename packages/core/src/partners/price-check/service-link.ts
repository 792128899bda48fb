import { nextDayTask } from '../../basics/wire-numbers.ts';
import { checkedLink } from './checked-order.ts';
import type { PriceCheckState } from './price-check-state.ts';

/** The order form's query for the checked way, vehicle and service: `checkedLink`, for the next day with `tab=3`. Null without two places. */
export const serviceLink = (state: PriceCheckState): URLSearchParams | null => {
  const query = checkedLink(state);
  if (state.taskType === nextDayTask) query?.set('tab', String(nextDayTask));
  return query;
};
