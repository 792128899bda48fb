import type { Rgb } from './contrast.ts';

/** What becomes of a partner's colour in one theme. */
export interface AccentColours {
  readonly given: Rgb;
  /** The colour of buttons and links. */
  readonly used: Rgb;
  /** The text on a button. */
  readonly onIt: Rgb;
}

/** The rules by which the widget makes its colours of the partner's: this page has the same ones, for its own look. */
const hostRules = (): CSSStyleSheet => {
  const sheet = new CSSStyleSheet();
  const texts = [...document.styleSheets].flatMap(({ cssRules }) =>
    [...cssRules].flatMap((rule) => (rule instanceof CSSStyleRule && rule.selectorText.includes(':host') ? [rule.cssText] : [])),
  );
  sheet.replaceSync(texts.join('\n'));
  return sheet;
};

/** A colour of any kind that CSS has, as the screen shows it. */
const readRgb = (color: string): Rgb => {
  const canvas = new OffscreenCanvas(1, 1);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser cannot read colours');
  context.fillStyle = color;
  context.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
  return [red, green, blue];
};

/**
 * Asks the style sheet what it makes of a colour, instead of repeating its formula.
 * @param place in the page, for a moment
 */
export const readAccentColours = (
  place: HTMLElement,
  { accent, theme }: { readonly accent: string; readonly theme: 'light' | 'dark' },
): AccentColours => {
  const host = document.createElement('span');
  const root = host.attachShadow({ mode: 'open' });
  root.adoptedStyleSheets = [hostRules()];
  const sample = document.createElement('span');
  root.append(sample);
  host.style.setProperty('--songwai-accent', accent);
  host.style.setProperty('color-scheme', theme);
  sample.style.setProperty('color', 'var(--songwai-on-brand)');
  sample.style.setProperty('background-color', 'var(--songwai-brand)');
  place.append(host);
  const { color, backgroundColor } = getComputedStyle(sample);
  const colours = { given: readRgb(accent), used: readRgb(backgroundColor), onIt: readRgb(color) };
  host.remove();
  return colours;
};
