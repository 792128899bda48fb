import { FloatingFocusManager, FloatingPortal } from '@floating-ui/react';
import type { KeyboardEvent, ReactNode, RefObject } from 'react';
import { classNames } from '../lib/class-names.ts';
import { useOverlayLayer } from '../overlay-layer/overlay-layer.tsx';
import './floats.css';
import './floating-card.css';
import type { FloatingCardPlace } from './use-floating-card.tsx';

export interface FloatingCardProps {
  readonly place: FloatingCardPlace;
  /** The title of the bottom sheet on a phone, where the field may be far away. */
  readonly title: string;
  readonly children: ReactNode;
}

/** The card of a list whose field keeps the focus. Render it only while it is open. */
export function FloatingCard({ place, title, children }: FloatingCardProps) {
  const layer = useOverlayLayer();
  if (!layer) return null;
  return (
    <FloatingPortal root={layer}>
      {place.isSheet ? <div className="sw-floating-card__scrim" /> : null}
      <div
        ref={place.setCard}
        className={classNames('sw-floats sw-floating-card', place.isSheet && 'sw-floating-card--sheet')}
        style={place.styles}
        {...place.cardProps}
      >
        {place.isSheet ? (
          <p className="sw-floating-card__title" aria-hidden="true">
            {title}
          </p>
        ) : null}
        {children}
      </div>
    </FloatingPortal>
  );
}

export interface FloatingDialogProps extends FloatingCardProps {
  readonly onClose: () => void;
  /** Accessible name of the dialog; the title alone would be the field's name. */
  readonly name: string;
  /** The element that gets the focus back, if it is not the first focusable one in the field's box. */
  readonly opener?: RefObject<HTMLElement | null> | undefined;
}

/** The card of a picker that takes the focus and gives it back. Its content sets the initial focus. */
export function FloatingDialog({ place, title, name, onClose, opener, children }: FloatingDialogProps) {
  const layer = useOverlayLayer();
  if (!layer) return null;

  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    onClose();
  };

  return (
    <FloatingPortal root={layer}>
      {place.isSheet ? <div className="sw-floating-card__scrim" /> : null}
      <FloatingFocusManager context={place.context} modal={false} returnFocus={opener ?? true}>
        <div
          ref={place.setCard}
          role="dialog"
          aria-label={name}
          className={classNames('sw-floats sw-floating-card', place.isSheet && 'sw-floating-card--sheet')}
          style={place.styles}
          {...place.cardProps}
          onKeyDown={handleKeyDown}
        >
          {place.isSheet ? (
            <p className="sw-floating-card__title" aria-hidden="true">
              {title}
            </p>
          ) : null}
          {children}
        </div>
      </FloatingFocusManager>
    </FloatingPortal>
  );
}
