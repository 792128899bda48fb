import type { PointerEvent, RefObject } from 'react';
import { useRef } from 'react';

/** How far a sheet must be dragged down to close; below that it springs back. */
const CLOSE_PX = 96;

export interface SheetDrag {
  readonly sheet: RefObject<HTMLElement | null>;
  /** The dialog is locked, or is not a sheet. */
  readonly isOff: boolean;
  readonly onClose: () => void;
}

/** Lets a finger drag a sheet down by its header. Touch only: a mouse has the close button, and selects text there. */
export function useSheetDrag({ sheet, isOff, onClose }: SheetDrag) {
  const startY = useRef<number | null>(null);

  const move = (px: number | null) => {
    if (px === null) sheet.current?.style.removeProperty('--sw-sheet-drawn');
    else sheet.current?.style.setProperty('--sw-sheet-drawn', `${Math.max(0, px)}px`);
  };

  const handlePointerDown = (event: PointerEvent<HTMLElement>) => {
    const isOnButton = event.target instanceof Element && event.target.closest('button') !== null;
    if (isOff || isOnButton || event.pointerType === 'mouse') return;
    startY.current = event.clientY;
    event.currentTarget.setPointerCapture?.(event.pointerId);
  };

  const handlePointerMove = (event: PointerEvent<HTMLElement>) => {
    if (startY.current !== null) move(event.clientY - startY.current);
  };

  const handlePointerEnd = (event: PointerEvent<HTMLElement>) => {
    if (startY.current === null) return;
    const isFarEnough = event.type === 'pointerup' && event.clientY - startY.current >= CLOSE_PX;
    startY.current = null;
    move(null);
    if (isFarEnough) onClose();
  };

  return {
    onPointerDown: handlePointerDown,
    onPointerMove: handlePointerMove,
    onPointerUp: handlePointerEnd,
    onPointerCancel: handlePointerEnd,
  };
}
