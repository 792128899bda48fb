import { FloatingPortal, safePolygon, useDismiss, useFocus, useHover, useInteractions, useRole } from '@floating-ui/react';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { useOverlayLayer } from '../overlay-layer/overlay-layer.tsx';
import type { PopoverTrigger } from '../popover/popover.tsx';
import { useHanging } from '../popover/use-hanging.ts';
import './tooltip.css';

/** What the element with the tooltip has to carry. */
export type TooltipTrigger = PopoverTrigger & {
  /** Keeps the browser's own tooltip away from a trigger that would have one. */
  readonly title: undefined;
};

export interface TooltipProps {
  /** A few words more than the trigger's own name; never the only place where something is said. */
  readonly text: string;
  readonly renderTrigger: (trigger: TooltipTrigger) => ReactNode;
  readonly placement?: 'top' | 'bottom' | undefined;
  /** How long the pointer rests before it opens. The focus opens it at once. */
  readonly openDelayMs?: number | undefined;
  readonly isOpenAtFirst?: boolean | undefined;
}

/** A hint at what is pointed at or focused. The pointer may go into it; Escape takes it away. */
export function Tooltip({ text, renderTrigger, placement = 'top', openDelayMs = 400, isOpenAtFirst = false }: TooltipProps) {
  const [isOpen, setIsOpen] = useState(isOpenAtFirst);
  const layer = useOverlayLayer();
  const { refs, floatingStyles, context } = useHanging({ isOpen, onOpenChange: setIsOpen, placement, gap: 6 });
  const { getReferenceProps, getFloatingProps } = useInteractions([
    useHover(context, { mouseOnly: true, move: false, delay: { open: openDelayMs, close: 80 }, handleClose: safePolygon() }),
    useFocus(context),
    useDismiss(context),
    useRole(context, { role: 'tooltip' }),
  ]);

  return (
    <>
      {renderTrigger({ ...getReferenceProps(), ref: refs.setReference, title: undefined })}
      {isOpen && layer ? (
        <FloatingPortal root={layer}>
          <div ref={refs.setFloating} className="sw-tooltip" style={floatingStyles} {...getFloatingProps()}>
            {text}
          </div>
        </FloatingPortal>
      ) : null}
    </>
  );
}
