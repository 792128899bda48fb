import { createStore, type StoreApi } from 'zustand/vanilla';

/** Whether something was booked since this page was opened: `portal.part(openBookedHere)`. The view after a booking sets it. */
export const openBookedHere = (): StoreApi<{ readonly hasBooked: boolean }> => createStore(() => ({ hasBooked: false }));
