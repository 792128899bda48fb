import { useTranslate } from '@songwai/features/shared/translate-context';
import '@songwai/ui/chat-log/chat-pane.css';
import { EmptyState } from '@songwai/ui/empty-state/empty-state';
import { IconTile } from '@songwai/ui/icon/icon-tile';
import { Headset } from 'lucide';

/** Before a question is chosen. */
export function NoQuestion() {
  const t = useTranslate();
  return (
    <section className="sw-chat-pane portal-chat__room portal-chat__room--alone">
      <EmptyState drawing={<IconTile icon={Headset} />} title={t('support.choose')} />
    </section>
  );
}
