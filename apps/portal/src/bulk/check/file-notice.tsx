import type { DeliveryRow } from '@songwai/core/bulk/rows/delivery-row';
import type { RowsState } from '@songwai/core/bulk/rows/rows-state';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { Banner } from '@songwai/ui/banner/banner';
import { Button } from '@songwai/ui/button/button';

interface FileNoticeProps {
  readonly file: NonNullable<RowsState['file']>;
  /** Null where the file is not at hand any more. */
  readonly onColumns: (() => void) | null;
}

/** Says what of the file became no row and no cell, and lets the person choose the columns. */
export function FileNotice({ file: { notes }, onColumns }: FileNoticeProps) {
  const t = useTranslate();
  if (!notes) return null;
  const { hiddenRows, asides, unused, openQuotes } = notes;
  const texts = asides.map(({ number, text }) => t('rows.asideRow', { number, text })).join(', ');
  const lines = [
    ...(openQuotes.length > 0 ? [t('rows.openQuotes', { numbers: openQuotes.slice(0, 20).join(', ') })] : []),
    ...(hiddenRows > 0 ? [t('rows.hiddenLeft', { count: hiddenRows })] : []),
    ...(asides.length > 0 ? [t('rows.asides', { count: asides.length, texts })] : []),
    ...(unused.length > 0 ? [t('rows.columnsUnused', { columns: unused.join(', ') })] : []),
  ];
  const action = onColumns ? <Button onClick={onColumns}>{t('rows.columnsChange')}</Button> : null;
  if (lines.length === 0) return action ? <div>{action}</div> : null;
  const isDoubtful = openQuotes.length > 0 || hiddenRows > 0;
  return (
    <Banner tone={isDoubtful ? 'warn' : 'info'} title={t('rows.readNotes')} action={action}>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </Banner>
  );
}

interface HouseNumberNoticeProps {
  readonly rows: readonly DeliveryRow[];
  readonly onConfirm: () => void;
}

/** Numbers that are named; all of a large file would cover its rows. */
const mostNamed = 12;

/** Asks once for all house numbers that a spreadsheet took for days. */
export function HouseNumberNotice({ rows, onConfirm }: HouseNumberNoticeProps) {
  const t = useTranslate();
  const given = rows.flatMap(({ problems: { address } }) => (address?.code === 'addressDate' ? [address.given] : []));
  if (given.length === 0) return null;
  const more = given.length > mostNamed ? ' …' : '';
  return (
    <Banner
      tone="warn"
      title={t('rows.houseTitle', { count: given.length })}
      action={<Button onClick={onConfirm}>{t('rows.houseConfirm')}</Button>}
    >
      {t('rows.houseHelp', { numbers: `${given.slice(0, mostNamed).join(', ')}${more}` })}
    </Banner>
  );
}
