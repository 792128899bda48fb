import { mostBulkRows } from '@songwai/core/bulk/bulk-limits';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { Button } from '@songwai/ui/button/button';
import { DropArea } from '@songwai/ui/file-picker/drop-area';
import { FileUp } from 'lucide';
import type { ClipboardEvent } from 'react';
import { useRef } from 'react';
import { ChooseFile, type ChooseFileHandle } from './choose-file.tsx';
import './file-area.css';

interface FileAreaProps {
  /** A file, or the text of a table that was pasted. */
  readonly onSource: (source: File | string) => void;
  readonly onPaste: () => void;
}

/** Takes a file that is dropped, chosen or pasted, and rows that were copied out of a spreadsheet. */
export function FileArea({ onSource, onPaste }: FileAreaProps) {
  const t = useTranslate();
  const chooser = useRef<ChooseFileHandle>(null);
  const takeFirst = ([file]: readonly File[]) => {
    if (file) onSource(file);
  };
  const handlePaste = (event: ClipboardEvent) => {
    const [file] = event.clipboardData.files;
    const text = event.clipboardData.getData('text/plain');
    // Copied cells have line ends or tabs; a word may have been copied by mistake.
    if (!file && !/[\t\n]/.test(text)) return;
    event.preventDefault();
    onSource(file ?? text);
  };
  const title = (
    <>
      <span className="portal-file-area__wide">{t('sheet.dropTitle')}</span>
      <span className="portal-file-area__narrow">{t('sheet.dropTitlePhone')}</span>
    </>
  );
  return (
    <DropArea
      icon={FileUp}
      title={title}
      dropNow={t('sheet.dropNow')}
      limits={t('sheet.limits', { most: mostBulkRows })}
      onFiles={takeFirst}
      onPaste={handlePaste}
    >
      <Button variant="primary" size="large" onClick={() => chooser.current?.open()}>
        {t('sheet.choose')}
      </Button>
      <Button size="large" onClick={onPaste}>
        {t('sheet.paste')}
      </Button>
      <ChooseFile handle={chooser} onFile={onSource} />
    </DropArea>
  );
}
