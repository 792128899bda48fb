import type { ReactNode, RefObject } from 'react';
import { createContext, useContext, useEffect, useRef, useState } from 'react';
import './overlay-layer.css';

/** A value that stays: a change would make React take over at once all that a server has rendered inside. */
const Layer = createContext<RefObject<HTMLElement | null>>({ current: null });

/**
 * The container that floating elements render into: above the content, inside the same root. A portal to the body would leave the
 * shadow root and lose its styles, so the host of Songwai adds a layer; a dialog adds a layer for its own content.
 */
export function OverlayLayer({ children }: { readonly children: ReactNode }) {
  const layer = useRef<HTMLDivElement>(null);
  return (
    <Layer value={layer}>
      {children}
      <div ref={layer} className="sw-overlay-layer" />
    </Layer>
  );
}

/** The layer to render in; null before it is mounted or where none was given. */
export function useOverlayLayer(): HTMLElement | null {
  const layer = useContext(Layer);
  const [element, setElement] = useState(layer.current);
  // Content that comes with its layer renders before it is there.
  useEffect(() => setElement(layer.current), [layer]);
  return element;
}
