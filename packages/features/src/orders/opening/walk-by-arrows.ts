interface WalkOptions {
  /** Everything that the keys go through: the field with what stands below it. */
  readonly around: HTMLElement | null;
  /** Selects the fields that the down arrow leaves, and the up arrow comes back to. */
  readonly fields: string;
  /** Selects what the arrows stop at, without the buttons beside it. */
  readonly steps: string;
  readonly onEscape: (field: HTMLElement | undefined) => void;
}

/**
 * Lets the arrow keys go from a field into what is suggested below it and back, and Escape leave it. A press leaves the focus where it
 * is: without that a phone would hide its keyboard, and a search would close under the finger.
 *
 * @returns a function that takes this away again.
 */
export function walkByArrows(panel: HTMLElement, { around, fields, steps, onEscape }: WalkOptions): () => void {
  let from: HTMLElement | undefined;

  const handleKeyDown = (event: KeyboardEvent) => {
    const target = event.target instanceof HTMLElement ? event.target : null;
    if (target === null) return;
    const isInside = panel.contains(target);
    if (!isInside && target.matches(fields)) from = target;
    else if (!isInside || target.matches('input, textarea')) return;
    if (isInside && event.key === 'Escape') return onEscape(from);
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    const rows = [...panel.querySelectorAll<HTMLElement>(steps)];
    if (step === 0 || rows.length === 0) return;
    // The button beside a row counts as the row.
    const at = rows.indexOf(target.matches(steps) ? target : (target.previousElementSibling as HTMLElement));
    if (!isInside && step < 0) return;
    const next = isInside ? at + step : 0;
    // Above the first is the field, below the last is nothing.
    (next < 0 ? from : rows[next])?.focus();
    event.preventDefault();
  };
  const handleMouseDown = (event: MouseEvent) => {
    const isField = event.target instanceof Element && event.target.closest('input, textarea, label');
    if (!isField) event.preventDefault();
  };

  /** The window lost the focus, not the field: another tab, or the browser's question about the location. */
  const handleFocusOut = (event: FocusEvent) => {
    if (event.target instanceof Element && event.target.matches(':focus')) event.stopPropagation();
  };

  around?.addEventListener('keydown', handleKeyDown);
  around?.addEventListener('focusout', handleFocusOut);
  panel.addEventListener('mousedown', handleMouseDown);
  return () => {
    around?.removeEventListener('keydown', handleKeyDown);
    around?.removeEventListener('focusout', handleFocusOut);
    panel.removeEventListener('mousedown', handleMouseDown);
  };
}
