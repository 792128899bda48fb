const longestLoadMs = 15_000;

interface ForeignScript {
  readonly src: string;
  /** The error's text. */
  readonly failure: string;
  /** Asks for it without cookies; only for a server that allows other sites to read its scripts. */
  readonly isAnonymous?: boolean;
}

/**
 * Loads a script of somebody else, for a press that needs it: until then nothing is asked of its server. A failed load is tried
 * again with the next call.
 *
 * @throws Error with this text if it cannot be loaded within 15 seconds.
 */
export const loadScript = (window: Window, { src, failure, isAnonymous = false }: ForeignScript): Promise<void> =>
  new Promise((resolve, reject) => {
    const script = window.document.createElement('script');
    const fail = () => {
      script.remove();
      reject(new Error(failure));
    };
    const timer = window.setTimeout(fail, longestLoadMs);
    script.onload = () => {
      window.clearTimeout(timer);
      resolve();
    };
    script.onerror = () => {
      window.clearTimeout(timer);
      fail();
    };
    script.src = src;
    if (isAnonymous) script.crossOrigin = 'anonymous';
    window.document.head.append(script);
  });
