import type { Milestone } from '../subjects/subject.ts';

/** A subject, as it goes into the page. */
export interface StartedSubject {
  readonly script: string;
  readonly styles?: string;
  readonly markup: string;
  readonly usable: Milestone;
  readonly ready: Milestone;
}

/** Milliseconds from the insertion of the script to the painted frame, and when that was by the clock of the page. */
export interface StartTimes {
  readonly usableMs: number;
  readonly readyMs: number;
  readonly startedAt: number;
}

/** What the page has afterwards, for the cycles. */
export interface BenchPage {
  benchWait(milestone: Milestone): Promise<number>;
  benchMount(): (() => unknown) | undefined;
  mountPeer?: (element: Element) => () => unknown;
}

/** Runs in the page, so it refers to nothing outside. Writes the markup, inserts the script, and waits for both milestones. */
export async function startSubject({ script, styles, markup, usable, ready }: StartedSubject): Promise<StartTimes> {
  const page = globalThis as unknown as BenchPage;
  const place = document.querySelector('#place') as HTMLElement;
  const events = new Map<string, number>();
  for (const { event } of [usable, ready]) {
    if (event) document.addEventListener(event, () => events.set(event, (events.get(event) ?? 0) + 1));
  }
  const isSeen = (path: readonly string[]): boolean => {
    let scope: Document | ShadowRoot | null = document;
    let found: Element | null = null;
    for (const selector of path) {
      found = scope?.querySelector(selector) ?? null;
      scope = found?.shadowRoot ?? null;
    }
    return found !== null && found.getClientRects().length > 0;
  };
  page.benchWait = ({ seen = [], event = '' }) => {
    const before = events.get(event) ?? 0;
    return new Promise((resolve) => {
      const look = () => {
        if (!seen.every(isSeen) || (event !== '' && events.get(event) === before) || (event !== '' && !events.has(event)))
          return void requestAnimationFrame(look);
        // A message sent in a frame is handled after that frame is painted.
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(performance.now());
        port2.postMessage(null);
      };
      look();
    });
  };
  page.benchMount = () => {
    place.innerHTML = markup;
    return page.mountPeer?.(place.firstElementChild as Element);
  };
  place.innerHTML = markup;
  const element = Object.assign(document.createElement('script'), { type: 'module', src: script });
  const startedAt = performance.now();
  if (styles) document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href: styles }));
  document.head.append(element);
  const [usableAt, readyAt] = await Promise.all([page.benchWait(usable), page.benchWait(ready)]);
  return { usableMs: usableAt - startedAt, readyMs: readyAt - startedAt, startedAt: performance.timeOrigin + startedAt };
}
