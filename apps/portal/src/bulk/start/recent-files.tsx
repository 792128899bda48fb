import { formatLongDate } from '@songwai/core/basics/bangkok-time';
import type { BulkSummary } from '@songwai/core/bulk/bulk';
import { useLanguage, useTranslate } from '@songwai/features/shared/translate-context';
import { Badge } from '@songwai/ui/badge/badge';
import { Button } from '@songwai/ui/button/button';
import { Card } from '@songwai/ui/card/card';
import { IconTile } from '@songwai/ui/icon/icon-tile';
import type { LinkTarget } from '@songwai/ui/lib/link-target';
import { List } from '@songwai/ui/list/list';
import { ListRow } from '@songwai/ui/list/list-row';
import { FileSpreadsheet } from 'lucide';

interface RecentFilesProps {
  readonly files: readonly BulkSummary[];
  /** Where a file's trips are. */
  readonly linkOf: (bulkId: string) => LinkTarget;
  /** Takes the rows of a file once more. */
  readonly onAgain: (bulkId: string) => void;
  /** The file that is being taken. */
  readonly busyId?: string | null;
}

/** The last files, with what became of them. */
export function RecentFiles({ files, linkOf, onAgain, busyId = null }: RecentFilesProps) {
  const t = useTranslate();
  const language = useLanguage();
  if (files.length === 0) return null;
  const stateOf = ({ status, tripCount, bookedCount }: BulkSummary) => {
    if (status === 'booking')
      return (
        <Badge tone="info" hasDot>
          {t('sheet.stateBooking')}
        </Badge>
      );
    if (bookedCount === tripCount)
      return (
        <Badge tone="success" hasDot>
          {t('sheet.allBooked')}
        </Badge>
      );
    if (status === 'stopped') return <Badge hasDot>{t('sheet.stateStopped')}</Badge>;
    return (
      <Badge tone="warn" hasDot>
        {t('sheet.stateLeft', { count: tripCount - bookedCount })}
      </Badge>
    );
  };
  return (
    <section aria-labelledby="recent-files">
      <h2 id="recent-files" className="sw-heading sw-heading--small portal-start__title">
        {t('sheet.recent')}
      </h2>
      <Card padding="none">
        <List
          label={t('sheet.recent')}
          loadingLabel={t('sheet.recent')}
          empty={null}
          items={files.map((file) => ({ ...file, id: file.bulkId }))}
          renderItem={(file) => (
            <ListRow
              leading={<IconTile icon={FileSpreadsheet} />}
              title={file.fileName || t('sheet.paste')}
              detail={
                <>
                  {t('sheet.fileDetail', {
                    date: formatLongDate(file.createdAt, language),
                    drops: t('sheet.fileDrops', { count: file.dropCount }),
                    trips: t('sheet.fileTrips', { count: file.tripCount }),
                  })}
                  <span className="portal-start__narrow">{stateOf(file)}</span>
                </>
              }
              trailing={<span className="portal-start__wide">{stateOf(file)}</span>}
              link={linkOf(file.bulkId)}
              actions={
                <Button
                  variant="quiet"
                  isLoading={busyId === file.bulkId}
                  aria-label={`${t('sheet.again')} ${file.fileName}`}
                  onClick={() => onAgain(file.bulkId)}
                >
                  {t('sheet.again')}
                </Button>
              }
            />
          )}
        />
      </Card>
    </section>
  );
}
