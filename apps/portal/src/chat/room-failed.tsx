import type { GatewayError } from '@songwai/core/gateway/gateway-error';
import { useTranslate } from '@songwai/features/shared/translate-context';
import '@songwai/ui/chat-log/chat-pane.css';
import { EmptyState } from '@songwai/ui/empty-state/empty-state';
import { ErrorState } from '@songwai/ui/error-state/error-state';
import { IconTile } from '@songwai/ui/icon/icon-tile';
import { MessageCircle } from 'lucide';
import type { ReactNode } from 'react';
import { LocalLink } from '../shell/local-link.tsx';

interface RoomFailedProps {
  readonly problem: GatewayError | null;
  readonly onRetry: () => void;
  /** Another way to people. */
  readonly children?: ReactNode;
}

/** A room that is not the reader's, or did not load. */
export function RoomFailed({ problem, onRetry, children }: RoomFailedProps) {
  const t = useTranslate();
  return (
    <section className="sw-chat-pane portal-chat__room portal-chat__room--alone">
      {problem?.code === 404 ? (
        <EmptyState
          title={t('chat.roomGone')}
          headingLevel={2}
          drawing={<IconTile icon={MessageCircle} />}
          action={<LocalLink to="/chat">{t('chat.back')}</LocalLink>}
        >
          {t('chat.roomGoneHelp')}
        </EmptyState>
      ) : (
        <ErrorState title={t('chat.roomFailed')} headingLevel={2} retry={{ label: t('common.retry'), onRetry }}>
          {t('chat.failedHelp')}
          {children}
        </ErrorState>
      )}
    </section>
  );
}
