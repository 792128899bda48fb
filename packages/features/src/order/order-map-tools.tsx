import { IconButton } from '@songwai/ui/icon-button/icon-button';
import { Maximize2, Minimize2 } from 'lucide';
import type { ReactNode } from 'react';
import { useTranslate } from '../shared/translate-context.tsx';

export interface OrderMapToolsProps {
  /** The map is a strip that can be opened to the whole screen. */
  readonly isNarrow: boolean;
  readonly isOpen: boolean;
  readonly isPinning: boolean;
  readonly onToggle: () => void;
  /** What the shell puts beside it: a menu. */
  readonly children: ReactNode;
}

/** What floats in the map's corner. */
export function OrderMapTools({ isNarrow, isOpen, isPinning, onToggle, children }: OrderMapToolsProps) {
  const t = useTranslate();
  if (isPinning) return null;
  return (
    <div className="sw-order__corner">
      {isNarrow ? (
        <IconButton
          variant="raised"
          icon={isOpen ? Minimize2 : Maximize2}
          label={isOpen ? t('map.fold') : t('map.unfold')}
          onClick={onToggle}
        />
      ) : null}
      {isOpen && isNarrow ? null : children}
    </div>
  );
}
