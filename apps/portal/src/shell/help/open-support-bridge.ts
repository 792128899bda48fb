import type { SupportBridge } from '@songwai/core/chat/support/support-bridge';
import type { Portal } from '../portal.ts';
import { createScriptBridge } from './create-script-bridge.ts';

/** Where a deployment names another provider's chat, in the head of the document. */
const widgetUrl = (): string | null => document.querySelector<HTMLMetaElement>('meta[name="support-widget"]')?.content || null;

/**
 * The chat of another provider, if the deployment has one; null: our own support room, which is a page. It learns who the visitor is as
 * they come and go. For `portal.part`.
 */
export const openSupportBridge = ({ session, onError }: Portal): SupportBridge | null => {
  const url = widgetUrl();
  if (url === null) return null;
  const bridge = createScriptBridge({ window, url, onError });
  const identify = () => {
    const state = session.store.getState();
    if (state.status === 'restoring') return;
    if (state.status !== 'signedIn') return bridge.identify(null);
    const { firstName, lastName, userName } = state.user;
    bridge.identify({ name: `${firstName} ${lastName}`.trim(), email: userName.includes('@') ? userName : '' });
  };
  session.store.subscribe(identify);
  identify();
  return bridge;
};
