import { ColourDot, ColourField } from '@songwai/ui/colour-field/colour-field';
import { useEffect, useRef, useState } from 'react';
import type { Texts } from '../texts.ts';
import { accentName } from '../use-typed.ts';
import { type AccentColours, readAccentColours } from './accent-colours.ts';
import { CodeName } from './attribute-field.tsx';
import { contrastOf, differenceOf, hexOf } from './contrast.ts';

interface AccentFieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** The theme of the element: the other one is not on the screen. */
  readonly theme: 'light' | 'dark';
  readonly text: Texts;
}

/** Whether CSS can read it. */
export const isColour = (value: string): boolean => value.trim() !== '' && CSS.supports('color', value.trim());

/** Colours that differ by less look the same. */
const leastSeen = 3;

/** The partner's colour, and what the theme makes of it. */
export function AccentField({ value, onChange, theme, text }: AccentFieldProps) {
  const place = useRef<HTMLDivElement>(null);
  const [colours, setColours] = useState<AccentColours | null>(null);
  const accent = value.trim();

  useEffect(() => {
    const host = place.current;
    setColours(host && isColour(accent) ? readAccentColours(host, { accent, theme }) : null);
  }, [accent, theme]);

  return (
    <div ref={place}>
      <ColourField
        label={text.accent.label}
        labelEnd={<CodeName name={accentName} />}
        value={value}
        onChange={onChange}
        swatches={text.accent.swatches}
        swatchesLabel={text.suggestions}
        error={accent !== '' && !isColour(accent) ? text.accent.bad : undefined}
        below={
          accent === '' ? <p className="sw-note">{text.accent.none}</p> : colours && <Outcome {...{ colours, theme, text }} />
        }
      />
    </div>
  );
}

interface OutcomeProps extends Pick<AccentFieldProps, 'theme' | 'text'> {
  readonly colours: AccentColours;
}

function Outcome({ colours: { given, used, onIt }, theme, text }: OutcomeProps) {
  const ratio = contrastOf(used, onIt).toFixed(1);
  if (differenceOf(given, used) <= leastSeen) return <p className="sw-note">{text.accent.as(ratio)}</p>;
  return (
    <div className="pg-accent">
      <span className="pg-accent__pair">
        <ColourDot value={hexOf(given)} />
        <span className="sw-visually-hidden">
          {text.accent.given} {hexOf(given)}
        </span>
        <span aria-hidden="true">→</span>
        <ColourDot value={hexOf(used)} />
        <span className="sw-visually-hidden">
          {text.accent.used} {hexOf(used)}
        </span>
      </span>
      <p className="sw-note">
        {theme === 'light' ? text.accent.darker : text.accent.lighter} {ratio}:1
      </p>
    </div>
  );
}
