import type { ChatFlow } from '@songwai/core/chat/flow/chat-state';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { useFlow } from '@songwai/features/shared/use-flow';
import { Banner } from '@songwai/ui/banner/banner';
import { openReach } from '../app/offline/open-reach.ts';
import { usePortal } from '../shell/portal-context.tsx';
import { useChatState } from './use-chat.ts';

/** Instead of the bar above other pages: what one writes here waits, and is sent by itself. */
export function ConnectionBanner({ flow }: { readonly flow: ChatFlow | null }) {
  const t = useTranslate();
  const reach = useFlow(usePortal().part(openReach).store, (state) => state.reach);
  const connection = useChatState(flow, (state) => state.connection);
  if (reach === 'reached' && connection !== 'reconnecting') return null;
  return (
    <div className="portal-chat__banner">
      <Banner tone="warn">{t(reach === 'offline' ? 'chat.offline' : 'chat.reconnecting')}</Banner>
    </div>
  );
}
