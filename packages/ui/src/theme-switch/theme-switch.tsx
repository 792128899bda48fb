import { Moon, Sun, SunMoon } from 'lucide';
import { useId } from 'react';
import { Icon } from '../icon/icon.tsx';
import '../visually-hidden/visually-hidden.css';
import '../choice/choice.css';
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
  /** One icon, for a narrow bar; a press opens the browser's native list. */
  readonly isCompact?: boolean | undefined;
}

const choices = [
  ['system', SunMoon],
  ['light', Sun],
  ['dark', Moon],
] as const;

/** Light, dark, or the device's theme. It reports the choice; its parent sets `data-theme` and stores the choice. */
export function ThemeSwitch({ isCompact, ...rest }: ThemeSwitchProps) {
  return isCompact ? <CompactSwitch {...rest} /> : <SegmentedSwitch {...rest} />;
}

function SegmentedSwitch({ value, onChange, texts }: Omit<ThemeSwitchProps, 'isCompact'>) {
  const name = useId();
  return (
    <div className="sw-segments sw-theme" role="radiogroup" aria-label={texts.label}>
      {choices.map(([choice, icon]) => (
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

/** A native select under an icon: it brings keyboard, screen reader and phone picker support. */
function CompactSwitch({ value, onChange, texts }: Omit<ThemeSwitchProps, 'isCompact'>) {
  const icon = choices.find(([choice]) => choice === value)?.[1] ?? SunMoon;
  return (
    <span className="sw-press sw-theme-icon">
      <Icon icon={icon} />
      <select
        aria-label={texts.label}
        title={`${texts.label}: ${texts[value]}`}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value as ThemeChoice)}
      >
        {choices.map(([choice]) => (
          <option key={choice} value={choice}>
            {texts[choice]}
          </option>
        ))}
      </select>
    </span>
  );
}
