import type { ChatRoom } from '@songwai/core/chat/chat-room';
import { blockDriver } from '@songwai/core/drivers/calls';
import { lazyPart } from '@songwai/features/shared/lazy-part';
import { LazyView } from '@songwai/features/shared/lazy-view';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { IconButton } from '@songwai/ui/icon-button/icon-button';
import { Menu } from '@songwai/ui/menu/menu';
import { EllipsisVertical, Flag, UserX } from 'lucide';
import { useState } from 'react';
import { ConfirmAction } from '../../shell/actions/confirm-action.tsx';
import { openAlerts } from '../../shell/around/open-alerts.ts';
import { usePortal } from '../../shell/portal-context.tsx';

const loadReport = lazyPart(() => import('./report-dialog.tsx'));

interface RoomMenuProps {
  readonly room: ChatRoom;
  readonly name: string;
  /** The room is to be read again. */
  readonly onChanged: () => void;
}

/** Against a driver who does not behave: report, and block. */
export function RoomMenu({ room, name, onChanged }: RoomMenuProps) {
  const t = useTranslate();
  const { transport, part } = usePortal();
  const alerts = part(openAlerts);
  const [asked, setAsked] = useState<'report' | 'block' | null>(null);
  const driver = room.job?.driver ?? null;
  const close = () => setAsked(null);
  const items = [
    { id: 'report', icon: Flag, label: t('chat.report') },
    ...(driver && !driver.isBlocked ? [{ id: 'block', icon: UserX, label: t('chat.block'), isDanger: true }] : []),
  ];
  return (
    <>
      <Menu
        label={t('chat.roomMore')}
        placement="bottom-end"
        items={items}
        onSelect={(id) => setAsked(id === 'block' ? 'block' : 'report')}
        renderTrigger={(trigger) => <IconButton {...trigger} icon={EllipsisVertical} label={t('chat.roomMore')} />}
      />
      {asked === 'report' ? (
        <LazyView load={loadReport} skeleton={null}>
          {({ ReportDialog }) => <ReportDialog roomId={room.id} onClose={close} />}
        </LazyView>
      ) : null}
      {asked === 'block' && driver ? (
        <ConfirmAction
          title={t('chat.blockQuestion', { name })}
          detail={t('chat.blockHelp')}
          confirmLabel={t('chat.blockConfirm')}
          cancelLabel={t('chat.cancel')}
          act={() => blockDriver(transport, { driverId: driver.id })}
          onDone={() => {
            close();
            alerts.show({ tone: 'success', title: t('chat.blocked', { name }) });
            onChanged();
          }}
          onCancel={close}
        />
      ) : null}
    </>
  );
}
