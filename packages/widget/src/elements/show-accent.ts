/** Fetches a partner's colour, a value of `--songwai-accent`; empty: ours. Undefined where the gateway does not say. */
export type LoadAccent = (partner: string) => Promise<string | undefined>;

/**
 * Shows an element in its partner's colour: that of the last visit from the first frame on, then that of today. The page's own `--songwai-accent` is stronger,
 * also where the element inherits it, because the styles look for it first (`build/collect-css.ts`). Without an answer the element stays as it is: never rejects.
 *
 * @param style of a rule for the element
 */
export const showAccent = async (style: CSSStyleDeclaration, partner: string, load: LoadAccent | undefined): Promise<void> => {
  if (!partner || !load) return;
  const key = `songwai:accent:${partner}`;
  const show = (accent: string | null): void => style.setProperty('--songwai-partner-accent', accent);
  // A page may have no storage, and then nothing is remembered.
  try {
    show(localStorage.getItem(key));
  } catch {}
  try {
    // A task of its own: that of the first look is long enough.
    await new Promise((resolve) => setTimeout(resolve));
    const accent = await load(partner);
    if (accent !== undefined) {
      show(accent);
      localStorage.setItem(key, accent);
    }
  } catch {}
};
