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

/** Resolves colours as they apply to `container`, all in one pass of the browser, which looks up its rules for each. */
function resolveColors(container: HTMLElement, colors: readonly string[]): readonly string[] {
  const { ownerDocument } = container;
  const probes = ownerDocument.createElement('span');
  for (const color of colors) {
    const probe = ownerDocument.createElement('span');
    probe.style.color = color;
    probes.append(probe);
  }
  container.append(probes);
  const resolved = Array.from(probes.children, (probe) => getComputedStyle(probe).color);
  probes.remove();
  return resolved;
}

/**
 * Reads the token colours as they apply to `container`, and quieted ones of lines' own. A canvas cannot use custom properties, and a token's text may be a
 * light-dark() or a mix, so each is set on an element and its computed colour is read.
 */
export function readMapColors(container: HTMLElement, ownColors: ReadonlySet<string>): MapColors {
  const own = [...ownColors];
  const resolved = resolveColors(container, [
    ...names.map((name) => `var(--songwai-map-${name})`),
    ...own.map((color) => `color-mix(in srgb, ${color} 52%, var(--songwai-map-land))`),
  ]);
  const colors = Object.fromEntries(names.map((name, index) => [name, resolved[index]]));
  const quieted = new Map(own.map((color, index) => [color, resolved[names.length + index]]));
  return {
    ...(colors as Record<(typeof names)[number], string>),
    quieted: (color) => quieted.get(color) ?? color,
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
