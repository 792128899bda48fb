import type { ReactNode } from 'react';
import { LazyView } from '../../shared/lazy-view.tsx';
import { loadMapToggle } from '../order-loaders.ts';
import '../panel/order-panel.css';

export interface OrderMapToolsProps {
  /** The map is a strip that can be opened to the whole screen. */
  readonly isNarrow: boolean;
  readonly isOpen: boolean;
  readonly isPinning: boolean;
  readonly onToggle: () => void;
  /** The shell's own button beside it, such as a menu. */
  readonly children: ReactNode;
}

/** The buttons in the map's corner. */
export function OrderMapTools({ isNarrow, isOpen, isPinning, onToggle, children }: OrderMapToolsProps) {
  if (isPinning) return null;
  return (
    <div className="sw-order__corner">
      {isNarrow ? (
        <LazyView load={loadMapToggle} skeleton={null} isPatient isOptional>
          {({ MapToggle }) => <MapToggle {...{ isOpen, onToggle }} />}
        </LazyView>
      ) : null}
      {isOpen && isNarrow ? null : children}
    </div>
  );
}
