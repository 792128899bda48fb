import { ShellPartsContext } from '@songwai/features/orders/shell-parts-context';
import { useContext } from 'react';
import type { GuestHost, GuestPaying } from '../guest-state.ts';

/** The element around a part; only parts that `offerPaying` has put into the form may ask. */
export const useGuestHost = (): GuestHost => (useContext(ShellPartsContext) as GuestPaying).own;
