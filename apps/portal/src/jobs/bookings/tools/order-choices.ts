import type { TextKey } from '@songwai/core/i18n/text-keys';
import { firstView, type SortStep } from '../bookings-view.ts';

/** An order of the list that can be chosen by name. */
export interface OrderChoice {
  readonly id: string;
  readonly text: TextKey<'bookings'>;
  readonly sort: readonly SortStep[];
}

const lead = (key: SortStep['key'], isDescending: boolean): readonly SortStep[] =>
  key === 'jobId' ? [{ key, isDescending }] : [{ key, isDescending }, ...firstView.sort.filter((step) => step.key !== key)];

/** The orders of the list: by date, status or number, each both ways. */
export const orderChoices: readonly OrderChoice[] = [
  { id: 'date', text: 'bookings.orderDate', sort: lead('date', true) },
  { id: 'dateUp', text: 'bookings.orderDateUp', sort: lead('date', false) },
  { id: 'status', text: 'bookings.orderStatus', sort: lead('status', false) },
  { id: 'statusUp', text: 'bookings.orderStatusUp', sort: lead('status', true) },
  { id: 'jobId', text: 'bookings.orderId', sort: lead('jobId', true) },
  { id: 'jobIdUp', text: 'bookings.orderIdUp', sort: lead('jobId', false) },
];

/** The name of an order; undefined for one that only an address has. */
export const orderOf = ([first]: readonly SortStep[]): OrderChoice | undefined =>
  orderChoices.find(({ sort: [own] }) => own?.key === first?.key && own?.isDescending === first?.isDescending);
