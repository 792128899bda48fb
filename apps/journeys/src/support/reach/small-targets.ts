import type { Locator } from '@playwright/test';

/** Minimum size of a touch target, px (WCAG 2.5.5, and our own rule). */
const targetPx = 44;

/**
 * Finds controls that are too small for a finger: a press 22 px above, below, left or right of the centre hits something else.
 * This counts a touch area beyond the control's edge, and excludes covered parts. Ignores links in sentences, which are as high
 * as the text.
 */
export const smallTargets = (host: Locator): Promise<readonly string[]> =>
  host.evaluate((element, size) => {
    const root = element.shadowRoot ?? element.ownerDocument;
    // An edge may fall inside a pixel that the neighbour shares.
    const reach = size / 2 - 1;
    const isShown = (control: Element) =>
      control.checkVisibility({ opacityProperty: false, visibilityProperty: true }) && control.getClientRects().length > 0;
    const areaOf = (control: Element): Element => control.closest('label') ?? control;
    const controls = [...root.querySelectorAll('button, a[href], input, select, textarea, summary, [role="option"]')];
    const found: string[] = [];
    for (const control of controls.filter((one) => isShown(one) && !one.closest('[inert]') && !one.matches('p a'))) {
      const area = areaOf(control);
      area.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { left, top, width, height } = area.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      const isHit = (atX: number, atY: number): boolean => {
        const hit = root.elementFromPoint(atX, atY);
        return hit !== null && (area.contains(hit) || areaOf(hit).contains(control) || areaOf(hit) === area);
      };
      const around = [
        [x, y - reach],
        [x, y + reach],
        [x - reach, y],
        [x + reach, y],
      ] as const;
      if (around.every(([atX, atY]) => isHit(atX, atY))) continue;
      const name = control.getAttribute('aria-label') ?? area.textContent.trim();
      found.push(`${control.localName} "${name.slice(0, 40)}" ${Math.round(width)}×${Math.round(height)}`);
    }
    return found;
  }, targetPx);
