const isNamed = (button: Element) => Boolean(button.getAttribute('aria-label') || button.textContent?.trim());

/** Nothing is busy, and every button has its text: these come after the first ones. */
const isWhole = (root: ShadowRoot | null | undefined): boolean =>
  Boolean(root?.textContent?.trim()) &&
  !root?.querySelector('[aria-busy="true"]') &&
  [...(root?.querySelectorAll('button') ?? [])].every(isNamed);

interface Played {
  readonly canvasElement: HTMLElement;
}

const shadowOf = (canvas: HTMLElement) =>
  canvas.querySelector('songwai-booking, songwai-drop-point, songwai-price-check, songwai-tracking, songwai-button')?.shadowRoot;

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** A story's `play`: waits until its element shows all that it will show. The runner's own limit ends the waiting. */
export const elementShown = async ({ canvasElement }: Played): Promise<void> => {
  while (!isWhole(shadowOf(canvasElement))) await frame();
};

/** Waits until the story's element shows something in particular. */
export const elementShows = async ({ canvasElement }: Played, selector: string): Promise<void> => {
  while (!shadowOf(canvasElement)?.querySelector(selector)) await frame();
};

/** Waits until the help of a floating button shows what people answer, or that this could not be loaded. */
export const helpShown = async ({ canvasElement }: Played): Promise<void> => {
  const help = () => shadowOf(canvasElement)?.querySelector('songwai-help')?.shadowRoot;
  while (!help()?.querySelector('a, [role="alert"]') || !isWhole(help())) await frame();
};
