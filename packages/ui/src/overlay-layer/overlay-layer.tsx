import type { ReactNode } from 'react';
import { createContext, useContext, useState, useSyncExternalStore } from 'react';
import './overlay-layer.css';

/** A layer once its element is there. */
interface Layer {
  readonly read: () => HTMLElement | null;
  readonly place: (element: HTMLElement | null) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

function createLayer(): Layer {
  const listeners = new Set<() => void>();
  let element: HTMLElement | null = null;
  return {
    read: () => element,
    place: (placed) => {
      element = placed;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

const nowhere = createLayer();

/** It never changes its value: a change would make React take over at once all that a server has rendered inside. */
const LayerContext = createContext(nowhere);

/**
 * The container that floating elements render into: above the content, inside the same root. A portal to the body would leave the
 * shadow root and lose its styles, so the host of Songwai adds a layer; a dialog adds a layer for its own content.
 */
export function OverlayLayer({ children }: { readonly children: ReactNode }) {
  const [layer] = useState(createLayer);
  return (
    <LayerContext value={layer}>
      {children}
      <div ref={layer.place} className="sw-overlay-layer" />
    </LayerContext>
  );
}

/** The layer to render in; null before it is mounted or where none was given. */
export function useOverlayLayer(): HTMLElement | null {
  const { subscribe, read } = useContext(LayerContext);
  return useSyncExternalStore(subscribe, read, nowhere.read);
}
