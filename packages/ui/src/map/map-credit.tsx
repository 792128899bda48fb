import { Info } from 'lucide';
import { useState } from 'react';
import { Icon } from '../icon/icon.tsx';
import './map-credit.css';

export interface MapCreditProps {
  /** A note on the route that must always be visible. */
  readonly note?: string | undefined;
  readonly text?: string | undefined;
  /** Label of the button that opens the credits; both wait for it where texts load later. */
  readonly label: string;
}

/** The base map's credits: visible where there is room, otherwise one tap away. Beside them, how exact the route is. */
export function MapCredit({ note, text, label }: MapCreditProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className={isOpen ? 'sw-map-credit sw-map-credit--open' : 'sw-map-credit'}>
      {note ? <p className="sw-map-credit__note">{note}</p> : null}
      {text && label ? (
        <>
          <p className="sw-map-credit__text">{text}</p>
          <button
            type="button"
            className="sw-map-credit__toggle"
            aria-label={label}
            aria-expanded={isOpen}
            onClick={() => setIsOpen(!isOpen)}
          >
            <Icon icon={Info} size="small" />
          </button>
        </>
      ) : null}
    </div>
  );
}
