import { useState } from 'react';
import { Icon } from '../src/icon/icon.tsx';
import { TextField } from '../src/text-field/text-field.tsx';
import { iconsInUse } from './icons-in-use.ts';

interface SearchableIconsProps {
  readonly label: string;
  /** How many were found. */
  readonly hint: (found: number) => string;
}

/** The icons that the product uses, filtered by their names. */
export function SearchableIcons({ label, hint }: SearchableIconsProps) {
  const [typed, setTyped] = useState('');
  const found = iconsInUse.filter(([name]) => name.toLowerCase().includes(typed.trim().toLowerCase()));
  return (
    <>
      <TextField label={label} type="search" value={typed} onChange={setTyped} hint={hint(found.length)} />
      <ul className="sw-icons">
        {found.map(([name, icon]) => (
          <li key={name}>
            <Icon icon={icon} />
            <span className="sw-foundation__note">{name}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
