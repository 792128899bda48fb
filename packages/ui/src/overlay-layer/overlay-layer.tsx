import type { ReactNode } from 'react';
import { createContext, useContext, useState } from 'react';
import './overlay-layer.css';

const Layer = createContext<HTMLElement | null>(null);

/**
 * Where floating things are drawn: above the content, inside the same root. A portal to the body would leave the shadow
 * root and lose its styles, so whoever mounts Songwai gives it a layer; a dialog gives what is in it a layer of its own.
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
