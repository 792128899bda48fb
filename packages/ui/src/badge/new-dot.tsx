import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import './new-dot.css';

/** A dot behind a title that was not opened yet; a reader hears the label. */
export function NewDot({ label }: { readonly label: string }) {
  return (
    <span className="sw-new-dot">
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
}
