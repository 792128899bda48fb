import { contrastOf, readTokenColors } from '../tests/token-colors.ts';
import type { ColourRole } from './colour-roles.ts';
import { TokenName } from './token-name.tsx';
import './colour-swatch.css';

const sheets = import.meta.glob<string>('../src/tokens/tokens.css', { eager: true, query: '?raw', import: 'default' });
const colorOf = readTokenColors(Object.values(sheets).join());
const hex = (channels: readonly number[]) =>
  `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`.toUpperCase();

export interface ColourSwatchProps {
  readonly role: ColourRole;
  readonly purpose: string;
  readonly theme: string;
  /** Said after its name was copied. */
  readonly copied: string;
}

/** One colour: a sample with text on it, and its values, read from the tokens. */
export function ColourSwatch({ role: { name, on }, purpose, theme, copied }: ColourSwatchProps) {
  const scheme = theme === 'dark' ? 'dark' : 'light';
  const background = colorOf(name, scheme);
  const contrast = contrastOf(background, colorOf(on, scheme));
  return (
    <li className="sw-swatch">
      <div className="sw-swatch__sample" style={{ background: `var(--songwai-${name})`, color: `var(--songwai-${on})` }}>
        ส่งไว Aa 123
      </div>
      <div className="sw-swatch__text">
        <p>
          <TokenName name={name} copied={copied} />
        </p>
        <p className="sw-foundation__note">{purpose}</p>
        <p className="sw-foundation__note sw-figures">
          {hex(background)} · {on} {contrast.toFixed(1)}
        </p>
      </div>
    </li>
  );
}
