/** What messages leave free above themselves for the menu, as in `portal.css`; pixels. */
const headerHeight = 76;

/** The heights of the bars above the page, in pixels, by their names. */
export interface PageBars {
  /** Null: the bar is gone. */
  readonly measure: (name: string, height: number | null) => void;
}

/**
 * Pages that fill the window leave all bars above them their height, which depends on how their texts break, and messages leave it free
 * too: `portal.part(openPageBars)`.
 */
export const openPageBars = (): PageBars => {
  const heights = new Map<string, number>();
  const { style } = document.documentElement;
  return {
    measure: (name, height) => {
      if (height === null) heights.delete(name);
      else heights.set(name, height);
      const total = [...heights.values()].reduce((sum, each) => sum + each, 0);
      if (total === 0) {
        style.removeProperty('--songwai-frame-height');
        style.removeProperty('--sw-toasts-top');
        return;
      }
      style.setProperty('--songwai-frame-height', `calc(100dvh - ${total}px)`);
      style.setProperty('--sw-toasts-top', `${total + headerHeight}px`);
    },
  };
};
