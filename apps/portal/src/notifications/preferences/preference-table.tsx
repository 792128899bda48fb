import type { NotificationChannel, NotificationEvent } from '@songwai/core/notifications/notification-event';
import type { NotificationPreference } from '@songwai/core/notifications/preferences-calls';
import { Phrases } from '@songwai/features/shared/phrases';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { Switch } from '@songwai/ui/switch/switch';
import { Table, type TableProps } from '@songwai/ui/table/table';
import { VisuallyHidden } from '@songwai/ui/visually-hidden/visually-hidden';

interface PreferenceTableProps {
  readonly title: string;
  readonly preferences: readonly NotificationPreference[];
  readonly isBusy: (preference: NotificationPreference) => boolean;
  readonly onChange: (preference: NotificationPreference) => void;
}

interface EventRow {
  readonly id: NotificationEvent;
  readonly cells: readonly NotificationPreference[];
}

type Columns = TableProps<EventRow>['columns'];

/** The channel's name stands in a sentence elsewhere. */
const capitalized = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

/** A group of events, a row each, with a switch for each channel. */
export function PreferenceTable({ title, preferences, isBusy, onChange }: PreferenceTableProps) {
  const t = useTranslate();
  const ids = [...new Set(preferences.map(({ event }) => event))];
  const rows = ids.map((id): EventRow => ({ id, cells: preferences.filter(({ event }) => event === id) }));
  const channels = [...new Set(preferences.map(({ channel }) => channel))];

  const renderSwitch = (preference: NotificationPreference) => {
    const names = { event: t(`preferences.${preference.event}`), channel: t(`preferences.${preference.channel}`) };
    return (
      <Switch
        label={<VisuallyHidden>{t('preferences.cellName', names)}</VisuallyHidden>}
        isOn={preference.isOn}
        isDisabled={preference.isLocked}
        isBusy={isBusy(preference)}
        onChange={(isOn) => onChange({ ...preference, isOn })}
      />
    );
  };
  const channelColumn = (id: NotificationChannel): Columns[number] => ({
    id,
    header: capitalized(t(`preferences.${id}`)),
    align: 'end',
    render: ({ cells }) => cells.filter(({ channel }) => channel === id).map(renderSwitch),
  });
  const columns: Columns = [
    {
      id: 'event',
      header: title,
      isRowHeader: true,
      render: ({ id, cells }) => (
        <>
          <Phrases text={t(`preferences.${id}`)} />
          {cells.some(({ isLocked }) => isLocked) ? <p className="sw-note">{t('preferences.locked')}</p> : null}
        </>
      ),
    },
    ...channels.map(channelColumn),
  ];
  return <Table caption={title} isCaptionHidden form="table" columns={columns} rows={rows} loadingLabel="" empty={null} />;
}
