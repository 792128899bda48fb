import { Moon, Sun, SunMoon } from 'lucide';

/** What a theme switch offers, in this order, with its icons. */
export const themeChoices = [
  ['system', SunMoon],
  ['light', Sun],
  ['dark', Moon],
] as const;
