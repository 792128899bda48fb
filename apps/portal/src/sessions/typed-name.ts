import { createStore } from 'zustand/vanilla';

/** The name that was typed to sign in, on its way to the page that sets a new password: never in an address, nor stored. */
export const openTypedName = () => createStore(() => ({ userName: '' }));
