import { HeaderMenu } from '../../shell/header/header-menu.tsx';
import type { OwnHireParts } from '../own-hire-parts.ts';

interface HireCornerProps {
  readonly MapToggle: OwnHireParts['MapToggle'];
  /** The map is a strip that can be opened to the whole screen. */
  readonly canToggle: boolean;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

/** The buttons in the map's corner; over a map that fills a phone only the one that folds it. */
export function HireCorner({ MapToggle, canToggle, isOpen, onToggle }: HireCornerProps) {
  if (!canToggle) return <HeaderMenu isFloating />;
  return (
    <div className="portal-full-day__corner">
      <MapToggle {...{ isOpen, onToggle }} />
      {isOpen ? null : <HeaderMenu isFloating />}
    </div>
  );
}
