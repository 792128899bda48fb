import type { FloatingContext } from '@floating-ui/react';
import { useDismiss, useFloating } from '@floating-ui/react';
import type { CSSProperties, HTMLAttributes } from 'react';
import { useLayoutEffect, useState } from 'react';
import { insideWindow } from '../lib/inside-window.ts';

/** Below this width a card with too little room becomes a bottom sheet. */
const phoneWidthPx = 600;

export interface FloatingCardOptions {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** On a phone with less room (px) than this above and below the field, the card becomes a bottom sheet. 0: never. */
  readonly roomPx: number;
  /** A list is at least as wide as its field; a calendar has its own width. */
  readonly isAsWideAsField?: boolean | undefined;
}

/** The position that `FloatingCard` and `FloatingDialog` need. */
export interface FloatingCardPlace {
  readonly isSheet: boolean;
  readonly context: FloatingContext;
  /** Ref of the box to position the card at. */
  readonly setField: (element: HTMLElement | null) => void;
  readonly setCard: (element: HTMLElement | null) => void;
  readonly styles: CSSProperties | undefined;
  readonly cardProps: HTMLAttributes<HTMLElement> | undefined;
}

/** Positions a card at its field, or decides that it becomes a bottom sheet on a phone. */
export function useFloatingCard(options: FloatingCardOptions): FloatingCardPlace {
  const { isOpen, onClose, roomPx, isAsWideAsField = false } = options;
  const [isSheet, setIsSheet] = useState(false);
  const floating = useFloating({
    open: isOpen,
    onOpenChange: (next) => next || onClose(),
    placement: 'bottom-start',
    // A dialog clips its content; fixed elements may extend over its edge.
    strategy: 'fixed',
    ...insideWindow(6, ({ availableHeight, rects, elements }) => {
      elements.floating.style.setProperty('--sw-floating-height', `${Math.floor(availableHeight)}px`);
      if (isAsWideAsField) elements.floating.style.setProperty('--sw-floating-width', `${Math.round(rects.reference.width)}px`);
    }),
  });
  const { reference } = floating.elements;
  // The field or the card handles Escape: a surrounding dialog must not close with the card.
  const dismiss = useDismiss(floating.context, { escapeKey: false });

  // Decided once on opening: a card must not jump while it is read.
  useLayoutEffect(() => {
    if (!isOpen || !(reference instanceof HTMLElement)) return;
    const view = reference.ownerDocument.defaultView;
    const field = reference.getBoundingClientRect();
    // A dialog shown as a sheet clips even fixed elements, so only the room inside it counts.
    const sheet = reference.closest('dialog')?.getBoundingClientRect();
    const top = sheet?.top ?? 0;
    const room = view ? Math.max(field.top - top, view.innerHeight - field.bottom) : Number.POSITIVE_INFINITY;
    setIsSheet(view !== null && view.innerWidth < phoneWidthPx && room < roomPx);
  }, [isOpen, reference, roomPx]);

  return {
    isSheet,
    context: floating.context,
    setField: floating.refs.setReference,
    setCard: floating.refs.setFloating,
    styles: isSheet ? undefined : floating.floatingStyles,
    cardProps: dismiss.floating,
  };
}
