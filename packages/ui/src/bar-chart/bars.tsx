import type { CSSProperties, KeyboardEvent } from 'react';
import { useId, useRef, useState } from 'react';
import { classNames } from '../lib/class-names.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';

/** One bar. */
export interface ChartBar {
  readonly id: string;
  /** Short label below the bar: "28/9". */
  readonly label: string;
  /** Full name, for the table, the note and screen readers: "28 September – 4 October". */
  readonly name: string;
  /** 0 or more. */
  readonly value: number;
}

export interface BarsProps {
  /** Accessible name of the chart: "Spend by week". */
  readonly label: string;
  /** In display order. */
  readonly bars: readonly ChartBar[];
  /** Full form of a value: "฿4,410.50". */
  readonly format: (value: number) => string;
  /** The bar that the text beside the chart is about (this week), in marigold. */
  readonly highlightedId?: string | undefined;
  /** Makes the bars buttons: a press shows what the bar is about. */
  readonly onChoose?: ((id: string) => void) | undefined;
  /** The value at the top of the chart, above 0. */
  readonly top: number;
  /** Number of grid lines, including the one at zero. */
  readonly lineCount: number;
  readonly instructions: string;
}

// SVG has no native elements for these roles.
const asGroup = { role: 'group' };
const asPicture = { role: 'img' };
const asButton = { role: 'button' };

/** Bar width as a share of its column. */
const FILL = 0.72;

/**
 * The chart itself. All sizes are relative to its box, so it needs no measuring and resizes with its container. One tab stop;
 * arrow keys move between bars.
 */
export function Bars({ label, bars, format, highlightedId, onChoose, top, lineCount, instructions }: BarsProps) {
  const id = useId();
  const drawing = useRef<SVGSVGElement>(null);
  const [stopId, setStopId] = useState(highlightedId);
  const [noteId, setNoteId] = useState<string | null>(null);
  const stopIndex = Math.max(
    0,
    bars.findIndex((bar) => bar.id === stopId),
  );
  const noteIndex = bars.findIndex((bar) => bar.id === noteId);
  const noted = bars[noteIndex];
  const share = 100 / bars.length;

  const handleKeyDown = (event: KeyboardEvent) => {
    const last = bars.length - 1;
    const steps: Record<string, number> = { ArrowRight: stopIndex + 1, ArrowLeft: stopIndex - 1, Home: 0, End: last };
    if (event.key === 'Escape' && noteId !== null) {
      setNoteId(null);
      event.stopPropagation();
      return;
    }
    const here = bars[stopIndex];
    if (onChoose && here && (event.key === 'Enter' || event.key === ' ')) {
      event.preventDefault();
      onChoose(here.id);
      return;
    }
    const target = steps[event.key];
    if (target === undefined) return;
    event.preventDefault();
    const index = Math.min(last, Math.max(0, target));
    drawing.current?.querySelectorAll<SVGGElement>('[data-bar]')[index]?.focus();
  };

  const handlersOf = (bar: ChartBar) => ({
    onFocus: () => {
      setStopId(bar.id);
      setNoteId(bar.id);
    },
    onBlur: () => setNoteId(null),
    onPointerEnter: () => setNoteId(bar.id),
    onPointerLeave: () => setNoteId((shown) => (shown === bar.id ? null : shown)),
    onKeyDown: handleKeyDown,
    ...(onChoose && { onClick: () => onChoose(bar.id) }),
  });

  return (
    <div className="sw-chart__box">
      <VisuallyHidden>
        <span id={id}>{instructions}</span>
      </VisuallyHidden>
      <svg ref={drawing} className="sw-chart__drawing" {...asGroup} aria-label={label} aria-describedby={id}>
        {Array.from({ length: lineCount }, (_, index) => {
          const y = `${(index / (lineCount - 1)) * 100}%`;
          return <line key={y} className="sw-chart__line" x1="0" x2="100%" y1={y} y2={y} />;
        })}
        {bars.map((bar, index) => {
          const height = (Math.max(0, bar.value) / top) * 100;
          const x = index * share;
          return (
            <g
              key={bar.id}
              data-bar={bar.id}
              {...(onChoose ? asButton : asPicture)}
              aria-label={`${bar.name}: ${format(bar.value)}`}
              // Preact would write `tabIndex`, which SVG does not know.
              ref={(group) => {
                group?.setAttribute('tabindex', index === stopIndex ? '0' : '-1');
              }}
              className={classNames(
                'sw-chart__bar',
                bar.id === highlightedId && 'sw-chart__bar--highlighted',
                bar.id === noteId && 'sw-chart__bar--noted',
                onChoose && 'sw-chart__bar--button',
              )}
              {...handlersOf(bar)}
            >
              <rect className="sw-chart__reach" x={`${x}%`} y="0" width={`${share}%`} height="100%" rx="6" />
              {/* This nested svg clips the bar's lower corners, so that only the upper ones are round. */}
              <svg
                x={`${x + (share * (1 - FILL)) / 2}%`}
                y={`${100 - height}%`}
                width={`${share * FILL}%`}
                height={`${height}%`}
                aria-hidden="true"
              >
                <rect className="sw-chart__fill" width="100%" height="200%" rx="5" />
              </svg>
            </g>
          );
        })}
        <line className="sw-chart__ground" x1="0" x2="100%" y1="100%" y2="100%" />
      </svg>
      {noted ? (
        <div
          className="sw-chart__note"
          style={
            {
              '--sw-chart-x': `${(noteIndex + 0.5) * share}%`,
              '--sw-chart-y': `${(Math.max(0, noted.value) / top) * 100}%`,
            } as CSSProperties
          }
          aria-hidden="true"
        >
          <b className="sw-figures">{format(noted.value)}</b>
          <span>{noted.name}</span>
        </div>
      ) : null}
    </div>
  );
}
