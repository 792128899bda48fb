import { Info } from 'lucide';
import { useState } from 'react';
import { Icon } from '../icon/icon.tsx';
import './map-credit.css';

/** Whose data the ground is. In sight where there is room, one tap away where there is not. */
export function MapCredit({ text, label }: { readonly text: string; readonly label: string }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className={isOpen ? 'sw-map-credit sw-map-credit--open' : 'sw-map-credit'}>
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
    </div>
  );
}
