import { createStore } from 'zustand/vanilla';
import type { Portal } from '../portal.ts';

/** Whether somebody has asked for the notice. For `portal.part`: its button is the footer's, the notice stands around all pages. */
export const askedCookieNotice = () =>
  createStore<{ readonly isOpen: boolean; readonly opener: HTMLElement | null }>(() => ({ isOpen: false, opener: null }));

/** Opens the cookie notice again. @param opener gets the focus back when it is closed */
export const openCookieNotice = (portal: Pick<Portal, 'part'>, opener: HTMLElement): void =>
  portal.part(askedCookieNotice).setState({ isOpen: true, opener });
