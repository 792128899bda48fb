import type { Portal } from '../../portal.ts';
import { facebookMemory } from './facebook-memory.ts';
import { loadFacebookSdk } from './facebook-sdk.ts';

/** Signs whoever came by Facebook out there too (spec §4 "Logout"): the next person at this device finds no open account. */
export const leaveFacebook = async ({ storage, language }: Pick<Portal, 'storage' | 'language'>): Promise<void> => {
  const app = await facebookMemory(storage).take();
  if (app === null) return;
  const sdk = await loadFacebookSdk(window, { app, ...language.getState() });
  await new Promise<void>((resolve) => {
    sdk.getLoginStatus(({ status }) => (status === 'connected' ? sdk.logout(resolve) : resolve()));
  });
};
