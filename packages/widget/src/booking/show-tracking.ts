/**
 * Makes the page's tracking element follow a delivery, and scrolls to it.
 * @param host the booking element; a tracking element in the same shadow root is preferred to one elsewhere on the page
 * @returns false if the page has none
 */
export const showTracking = (host: Element, trackingId: string): boolean => {
  const beside = host.getRootNode();
  const find = (scope: Node) =>
    scope instanceof Document || scope instanceof ShadowRoot ? scope.querySelector<HTMLElement>('songwai-tracking') : null;
  const element = find(beside) ?? find(host.ownerDocument);
  if (!element) return false;
  element.setAttribute('tracking-id', trackingId);
  element.tabIndex = -1;
  element.scrollIntoView({ block: 'nearest' });
  element.focus({ preventScroll: true });
  return true;
};
