type Hidden = readonly [value: string, priority: string, had: boolean];

/**
 * Hides the page's elements of a selector, also those that come later.
 * @returns shows them again, with exactly the styles that they had
 * @throws DOMException for a selector that is none
 */
export const hideLaunchers = (selector: string): (() => void) => {
  const hidden = new Map<HTMLElement, Hidden>();
  const hide = (): void => {
    for (const element of document.querySelectorAll<HTMLElement>(selector)) {
      if (hidden.has(element)) continue;
      const { style } = element;
      hidden.set(element, [
        style.getPropertyValue('display'),
        style.getPropertyPriority('display'),
        element.hasAttribute('style'),
      ]);
      style.setProperty('display', 'none', 'important');
    }
  };
  hide();
  // A launcher's own script may bring it late.
  const arrivals = new MutationObserver(hide);
  arrivals.observe(document, { childList: true, subtree: true });
  return () => {
    arrivals.disconnect();
    for (const [element, [value, priority, had]] of hidden) {
      if (value) element.style.setProperty('display', value, priority);
      else element.style.removeProperty('display');
      if (!had && !element.getAttribute('style')) element.removeAttribute('style');
    }
  };
};
