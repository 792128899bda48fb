import type { Locator } from '@playwright/test';

/** What a finger is given (WCAG 2.5.5, and our own rule). */
const targetPx = 44;

/**
 * Which of an element's controls a finger could miss: pressed 22 px from its middle, up, down, left or right, something else answers. That
 * counts areas drawn beyond a control's edge, and takes off what lies over it. Links within a sentence are as high as the sentence.
 */
export const smallTargets = (host: Locator): Promise<readonly string[]> =>
  host.evaluate((element, size) => {
    const root = element.shadowRoot ?? element.ownerDocument;
    // A pixel may be shared with the neighbour where an edge falls between two.
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
