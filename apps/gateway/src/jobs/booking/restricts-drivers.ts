import type { StoredFullDay } from '../tables.ts';

/** What a customer wants of a driver, besides the vehicle. */
interface ChosenDriver {
  /** Favourites only. */
  readonly is_fixed_driver: boolean;
  readonly full_day: StoredFullDay | null;
}

const wantsGender = ({ full_day: hire }: ChosenDriver): boolean => hire !== null && hire.messengerGender !== 'N';

/** Whether not every driver with the vehicle is asked: favourites only, or for a hire a man or a woman only. */
export const isChoosy = (job: ChosenDriver): boolean => job.is_fixed_driver || wantsGender(job);

/** What a job has to become for every driver to be asked. */
export const openToAll = (job: ChosenDriver): { readonly is_fixed_driver: false; readonly full_day?: string } => ({
  is_fixed_driver: false,
  ...(wantsGender(job) ? { full_day: JSON.stringify({ ...job.full_day, messengerGender: 'N' }) } : {}),
});
