/** The page's tracking element: in the same shadow root, else anywhere in the document. */
export const findTracking = (host: Element): HTMLElement | null => {
  const find = (scope: Node) =>
    scope instanceof Document || scope instanceof ShadowRoot ? scope.querySelector<HTMLElement>('songwai-tracking') : null;
  return find(host.getRootNode()) ?? find(host.ownerDocument);
};

/**
 * Makes the page's tracking element follow a delivery, and scrolls to it.
 * @param host the booking element; a tracking element in the same shadow root is preferred to one elsewhere on the page
 * @returns false if the page has none
 */
export const showTracking = (host: Element, trackingId: string): boolean => {
  const element = findTracking(host);
  if (!element) return false;
  element.setAttribute('tracking-id', trackingId);
  element.tabIndex = -1;
  element.scrollIntoView({ block: 'nearest' });
  // Not what it shows now, which another delivery is about to replace.
  HTMLElement.prototype.focus.call(element, { preventScroll: true });
  return true;
};
