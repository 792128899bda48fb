import { Undo2 } from 'lucide';
import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import './undo-toast.css';

export interface UndoToastProps {
  /** What was done. */
  readonly children: ReactNode;
  /** "Undo" */
  readonly undoText: string;
  readonly onUndo: () => void;
}

/**
 * Says for some seconds what a press has done, with the way back. In a bar that stays in sight it floats above it. Whoever shows it
 * announces it and takes it away.
 */
export function UndoToast({ children, undoText, onUndo }: UndoToastProps) {
  return (
    <div className="sw-undo-toast">
      <p className="sw-grow">{children}</p>
      <Button variant="quiet" icon={Undo2} onClick={onUndo}>
        {undoText}
      </Button>
    </div>
  );
}
