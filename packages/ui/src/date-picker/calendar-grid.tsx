import type { KeyboardEvent } from 'react';
import { useId, useLayoutEffect, useRef, useState } from 'react';
import { addDays, clampTo, monthOf, weekdayOf, weeksOfMonth } from '../lib/calendar.ts';
import { dayAfterKey } from '../lib/calendar-keys.ts';
import type { CalendarLang } from '../lib/calendar-words.ts';
import { firstWeekdayOf, writeLongDay, writeMonth, writeWeekday } from '../lib/calendar-words.ts';
import { classNames } from '../lib/class-names.ts';
import { LimitNote, RefusalNote } from './refusal-note.tsx';
import './calendar-day.css';
import './calendar-grid.css';

/** Which days can be selected. Days are `YYYY-MM-DD`. */
export interface DayRules {
  readonly min?: string | undefined;
  readonly max?: string | undefined;
  /** Why a day within the range is not available, as a sentence; undefined if it is. */
  readonly whyNot?: ((day: string) => string | undefined) | undefined;
}

export interface CalendarGridProps extends DayRules {
  readonly lang: CalendarLang;
  /** The selected day, or empty. */
  readonly value: string;
  readonly today: string;
  /** The day with the keyboard focus; its month is shown. */
  readonly cursor: string;
  readonly onCursor: (day: string) => void;
  readonly onChoose: (day: string) => void;
  /** Why a day before `min` or after `max` is not available: shown and announced when a key would lead there. */
  readonly limitText?: ((day: string) => string | undefined) | undefined;
  /** Moves the focus to the cursor's day when the grid is mounted. */
  readonly shouldFocus?: boolean | undefined;
}

/**
 * The days of a month, one of which can be selected. One tab stop; arrow keys move by days and weeks, Page keys by months, with
 * Shift by years.
 */
export function CalendarGrid(props: CalendarGridProps) {
  const { lang, value, today, cursor, onCursor, onChoose, min, max, whyNot, limitText, shouldFocus } = props;
  const headId = useId();
  const grid = useRef<HTMLTableElement>(null);
  const isFocusWanted = useRef(shouldFocus);
  const [limit, setLimit] = useState<string>();
  const firstWeekday = firstWeekdayOf(lang);
  const weeks = weeksOfMonth(monthOf(cursor), firstWeekday);
  // Any week gives the column headers.
  const aWeek = Array.from({ length: 7 }, (_, index) => addDays(cursor, index - ((weekdayOf(cursor) - firstWeekday + 7) % 7)));

  // Moving to another month renders another grid, so the focus must follow the cursor.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the cursor's day is looked up after the new month is rendered
  useLayoutEffect(() => {
    if (isFocusWanted.current) grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus({ preventScroll: true });
    isFocusWanted.current = false;
  }, [cursor]);

  const isOutside = (day: string) => day !== clampTo(day, min, max);

  const handleKeyDown = (event: KeyboardEvent) => {
    const target = dayAfterKey(event, cursor, firstWeekday);
    if (target === undefined) return;
    event.preventDefault();
    isFocusWanted.current = true;
    setLimit(isOutside(target) ? limitText?.(target) : undefined);
    onCursor(clampTo(target, min, max));
  };

  const renderDay = (day: string) => {
    const reason = isOutside(day) ? undefined : whyNot?.(day);
    const isDisabled = isOutside(day) || reason !== undefined;
    return (
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: ARIA grid pattern on a table: rows and columns keep their meaning
      // biome-ignore lint/a11y/useFocusableInteractive: the button inside takes the focus
      <td key={day} role="gridcell" aria-selected={day === value} className="sw-calendar__cell">
        <button
          type="button"
          className={classNames(
            'sw-calendar__day',
            day === today && 'sw-calendar__day--now',
            day === value && 'sw-calendar__day--chosen',
            reason !== undefined && 'sw-calendar__day--refused',
          )}
          tabIndex={day === cursor ? 0 : -1}
          aria-label={[writeLongDay(day, lang), reason].filter(Boolean).join(', ')}
          aria-current={day === today ? 'date' : undefined}
          aria-disabled={isDisabled || undefined}
          title={reason}
          onClick={() => (isDisabled ? isOutside(day) || onCursor(day) : onChoose(day))}
        >
          {Number(day.slice(8))}
        </button>
      </td>
    );
  };

  return (
    <>
      <span id={headId} className="sw-visually-hidden">
        {writeMonth(monthOf(cursor), lang)}
      </span>
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: ARIA grid pattern on a table: rows and columns keep their meaning */}
      <table ref={grid} role="grid" className="sw-calendar" aria-labelledby={headId} onKeyDown={handleKeyDown}>
        <thead>
          <tr>
            {aWeek.map((day) => {
              const { short, long } = writeWeekday(day, lang);
              return (
                <th key={long} scope="col" abbr={long} className="sw-calendar__weekday sw-note">
                  {short}
                </th>
              );
            })}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week.find((day) => day !== null)}>
              {week.map((day, index) =>
                // biome-ignore lint/suspicious/noArrayIndexKey: an empty cell has no identity but its column
                day === null ? <td key={index} className="sw-calendar__cell" /> : renderDay(day),
              )}
            </tr>
          ))}
        </tbody>
      </table>
      <LimitNote reason={limit} />
      <RefusalNote reason={isOutside(cursor) ? undefined : whyNot?.(cursor)} />
    </>
  );
}
