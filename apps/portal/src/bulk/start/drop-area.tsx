import { mostRows } from '@songwai/core/bulk/rows/row-sheet';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { Button } from '@songwai/ui/button/button';
import { useFileDrop } from '@songwai/ui/file-picker/use-file-drop';
import { Icon } from '@songwai/ui/icon/icon';
import { FileUp } from 'lucide';
import type { ClipboardEvent } from 'react';
import { useRef } from 'react';
import { ChooseFile, type ChooseFileHandle } from './choose-file.tsx';
import './drop-area.css';

interface DropAreaProps {
  /** A file, or the text of a table that was pasted. */
  readonly onSource: (source: File | string) => void;
  readonly onPaste: () => void;
}

/** Takes a file that is dropped, chosen or pasted, and rows that were copied out of a spreadsheet. */
export function DropArea({ onSource, onPaste }: DropAreaProps) {
  const t = useTranslate();
  const chooser = useRef<ChooseFileHandle>(null);
  const takeFirst = ([file]: readonly File[]) => {
    if (file) onSource(file);
  };
  const { isOver, handlers } = useFileDrop(takeFirst);
  const handlePaste = (event: ClipboardEvent) => {
    const [file] = event.clipboardData.files;
    const text = event.clipboardData.getData('text/plain');
    // Copied cells have line ends or tabs; a word may have been copied by mistake.
    if (!file && !/[\t\n]/.test(text)) return;
    event.preventDefault();
    onSource(file ?? text);
  };
  return (
    <div className={isOver ? 'portal-drop portal-drop--over' : 'portal-drop'} {...handlers} onPaste={handlePaste}>
      <span className="portal-drop__sign">
        <Icon icon={FileUp} size="large" />
      </span>
      <div>
        <h2 className="portal-drop__title">
          {isOver ? (
            t('sheet.dropNow')
          ) : (
            <>
              <span className="portal-drop__wide">{t('sheet.dropTitle')}</span>
              <span className="portal-drop__narrow">{t('sheet.dropTitlePhone')}</span>
            </>
          )}
        </h2>
        <p className="sw-soft">{t('sheet.limits', { most: mostRows })}</p>
      </div>
      <div className="portal-drop__ways">
        <Button variant="primary" size="large" onClick={() => chooser.current?.open()}>
          {t('sheet.choose')}
        </Button>
        <Button size="large" onClick={onPaste}>
          {t('sheet.paste')}
        </Button>
      </div>
      <ChooseFile handle={chooser} onFile={onSource} />
    </div>
  );
}
