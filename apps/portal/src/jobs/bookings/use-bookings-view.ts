import { useCallback, useMemo } from 'react';
import { useAddress } from '../../routes/use-address.ts';
import { useLocalizedNavigate } from '../../shell/language/use-localized-navigate.ts';
import { type BookingsView, readView, writeView } from './bookings-view.ts';

/** Changes what the list shows; a change of anything but the page begins at the first page. */
export type ChangeView = (change: Partial<BookingsView>, options?: { readonly replace?: boolean }) => void;

/** What the list shows, read from the address, and the function that changes the address. */
export const useBookingsView = (): readonly [BookingsView, ChangeView] => {
  const { search } = useAddress();
  const navigate = useLocalizedNavigate();
  const view = useMemo(() => readView(new URLSearchParams(search)), [search]);
  const change = useCallback<ChangeView>(
    (part, options) => navigate(`/dashboard${writeView({ ...view, page: 1, cursor: '', ...part })}`, options),
    [navigate, view],
  );
  return [view, change];
};
