import { Info } from 'lucide';
import { useState } from 'react';
import { Icon } from '../icon/icon.tsx';
import './map-credit.css';

export interface MapCreditProps {
  /** What the reader has to know of the way at once; always in sight. */
  readonly note?: string | undefined;
  readonly text?: string | undefined;
  /** Names the button that opens the credits. */
  readonly label: string;
}

/** Whose data the base map is: in sight where there is room, one tap away where there is not. Beside it what the way is worth. */
export function MapCredit({ note, text, label }: MapCreditProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className={isOpen ? 'sw-map-credit sw-map-credit--open' : 'sw-map-credit'}>
      {note ? <p className="sw-map-credit__note">{note}</p> : null}
      {text ? (
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
