import { Button } from '../button/button.tsx';
import '../visually-hidden/visually-hidden.css';
import './save-bar.css';

export interface SaveBarProps {
  /** Names the bar: "Unsaved changes". */
  readonly label: string;
  /** There is something to save; without it the bar is not shown. Keep it mounted, so that the result is announced. */
  readonly isDirty: boolean;
  /** What was changed or has just been saved: "2 changes are not saved", "Saved". Announced when it changes. */
  readonly message: string;
  readonly saveLabel: string;
  readonly discardLabel: string;
  /** Saving: the button keeps its focus and takes no second press. */
  readonly isSaving?: boolean | undefined;
  /** Absent inside a form: the button sends it. */
  readonly onSave?: (() => void) | undefined;
  readonly onDiscard: () => void;
}

/** Saves or discards what was changed on a page of fields, at the lower edge of the window as long as there is something to save. */
export function SaveBar({ label, isDirty, message, saveLabel, discardLabel, isSaving, onSave, onDiscard }: SaveBarProps) {
  return (
    <section className={isDirty ? 'sw-save-bar' : 'sw-save-bar sw-save-bar--clean'} aria-label={label}>
      <p role="status" className={isDirty ? 'sw-strong sw-grow' : 'sw-visually-hidden'}>
        {message}
      </p>
      {isDirty ? (
        <div className="sw-save-bar__buttons">
          <Button variant="quiet" isDisabled={isSaving} onClick={onDiscard}>
            {discardLabel}
          </Button>
          <Button type={onSave ? 'button' : 'submit'} variant="primary" isLoading={isSaving} onClick={onSave}>
            {saveLabel}
          </Button>
        </div>
      ) : null}
    </section>
  );
}
