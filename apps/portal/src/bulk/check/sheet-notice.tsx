import type { RowSheet } from '@songwai/core/bulk/rows/row-sheet';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { Banner } from '@songwai/ui/banner/banner';
import { Button } from '@songwai/ui/button/button';
import { Menu } from '@songwai/ui/menu/menu';

interface SheetNoticeProps {
  readonly sheets: NonNullable<RowSheet['sheets']>;
  /** Reads another sheet in place of this one; null where the file is not at hand any more. */
  readonly onRead: ((name: string) => void) | null;
}

/** Says which sheet of a workbook was read, and offers the others that have deliveries. */
export function SheetNotice({ sheets: { read, others }, onRead }: SheetNoticeProps) {
  const t = useTranslate();
  const names = others.map(({ name }) => t('rows.sheetName', { name })).join(', ');
  const readable = others.filter(({ hasRows }) => hasRows);
  const [only] = readable;
  if (!only)
    return (
      <p className="sw-note">
        {t('rows.sheetRead', { name: read })} · {t('rows.sheetsWithout', { names })}
      </p>
    );
  const choice =
    onRead === null ? null : readable.length === 1 ? (
      <Button onClick={() => onRead(only.name)}>{t('rows.sheetReadOther', { name: only.name })}</Button>
    ) : (
      <Menu
        label={t('rows.sheetChoose')}
        items={readable.map(({ name }) => ({ id: name, label: name }))}
        onSelect={onRead}
        renderTrigger={(trigger) => <Button {...trigger}>{t('rows.sheetChoose')}</Button>}
      />
    );
  return (
    <Banner tone="info" title={t('rows.sheetRead', { name: read })} action={choice}>
      {t('rows.sheetsLeft', { names })} {t(onRead === null ? 'rows.sheetAgain' : 'rows.sheetReplaces')}
    </Banner>
  );
}
