import { FloatingFocusManager, FloatingPortal, useClick, useDismiss, useInteractions, useRole } from '@floating-ui/react';
import type { HTMLProps, ReactNode, Ref } from 'react';
import { useOverlayLayer } from '../overlay-layer/overlay-layer.tsx';
import { useHanging } from './use-hanging.ts';
import '../floating-card/floats.css';
import './popover.css';

/** Props for the element that opens the popover. */
export type PopoverTrigger = Omit<HTMLProps<HTMLButtonElement>, 'ref' | 'size' | 'type'> & {
  readonly ref: Ref<HTMLButtonElement>;
};

export interface PopoverProps {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  /** Accessible name of the popover. */
  readonly label: string;
  readonly renderTrigger: (trigger: PopoverTrigger) => ReactNode;
  readonly placement?: 'top-start' | 'top-end' | 'bottom-start' | 'bottom-end' | undefined;
  readonly children: ReactNode;
}

/** A card at its button. Escape and a press elsewhere close it; the focus moves in, and returns on closing. */
export function Popover({ isOpen, onOpenChange, label, renderTrigger, placement = 'bottom-start', children }: PopoverProps) {
  const layer = useOverlayLayer();
  const { refs, floatingStyles, context } = useHanging({ isOpen, onOpenChange, placement, gap: 8 });
  const { getReferenceProps, getFloatingProps } = useInteractions([
    useClick(context),
    useDismiss(context),
    useRole(context, { role: 'dialog' }),
  ]);

  return (
    <>
      {renderTrigger({ ...getReferenceProps(), ref: refs.setReference })}
      {isOpen && layer ? (
        <FloatingPortal root={layer}>
          <FloatingFocusManager context={context} modal={false}>
            <div
              ref={refs.setFloating}
              className="sw-floats sw-popover"
              style={floatingStyles}
              {...getFloatingProps({ 'aria-label': label })}
            >
              {children}
            </div>
          </FloatingFocusManager>
        </FloatingPortal>
      ) : null}
    </>
  );
}
