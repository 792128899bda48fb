import { useId } from 'react';
import { Icon } from '../icon/icon.tsx';
import { themeChoices } from './theme-choices.ts';
import '../visually-hidden/visually-hidden.css';
import '../segmented-tabs/segments.css';
import './theme-switch.css';

/** `system` always follows the device. */
export type ThemeChoice = 'system' | 'light' | 'dark';

export interface ThemeSwitchTexts {
  /** Accessible name of the switch: "Theme". */
  readonly label: string;
  readonly system: string;
  readonly light: string;
  readonly dark: string;
}

export interface ThemeSwitchProps {
  readonly value: ThemeChoice;
  readonly onChange: (value: ThemeChoice) => void;
  readonly texts: ThemeSwitchTexts;
}

/**
 * Light, dark, or the device's theme. It reports the choice; its parent sets `data-theme` and stores the choice. Where there is no room for
 * it, `CompactThemeSwitch`.
 */
export function ThemeSwitch({ value, onChange, texts }: ThemeSwitchProps) {
  const name = useId();
  return (
    <div className="sw-segments sw-theme" role="radiogroup" aria-label={texts.label}>
      {themeChoices.map(([choice, icon]) => (
        <label key={choice} className="sw-segment sw-theme__choice">
          <input
            className="sw-visually-hidden"
            type="radio"
            name={name}
            value={choice}
            checked={choice === value}
            onChange={() => onChange(choice)}
          />
          <Icon icon={icon} />
          <span>{texts[choice]}</span>
        </label>
      ))}
    </div>
  );
}
