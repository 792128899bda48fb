import { SunMoon } from 'lucide';
import { Icon } from '../icon/icon.tsx';
import { themeChoices } from './theme-choices.ts';
import type { ThemeChoice, ThemeSwitchProps } from './theme-switch.tsx';
import '../choice/choice.css';
import './compact-theme-switch.css';

/**
 * `ThemeSwitch` as one icon, for a narrow bar: a native select under the icon, which brings keyboard, screen reader and phone picker
 * support. A file of its own, because every page has it in its header and only the settings have the segments.
 */
export function CompactThemeSwitch({ value, onChange, texts }: ThemeSwitchProps) {
  const icon = themeChoices.find(([choice]) => choice === value)?.[1] ?? SunMoon;
  return (
    <span className="sw-press sw-theme-icon">
      <Icon icon={icon} />
      <select
        aria-label={texts.label}
        title={`${texts.label}: ${texts[value]}`}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value as ThemeChoice)}
      >
        {themeChoices.map(([choice]) => (
          <option key={choice} value={choice}>
            {texts[choice]}
          </option>
        ))}
      </select>
    </span>
  );
}
