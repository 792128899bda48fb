import type { ChatRoom } from '@songwai/core/chat/chat-room';
import type { Translate } from '@songwai/core/i18n/translate';

/** Who asks in a support room; whose job it is in a job's. */
export const customerName = ({ members }: ChatRoom, t: Translate): string =>
  members.find(({ role }) => role === 'customer')?.name || t('support.customer');
