import { privatePrefix } from '@songwai/core/basics/storage/private-storage';
import type { Portal } from '../../shell/portal.ts';

/** Starts the chat if an earlier visit left messages that were not sent: its flow sends them. */
export const sendUnsent = async (portal: Portal): Promise<void> => {
  await portal.session.restore();
  if (portal.session.store.getState().status !== 'signedIn') return;
  if ((await portal.privateStorage.get(`${privatePrefix}chat`)) === null) return;
  const { openChat } = await import('../../shell/chat/open-chat.ts');
  portal.part(openChat).start();
};
