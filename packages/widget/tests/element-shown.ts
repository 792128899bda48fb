const isNamed = (button: Element) => Boolean(button.getAttribute('aria-label') || button.textContent?.trim());

/** Nothing is busy, and every button has its text: these come after the first ones. */
const isWhole = (root: ShadowRoot | null | undefined): boolean =>
  Boolean(root?.textContent?.trim()) &&
  !root?.querySelector('[aria-busy="true"]') &&
  [...(root?.querySelectorAll('button') ?? [])].every(isNamed);

/** A story's `play`: waits until its element shows all that it will show. The runner's own limit ends the waiting. */
export const elementShown = async ({ canvasElement }: { readonly canvasElement: HTMLElement }): Promise<void> => {
  const element = () => canvasElement.querySelector('songwai-booking, songwai-tracking');
  while (!isWhole(element()?.shadowRoot)) await new Promise((resolve) => requestAnimationFrame(resolve));
};
