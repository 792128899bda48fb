import type { ReactNode } from 'react';
import { createContext, useContext, useState } from 'react';
import './overlay-layer.css';

const Layer = createContext<HTMLElement | null>(null);

/**
 * The container that floating elements render into: above the content, inside the same root. A portal to the body would leave the
 * shadow root and lose its styles, so the host of Songwai adds a layer; a dialog adds a layer for its own content.
 */
export function OverlayLayer({ children }: { readonly children: ReactNode }) {
  const [element, setElement] = useState<HTMLElement | null>(null);
  return (
    <Layer value={element}>
      {children}
      <div ref={setElement} className="sw-overlay-layer" />
    </Layer>
  );
}

/** The layer to render in; null before it is mounted or where none was given. */
export function useOverlayLayer(): HTMLElement | null {
  return useContext(Layer);
}
