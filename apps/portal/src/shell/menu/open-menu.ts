import { createStore } from 'zustand/vanilla';

/** Whether the menu of a page that the map fills is open. For `portal.part`: its button is the page's, its drawer stands around all pages. */
export const openMenu = () => createStore(() => ({ isOpen: false }));
