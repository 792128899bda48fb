const names = ['land', 'outside', 'service', 'water', 'park', 'road', 'road-case', 'minor', 'express', 'express-case'] as const;

/** The base map's colours, resolved for use on a canvas. */
export interface MapColors extends Readonly<Record<(typeof names)[number], string>> {
  /** A line's own colour, muted so that the route stands out most. */
  readonly quieted: (color: string) => string;
  /**
   * Forced colours are active. None of them is pale enough for a base map, so it is rendered in thin lines and the route still
   * stands out.
   */
  readonly areForced: boolean;
}

/**
 * Reads the token colours as they apply to `container`. A canvas cannot use custom properties, and a token's text may be a
 * light-dark() or a mix, so each is set on an element and its computed colour is read.
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
 * Calls back whenever the colours change for any reason (system theme, page theme, a partner's colours), by watching an element
 * whose colour has a transition. Returns a function that stops watching.
 */
export function watchMapColors(container: HTMLElement, onChange: () => void): () => void {
  const watched = container.ownerDocument.createElement('span');
  watched.className = 'sw-map__color-watch';
  watched.addEventListener('transitionrun', onChange);
  container.append(watched);
  return () => watched.remove();
}
