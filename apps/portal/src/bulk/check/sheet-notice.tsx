import type { OtherSheet, RowSheet } from '@songwai/core/bulk/rows/row-sheet';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { Banner } from '@songwai/ui/banner/banner';
import { Button } from '@songwai/ui/button/button';
import { Stack } from '@songwai/ui/layout/stack';
import { SelectField } from '@songwai/ui/select-field/select-field';
import { useState } from 'react';

interface SheetNoticeProps {
  readonly sheets: NonNullable<RowSheet['sheets']>;
  /** Reads another sheet in place of this one; null where the file is not at hand any more. */
  readonly onRead: ((name: string) => void) | null;
}

/** With more sheets than this, a sheet for each day, buttons would cover the rows. */
const mostButtons = 3;

/** Says which sheet of a workbook was read, and offers the others that have deliveries. */
export function SheetNotice({ sheets: { read, others }, onRead }: SheetNoticeProps) {
  const t = useTranslate();
  const names = others.map(({ name }) => t('rows.sheetName', { name })).join(', ');
  const readable = others.filter(({ hasRows }) => hasRows);
  if (readable.length === 0)
    return (
      <p className="sw-note">
        {t('rows.sheetRead', { name: read })} · {t('rows.sheetsWithout', { names })}
      </p>
    );
  return (
    <Banner
      tone="info"
      title={t('rows.sheetRead', { name: read })}
      action={onRead === null ? null : <SheetChoice {...{ readable, onRead }} />}
    >
      {t('rows.sheetsLeft', { names })} {t(onRead === null ? 'rows.sheetAgain' : 'rows.sheetReplaces')}
    </Banner>
  );
}

interface SheetChoiceProps {
  readonly readable: readonly OtherSheet[];
  readonly onRead: (name: string) => void;
}

/** A button for each of a few sheets, a list for many. */
function SheetChoice({ readable, onRead }: SheetChoiceProps) {
  const t = useTranslate();
  const [chosen, setChosen] = useState(readable[0]?.name ?? '');
  if (readable.length <= mostButtons)
    return (
      <Stack direction="row" gap="small">
        {readable.map(({ name }) => (
          <Button key={name} onClick={() => onRead(name)}>
            {t('rows.sheetReadOther', { name })}
          </Button>
        ))}
      </Stack>
    );
  return (
    <Stack gap="small">
      <SelectField
        label={t('rows.sheetChoose')}
        value={chosen}
        options={readable.map(({ name }) => ({ value: name, label: name }))}
        onChange={setChosen}
      />
      <Button onClick={() => onRead(chosen)}>{t('rows.sheetReadOther', { name: chosen })}</Button>
    </Stack>
  );
}
