import type { NotificationChannel, NotificationEvent } from '@songwai/core/notifications/notification-event';
import type { NotificationPreference } from '@songwai/core/notifications/preferences-calls';
import { Phrases } from '@songwai/features/shared/phrases';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { SwitchTable } from '@songwai/ui/switch-table/switch-table';
import { NotSaved } from './not-saved.tsx';
import type { Savings } from './use-savings.ts';

interface PreferenceTableProps {
  readonly title: string;
  readonly preferences: readonly NotificationPreference[];
  /** Those of all groups, so that they stand below each other. */
  readonly channels: readonly NotificationChannel[];
  readonly savings: Savings;
  readonly onChange: (preference: NotificationPreference) => void;
}

/** Under which the saving of a switch is known. */
export const preferenceName = ({ event, channel }: Pick<NotificationPreference, 'event' | 'channel'>) => `${event} ${channel}`;

/** A group of events, a row each, with a switch for each channel. */
export function PreferenceTable({ title, preferences, channels, savings, onChange }: PreferenceTableProps) {
  const t = useTranslate();
  const ids = [...new Set(preferences.map(({ event }) => event))];
  const cellsOf = (id: NotificationEvent) => preferences.filter(({ event }) => event === id);

  const lockedNote = (cells: readonly NotificationPreference[]): string | undefined => {
    const locked = cells.filter(({ isLocked }) => isLocked).map(({ channel }) => t(`preferences.${channel}Way`));
    if (locked.length === 0) return undefined;
    const channels = locked.reduce((first, second) => t('preferences.both', { first, second }));
    return t('preferences.lockedBy', { channels });
  };

  return (
    <SwitchTable
      title={title}
      columns={channels.map((id) => ({ id, label: t(`preferences.${id}`) }))}
      noneLabel={(channel) => t('preferences.none', { channel })}
      rows={ids.map((id) => {
        const cells = cellsOf(id);
        const retries = cells.map((cell) => savings.of(preferenceName(cell)).retry).filter((retry) => retry !== null);
        return {
          id,
          label: <Phrases text={t(`preferences.${id}`)} />,
          detail: lockedNote(cells),
          problem: retries.length > 0 ? <NotSaved retry={() => void retries.map((retry) => retry())} /> : undefined,
          cells: cells.map((cell) => ({
            columnId: cell.channel,
            label: t('preferences.cellName', { event: t(`preferences.${id}`), channel: t(`preferences.${cell.channel}Way`) }),
            isOn: cell.isOn,
            lockedText: cell.isLocked ? t('preferences.locked') : undefined,
            isBusy: savings.of(preferenceName(cell)).isBusy,
          })),
        };
      })}
      onChange={(event, channel, isOn) => {
        const preference = preferences.find((one) => one.event === event && one.channel === channel);
        if (preference) onChange({ ...preference, isOn });
      }}
    />
  );
}
