import type { DragEvent } from 'react';
import { useRef, useState } from 'react';

export interface FileDrop {
  /** A file is dragged over the zone. */
  readonly isOver: boolean;
  /** For the zone's element. */
  readonly handlers: {
    readonly onDragEnter: (event: DragEvent) => void;
    readonly onDragLeave: (event: DragEvent) => void;
    readonly onDragOver: (event: DragEvent) => void;
    readonly onDrop: (event: DragEvent) => void;
  };
}

/** Takes files that are dragged onto an element and dropped there. @param onFiles called with all of them, unchecked */
export function useFileDrop(onFiles: (files: readonly File[]) => void, isDisabled = false): FileDrop {
  // The browser fires enter and leave events for every element inside; only their balance shows whether a file is over the zone.
  const depth = useRef(0);
  const [isOver, setIsOver] = useState(false);
  const hasFiles = (event: DragEvent) => !isDisabled && event.dataTransfer.types.includes('Files');
  return {
    isOver,
    handlers: {
      onDragEnter: (event) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        depth.current += 1;
        setIsOver(true);
      },
      onDragLeave: (event) => {
        if (!hasFiles(event)) return;
        depth.current -= 1;
        if (depth.current <= 0) setIsOver(false);
      },
      onDragOver: (event) => {
        if (hasFiles(event)) event.preventDefault();
      },
      onDrop: (event) => {
        depth.current = 0;
        setIsOver(false);
        if (!hasFiles(event)) return;
        event.preventDefault();
        onFiles([...event.dataTransfer.files]);
      },
    },
  };
}
