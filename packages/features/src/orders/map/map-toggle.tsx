import { IconButton } from '@songwai/ui/icon-button/icon-button';
import { Maximize2, Minimize2 } from 'lucide';
import { useTranslate } from '../../shared/translate-context.tsx';

export interface MapToggleProps {
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

/** Opens the map's strip to the whole screen, and closes it again. */
export function MapToggle({ isOpen, onToggle }: MapToggleProps) {
  const t = useTranslate();
  return (
    <IconButton
      variant="raised"
      icon={isOpen ? Minimize2 : Maximize2}
      label={isOpen ? t('map.fold') : t('map.unfold')}
      onClick={onToggle}
    />
  );
}
