import { useTranslate } from '@songwai/features/shared/translate-context';
import '@songwai/ui/chat-log/chat-pane.css';
import { EmptyState } from '@songwai/ui/empty-state/empty-state';
import { IconTile } from '@songwai/ui/icon/icon-tile';
import { Skeleton, SkeletonGroup } from '@songwai/ui/skeleton/skeleton';
import { MessageCircle } from 'lucide';

export function RoomLoading() {
  const t = useTranslate();
  return (
    <section className="sw-chat-pane portal-chat__room">
      <SkeletonGroup label={t('chat.loadingRoom')}>
        <div className="portal-chat__waiting">
          <Skeleton shape="block" width="62%" height="56px" />
          <Skeleton shape="block" width="48%" height="40px" />
          <Skeleton shape="block" width="70%" height="72px" />
        </div>
      </SkeletonGroup>
    </section>
  );
}

/** Beside the list, before a room is chosen. */
export function NoRoom() {
  const t = useTranslate();
  return (
    <section className="sw-chat-pane portal-chat__room portal-chat__room--alone">
      <EmptyState drawing={<IconTile icon={MessageCircle} />} title={t('chat.choose')} />
    </section>
  );
}
