import { greatCircleKm, type LatLng } from '@songwai/core/basics/geo';
import type { TrackedJob, TrackedReceiver, TrackingFlow } from '@songwai/core/tracking/tracking-state';
import { Icon } from '@songwai/ui/icon/icon';
import { ListRow } from '@songwai/ui/list/list-row';
import { useAnnounce } from '@songwai/ui/live-announcer/live-announcer';
import { MapPin, MessageSquare } from 'lucide';
import { useState } from 'react';
import { LazyView } from '../../shared/lazy-view.tsx';
import { useTranslate } from '../../shared/translate-context.tsx';
import type { MapBase } from '../../shared/use-map-base.ts';
import { loadPinDialog, loadReceiverNote } from './receiver-loaders.ts';
import { useReceiverWords } from './use-receiver-words.ts';
import '@songwai/ui/card/card.css';
import './receiver-actions.css';

export interface ReceiverActionsProps {
  readonly job: TrackedJob;
  readonly receiver: TrackedReceiver;
  readonly flow: TrackingFlow;
  readonly mapBase: MapBase | null;
}

/** What a receiver can tell the driver: a note, and where the entrance is. Neither needs an account. */
export function ReceiverActions({ job, receiver, flow, mapBase }: ReceiverActionsProps) {
  const t = useTranslate();
  const announce = useAnnounce();
  const words = useReceiverWords(flow, job.trackingId);
  const [open, setOpen] = useState<'note' | 'pin' | null>(null);
  const [note, setNote] = useState(receiver.note);
  const [own] = job.stops;
  const driverName = receiver.driver?.firstName ?? t('receiver.theDriver');
  const metres = own && receiver.pin ? Math.round(greatCircleKm(own, receiver.pin) * 1000) : 0;

  const show = (part: 'note' | 'pin') => {
    words.forgetProblem();
    setNote(receiver.note || note);
    setOpen(part);
  };
  const finish = (isTaken: boolean) => {
    if (!isTaken) return;
    setOpen(null);
    announce(t('receiver.noteSent', { name: driverName }));
  };
  const handleDrop = async (at: LatLng) => finish(await words.sendPin(at));
  const handleSend = async () => finish(await words.sendNote(note));

  return (
    <section aria-label={t('receiver.actions')}>
      <div className="sw-card sw-receiver-actions">
        <ListRow
          leading={<Icon icon={MessageSquare} />}
          title={t('receiver.noteRow')}
          detail={receiver.note ? t('receiver.noteQuoted', { note: receiver.note }) : t('receiver.noteHelp')}
          trailing={receiver.note ? t('receiver.edit') : undefined}
          onPress={() => show('note')}
        />
        {mapBase ? (
          <ListRow
            leading={<Icon icon={MapPin} />}
            title={t('receiver.pinRow')}
            detail={receiver.pin ? t('receiver.pinDone', { metres }) : t('receiver.pinHelp')}
            onPress={() => show('pin')}
          />
        ) : null}
      </div>
      {open === 'note' ? (
        <LazyView load={loadReceiverNote} skeleton={null}>
          {({ ReceiverNote }) => (
            <ReceiverNote
              isOpen
              driverName={driverName}
              note={note}
              onChange={setNote}
              onSend={() => void handleSend()}
              onClose={() => setOpen(null)}
              isSending={words.isSending}
              problem={words.problem}
            />
          )}
        </LazyView>
      ) : null}
      {open === 'pin' && mapBase && own ? (
        <LazyView load={loadPinDialog} skeleton={null}>
          {({ PinDialog }) => (
            <PinDialog
              stop={own}
              driverName={driverName}
              mapBase={mapBase}
              onDrop={(at) => void handleDrop(at)}
              onClose={() => setOpen(null)}
              isSending={words.isSending}
              problem={words.problem}
            />
          )}
        </LazyView>
      ) : null}
    </section>
  );
}
