import { formatLongDate } from '@songwai/core/basics/bangkok-time';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { Banner } from '@songwai/ui/banner/banner';
import { Icon } from '@songwai/ui/icon/icon';
import { List } from '@songwai/ui/list/list';
import { ListRow } from '@songwai/ui/list/list-row';
import { useQueryClient } from '@tanstack/react-query';
import { Download, Megaphone, PencilLine, Trash2 } from 'lucide';
import { useState } from 'react';
import { useLanguage } from '../shell/language/use-language.ts';
import { CorrectionDialog } from '../shell/settings/correction-dialog.tsx';
import { SettingsCard } from '../shell/settings/settings-card.tsx';
import { EraseDialog } from './erase-dialog.tsx';
import { ExportDialog } from './export-dialog.tsx';
import { ObjectionDialog } from './objection-dialog.tsx';
import { privacyKey } from './privacy-settings.queries.ts';

const rights = [
  { id: 'export', icon: Download, title: 'privacy.export', detail: 'privacy.exportDetail' },
  { id: 'rectify', icon: PencilLine, title: 'privacy.askCorrection', detail: 'privacy.askCorrectionDetail' },
  { id: 'object', icon: Megaphone, title: 'privacy.object', detail: 'privacy.objectDetail' },
  { id: 'erase', icon: Trash2, title: 'privacy.erase', detail: 'privacy.eraseDetail' },
] as const;

type Right = (typeof rights)[number]['id'];

/** The user's rights over its data, each with its form. While an erasure is scheduled it cannot be asked for again. */
export function PrivacyRights({ isErasing }: { readonly isErasing: boolean }) {
  const t = useTranslate();
  const language = useLanguage();
  const queries = useQueryClient();
  const [open, setOpen] = useState<Right | null>(null);
  const [done, setDone] = useState<string | null>(null);

  const handleOpen = (right: Right) => {
    setDone(null);
    setOpen(right);
  };
  const finish = (text: string) => {
    setOpen(null);
    setDone(text);
    void queries.invalidateQueries({ queryKey: [privacyKey] });
  };
  const close = () => setOpen(null);

  return (
    <>
      {done ? <Banner tone="success">{done}</Banner> : null}
      <SettingsCard title={t('privacy.rights')}>
        <List
          label={t('privacy.rights')}
          loadingLabel={t('portal.loading')}
          empty={null}
          items={rights.filter(({ id }) => !(isErasing && id === 'erase'))}
          renderItem={({ id, icon, title, detail }) => (
            <ListRow leading={<Icon icon={icon} />} title={t(title)} detail={t(detail)} onPress={() => handleOpen(id)} />
          )}
        />
      </SettingsCard>
      {open === 'export' ? <ExportDialog onClose={close} onDone={() => finish(t('privacy.exportDone'))} /> : null}
      {open === 'rectify' ? (
        <CorrectionDialog
          texts={{
            title: t('privacy.askCorrection'),
            label: t('privacy.askCorrectionLabel'),
            missing: t('privacy.askCorrectionMissing'),
            send: t('privacy.send'),
            cancel: t('privacy.cancel'),
          }}
          onClose={close}
          onSent={(dueAt) => finish(t('privacy.askCorrectionSent', { date: formatLongDate(dueAt, language) }))}
        />
      ) : null}
      {open === 'object' ? <ObjectionDialog onClose={close} onSent={() => finish(t('privacy.objectSent'))} /> : null}
      {open === 'erase' ? (
        <EraseDialog
          onClose={close}
          onScheduled={(dueAt) => finish(t('privacy.eraseScheduled', { date: formatLongDate(dueAt, language) }))}
        />
      ) : null}
    </>
  );
}
