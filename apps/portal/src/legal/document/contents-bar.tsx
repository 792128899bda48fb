import { useTranslate } from '@songwai/features/shared/translate-context';
import { type ContentsEntry, ContentsLine } from '@songwai/ui/contents-line/contents-line';
import { Dialog } from '@songwai/ui/dialog/dialog';
import { Icon } from '@songwai/ui/icon/icon';
import { ChevronDown, Menu } from 'lucide';
import { useState } from 'react';
import '@songwai/ui/card/card.css';

interface ContentsBarProps {
  readonly entries: readonly ContentsEntry[];
  readonly current: number;
}

/** The contents on a phone: a bar with the current section, which opens them as a sheet. */
export function ContentsBar({ entries, current }: ContentsBarProps) {
  const t = useTranslate();
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <button
        type="button"
        className="sw-card sw-not-on-paper portal-legal__bar sw-strong"
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        <Icon icon={Menu} />
        <span className="sw-clip">
          {t('legal.section', { number: current + 1, count: entries.length })} · {entries[current]?.title}
        </span>
        <Icon icon={ChevronDown} />
      </button>
      <Dialog isOpen={isOpen} presentation="sheet" title={t('legal.contents')} closeLabel={t('common.close')} onClose={close}>
        <nav aria-label={t('legal.contents')}>
          <ContentsLine entries={entries} current={current} onChoose={close} />
        </nav>
      </Dialog>
    </>
  );
}
