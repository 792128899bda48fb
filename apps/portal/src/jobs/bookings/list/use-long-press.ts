import type { PointerEvent } from 'react';
import { useEffect, useRef } from 'react';

const longMs = 500;

/** Handlers for a press that is held: by touch or pen, without moving. The click that ends it does nothing more. */
export function useLongPress(onLongPress: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const isDone = useRef(false);
  const cancel = () => clearTimeout(timer.current);
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    onPointerDown: ({ pointerType }: PointerEvent) => {
      isDone.current = false;
      if (pointerType === 'mouse') return;
      cancel();
      timer.current = setTimeout(() => {
        isDone.current = true;
        onLongPress();
      }, longMs);
    },
    onPointerUp: cancel,
    onPointerCancel: cancel,
    onPointerMove: ({ movementX, movementY }: PointerEvent) => {
      if (Math.abs(movementX) + Math.abs(movementY) > 4) cancel();
    },
    onContextMenu: (event: { preventDefault(): void }) => {
      if (isDone.current) event.preventDefault();
    },
    onClickCapture: (event: { preventDefault(): void; stopPropagation(): void }) => {
      if (!isDone.current) return;
      isDone.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
