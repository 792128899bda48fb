const names = ['land', 'outside', 'service', 'water', 'park', 'road', 'road-case', 'minor', 'express', 'express-case'] as const;

/** The base map's colours, resolved for a canvas. */
export interface MapColors extends Readonly<Record<(typeof names)[number], string>> {
  /** A line's own colour, quieted so that the route stays the loudest. */
  readonly quieted: (color: string) => string;
  /** The few colours of the theme, of which none is pale enough for a base map: it is rendered in thin lines, so that the route stands out. */
  readonly areForced: boolean;
}

/**
 * Reads the colours from the tokens as they stand at `container`. A canvas knows no custom properties, and the token's own
 * text may be a light-dark() or a mix, so an element takes each one and the browser says what it comes to.
 */
export function readMapColors(container: HTMLElement): MapColors {
  const probe = container.ownerDocument.createElement('span');
  container.append(probe);
  const resolve = (color: string) => {
    probe.style.color = color;
    return getComputedStyle(probe).color;
  };
  const colors = Object.fromEntries(names.map((name) => [name, resolve(`var(--songwai-map-${name})`)]));
  probe.remove();
  return {
    ...(colors as Record<(typeof names)[number], string>),
    quieted: (color) => {
      container.append(probe);
      const quiet = resolve(`color-mix(in srgb, ${color} 52%, var(--songwai-map-land))`);
      probe.remove();
      return quiet;
    },
    areForced: container.ownerDocument.defaultView?.matchMedia?.('(forced-colors: active)').matches ?? false,
  };
}

/**
 * Calls back whenever the colours change, for whatever reason (the system's theme, the page's, a partner's): a watched
 * element runs a transition of its colour. Returns how to stop.
 */
export function watchMapColors(container: HTMLElement, onChange: () => void): () => void {
  const watched = container.ownerDocument.createElement('span');
  watched.className = 'sw-map__color-watch';
  watched.addEventListener('transitionrun', onChange);
  container.append(watched);
  return () => watched.remove();
}
