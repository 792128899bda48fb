import {
  autoUpdate,
  FloatingFocusManager,
  FloatingPortal,
  flip,
  offset,
  shift,
  size,
  useClick,
  useDismiss,
  useFloating,
  useInteractions,
  useRole,
} from '@floating-ui/react';
import type { HTMLProps, ReactNode, Ref } from 'react';
import { useOverlayLayer } from '../overlay-layer/overlay-layer.tsx';
import './popover.css';

/** What the element that opens the popover has to carry. */
export type PopoverTrigger = Omit<HTMLProps<HTMLButtonElement>, 'ref' | 'size' | 'type'> & {
  readonly ref: Ref<HTMLButtonElement>;
};

export interface PopoverProps {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  /** Names the popover. */
  readonly label: string;
  readonly renderTrigger: (trigger: PopoverTrigger) => ReactNode;
  readonly placement?: 'top-start' | 'top-end' | 'bottom-start' | 'bottom-end' | undefined;
  readonly children: ReactNode;
}

/** A card that hangs on its button. Escape and a press elsewhere close it; the focus goes in and comes back. */
export function Popover({ isOpen, onOpenChange, label, renderTrigger, placement = 'bottom-start', children }: PopoverProps) {
  const layer = useOverlayLayer();
  const { refs, floatingStyles, context } = useFloating<HTMLButtonElement>({
    open: isOpen,
    onOpenChange,
    placement,
    whileElementsMounted: autoUpdate,
    middleware: [
      offset(8),
      flip({ padding: 8 }),
      shift({ padding: 8 }),
      size({
        padding: 8,
        apply: ({ availableHeight, elements }) =>
          elements.floating.style.setProperty('--sw-popover-height', `${Math.floor(availableHeight)}px`),
      }),
    ],
  });
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
              className="sw-popover"
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
