import type { StoredFullDay } from '../tables.ts';

/** A customer's conditions for the driver, besides the vehicle. */
interface ChosenDriver {
  /** Favourites only. */
  readonly is_fixed_driver: boolean;
  readonly full_day: StoredFullDay | null;
}

const wantsGender = ({ full_day: hire }: ChosenDriver): boolean => hire !== null && hire.messengerGender !== 'N';

/** Whether only some drivers with the vehicle are asked: favourites only, or for a hire one gender only. */
export const isChoosy = (job: ChosenDriver): boolean => job.is_fixed_driver || wantsGender(job);

/** The columns to change so that every driver is asked. */
export const openToAll = (job: ChosenDriver): { readonly is_fixed_driver: false; readonly full_day?: string } => ({
  is_fixed_driver: false,
  ...(wantsGender(job) ? { full_day: JSON.stringify({ ...job.full_day, messengerGender: 'N' }) } : {}),
});
