import { FloatingPortal, safePolygon, useDismiss, useFocus, useHover, useInteractions, useRole } from '@floating-ui/react';
import type { HTMLProps, ReactNode } from 'react';
import { useState } from 'react';
import { useOverlayLayer } from '../overlay-layer/overlay-layer.tsx';
import { useHanging } from '../popover/use-hanging.ts';
import './tooltip.css';

/** Props for the element with the tooltip. */
export type TooltipTrigger = Omit<HTMLProps<HTMLElement>, 'ref' | 'size' | 'type'> & {
  readonly ref: (trigger: HTMLElement | null) => void;
  /** Prevents the browser's own tooltip. */
  readonly title: undefined;
};

export interface TooltipProps {
  /** Adds a few words to the trigger's name; must not be the only place of a piece of information. */
  readonly text: string;
  readonly renderTrigger: (trigger: TooltipTrigger) => ReactNode;
  readonly placement?: 'top' | 'bottom' | 'right' | undefined;
  /** How long the pointer must rest before the tooltip opens. Focus opens it at once. */
  readonly openDelayMs?: number | undefined;
  readonly isOpenAtFirst?: boolean | undefined;
}

/** A hint for the hovered or focused element. The pointer may move into it; Escape closes it. */
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
