import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import { addDays, clampTo, monthOf, weekdayOf, weeksOfMonth } from '../lib/calendar.ts';
import { dayAfterKey } from '../lib/calendar-keys.ts';
import type { CalendarLang } from '../lib/calendar-words.ts';
import { firstWeekdayOf, writeLongDay, writeWeekday } from '../lib/calendar-words.ts';
import { classNames } from '../lib/class-names.ts';
import { AgendaMark } from './agenda-mark.tsx';
import type { AgendaEntry, AgendaState, AgendaTexts } from './agenda-model.ts';
import './agenda-grid.css';

export interface AgendaGridProps {
  readonly label: string;
  readonly lang: CalendarLang;
  readonly today: string;
  /** The chosen day; its month is shown. */
  readonly day: string;
  readonly onDay: (day: string) => void;
  readonly min?: string | undefined;
  readonly max?: string | undefined;
  readonly entries: readonly AgendaEntry[];
  readonly holidays: Readonly<Record<string, string>>;
  readonly texts: AgendaTexts;
}

const order: readonly AgendaState[] = ['failed', 'planned', 'done', 'skipped'];
/** Marks of a day; of more, the first is shown with how many others there are, or they would be wider than the day is on a phone. */
const mostMarks = 3;

/** The days of a month with their marks. One tab stop; the day that a key leads to is the chosen one. */
export function AgendaGrid({ label, lang, today, day, onDay, min, max, entries, holidays, texts }: AgendaGridProps) {
  const grid = useRef<HTMLTableElement>(null);
  const isFocusWanted = useRef(false);
  const firstWeekday = firstWeekdayOf(lang);
  const aWeek = Array.from({ length: 7 }, (_, index) => addDays(day, index - ((weekdayOf(day) - firstWeekday + 7) % 7)));

  // Another month is another grid, so the focus has to follow the day.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the day is looked up after its month is rendered
  useLayoutEffect(() => {
    if (isFocusWanted.current) grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus({ preventScroll: true });
    isFocusWanted.current = false;
  }, [day]);

  const handleKeyDown = (event: KeyboardEvent) => {
    const target = dayAfterKey(event, day, firstWeekday);
    if (target === undefined) return;
    event.preventDefault();
    isFocusWanted.current = true;
    onDay(clampTo(target, min, max));
  };

  const renderDay = (shown: string) => {
    const own = entries.filter((entry) => entry.day === shown);
    const holiday = holidays[shown];
    const counts = order.flatMap((state) => {
      const count = own.filter((entry) => entry.state === state).length;
      return count === 0 ? [] : [texts.count(state, count)];
    });
    const shownMarks = own.length > mostMarks ? 1 : mostMarks;
    const marks = order.flatMap((state) => own.filter((entry) => entry.state === state)).slice(0, shownMarks);
    return (
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: ARIA grid pattern on a table: rows and columns keep their meaning
      // biome-ignore lint/a11y/useFocusableInteractive: the button inside takes the focus
      <td key={shown} role="gridcell" aria-selected={shown === day} className="sw-agenda-grid__cell">
        <button
          type="button"
          className={classNames(
            'sw-agenda-day sw-figures',
            shown === today && 'sw-agenda-day--now',
            holiday !== undefined && 'sw-agenda-day--holiday',
            shown === day && 'sw-agenda-day--chosen',
          )}
          tabIndex={shown === day ? 0 : -1}
          aria-label={[writeLongDay(shown, lang), holiday && `${texts.holiday} ${holiday}`, ...counts].filter(Boolean).join(', ')}
          aria-current={shown === today ? 'date' : undefined}
          disabled={shown !== clampTo(shown, min, max)}
          onClick={() => onDay(shown)}
        >
          <span className="sw-agenda-day__number">{Number(shown.slice(8))}</span>
          <span className="sw-agenda-day__marks">
            {marks.map(({ id, state }) => (
              <AgendaMark key={id} state={state} />
            ))}
            {own.length > shownMarks ? (
              // As a mark, not as text: the name says how many there are of which state.
              <span className="sw-agenda-day__more" data-more={`+${own.length - shownMarks}`} />
            ) : null}
          </span>
        </button>
      </td>
    );
  };

  return (
    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: ARIA grid pattern on a table: rows and columns keep their meaning
    <table ref={grid} role="grid" className="sw-agenda-grid" aria-label={label} onKeyDown={handleKeyDown}>
      <thead>
        <tr>
          {aWeek.map((each) => {
            const { short, long } = writeWeekday(each, lang);
            return (
              <th key={long} scope="col" abbr={long} className="sw-agenda-grid__weekday sw-note">
                {short}
              </th>
            );
          })}
        </tr>
      </thead>
      <tbody>
        {weeksOfMonth(monthOf(day), firstWeekday).map((week) => (
          <tr key={week.find((each) => each !== null)}>
            {week.map((each, index) =>
              // biome-ignore lint/suspicious/noArrayIndexKey: an empty cell has no identity but its column
              each === null ? <td key={index} className="sw-agenda-grid__cell" /> : renderDay(each),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
