/** Scrolls a child into view within its box; unlike scrollIntoView, it moves nothing outside the box. */
export function scrollWithin(box: HTMLElement, child: HTMLElement, place: 'nearest' | 'middle'): void {
  const outer = box.getBoundingClientRect();
  const inner = child.getBoundingClientRect();
  const above = inner.top - outer.top;
  const below = inner.bottom - outer.bottom;
  if (place === 'middle') box.scrollTop += above - (outer.height - inner.height) / 2;
  else if (above < 0) box.scrollTop += above;
  else if (below > 0) box.scrollTop += below;
}
