import { call } from '../gateway/call.ts';
import type { Transport } from '../gateway/transport-types.ts';
import { countUnreadNews as countRoute } from './routes.generated.ts';

/** How many are unread; 0 where the gateway does not say (spec §7): a badge is not worth an error. */
export const countUnreadNews = async (
  transport: Transport,
  { signal }: { readonly signal?: AbortSignal } = {},
): Promise<number> => {
  try {
    const { unreadCount = 0 } = await call(transport, countRoute, { signal });
    return unreadCount;
  } catch {
    return 0;
  }
};
