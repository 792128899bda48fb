import type { ChatFlow } from '@songwai/core/chat/flow/chat-state';
import { useTranslate } from '@songwai/features/shared/translate-context';
import '@songwai/ui/chat-log/chat-pane.css';
import { buttonClass } from '@songwai/ui/button/button';
import { ChoiceChips } from '@songwai/ui/chip/choice-chips';
import { Icon } from '@songwai/ui/icon/icon';
import { PageHeader } from '@songwai/ui/page-header/page-header';
import { SearchField } from '@songwai/ui/search-field/search-field';
import { Headset } from 'lucide';
import { useState } from 'react';
import { supportPath } from '../../shell/chat/support-path.ts';
import { useLocalTarget } from '../../shell/local-target.ts';
import { useChatState } from '../use-chat.ts';
import { FoundRooms } from './found-rooms.tsx';
import { KnownRooms, type RoomFilter } from './known-rooms.tsx';

interface RoomListProps {
  readonly flow: ChatFlow | null;
  /** The room on the screen. */
  readonly currentId: string | null;
  /** When people answer, as shown. */
  readonly supportHours: string;
}

const filters: readonly RoomFilter[] = ['all', 'unread', 'drivers', 'support'];
const filterTexts = {
  all: 'chat.all',
  unread: 'chat.unread',
  drivers: 'chat.drivers',
  support: 'chat.supportFilter',
} as const;

/** All rooms: who, what was said last, and what is new. */
export function RoomList({ flow, currentId, supportHours }: RoomListProps) {
  const t = useTranslate();
  const target = useLocalTarget();
  const [search, setSearch] = useState('');
  const [filter, setFilter] = useState<RoomFilter>('all');
  const unread = useChatState(flow, ({ unreadCount }) => unreadCount);
  const text = search.trim();
  return (
    <section className="portal-chat__list sw-chat-pane" aria-label={t('chat.rooms')}>
      <div className="portal-chat__list-head">
        <PageHeader
          title={t('chat.title')}
          actions={
            <a className={buttonClass({ variant: 'tint' })} {...target(supportPath)}>
              <span className="sw-button__content">
                <Icon icon={Headset} />
                {t('chat.ask')}
              </span>
            </a>
          }
        />
      </div>
      <div className="portal-chat__search">
        <SearchField
          label={t('chat.search')}
          placeholder={t('chat.searchHint')}
          clearLabel={t('chat.clearSearch')}
          value={search}
          onChange={setSearch}
        />
        {text === '' ? (
          <ChoiceChips
            label={t('chat.filters')}
            layout="scroll"
            value={filter}
            onChange={setFilter}
            options={filters.map((value) => ({
              value,
              label: t(filterTexts[value]),
              detail: value === 'unread' && unread > 0 ? String(unread) : undefined,
            }))}
          />
        ) : null}
      </div>
      <div className="portal-chat__rows">
        {text === '' ? (
          <KnownRooms {...{ flow, currentId, filter, supportHours }} />
        ) : (
          <FoundRooms {...{ flow, currentId, text, supportHours }} />
        )}
      </div>
    </section>
  );
}
