import { observedAttributes, readAttributes, type WidgetAttributes } from '../widget-attributes.ts';
import { type Emit, emitFrom } from '../widget-events.ts';
import type { FetchFirst } from './fetch-first.ts';
import { showLoadFailure } from './show-load-failure.ts';

export interface MountOptions {
  /** Emits an event to the host page. */
  readonly emit: Emit;
  readonly root: ShadowRoot;
  readonly attributes: WidgetAttributes;
  /** Where the gateway answers. */
  readonly gatewayOrigin: string;
  /** The first render is done. */
  readonly onRendered: () => void;
  /** The first render failed: the element says so, and offers to try again. */
  readonly onFailed: (error: unknown) => void;
}

/** A running widget inside an element. */
export interface MountedWidget {
  update(attributes: WidgetAttributes): void;
  unmount(): void;
}

export type Mount = (options: MountOptions) => MountedWidget;

interface Definition {
  readonly tag: string;
  readonly gatewayOrigin: string;
  /** Fetches the code of the element; called when the first one is connected. */
  readonly loadMount: () => Promise<Mount>;
  /** Height of its first look on most screens, in pixels. */
  readonly height: number;
  /** Chunks read it from the element's class. */
  readonly fetchFirst: FetchFirst;
}

/** Styles of the load failure, and of an element before its first render. */
const ownStyles =
  ':host{display:block}:host([hidden]){display:none}.failed{text-align:center}.failed button{min-height:44px;padding:0 16px;font:inherit}';

/** Height reserved until the first render, so that the host's page does not jump. */
const reserve = (height: number): string => `:host{min-height:var(--songwai-reserved-height,${height}px)}`;

/** Defines one custom element, unless a second copy of the script came first. */
export const defineElement = ({ tag, gatewayOrigin, loadMount, height, fetchFirst }: Definition): void => {
  if (customElements.get(tag)) return;

  class SongwaiElement extends HTMLElement {
    static readonly observedAttributes = observedAttributes;
    static readonly fetchFirst = fetchFirst;
    #mounted: MountedWidget | null = null;
    #isStarting = false;
    #hideFailure: (() => void) | null = null;

    connectedCallback(): void {
      if (!this.#mounted && !this.#isStarting) void this.#start();
    }

    disconnectedCallback(): void {
      // An element that is only moved is connected again in the same task and keeps running.
      queueMicrotask(() => {
        if (!this.isConnected) this.#stop();
      });
    }

    attributeChangedCallback(name: string, before: string | null, after: string | null): void {
      if (before === after) return;
      if (!this.#mounted) {
        if (name === 'lang' && !this.#isStarting && this.#hideFailure && this.shadowRoot) this.#showFailure(this.shadowRoot);
        return;
      }
      // Another partner is another channel with its own draft and guest, so the widget starts anew.
      if (name === 'partner') {
        this.#stop();
        void this.#start();
      } else this.#mounted.update(readAttributes(this));
    }

    #stop(): void {
      this.#mounted?.unmount();
      this.#mounted = null;
    }

    #fail(root: ShadowRoot, error: unknown): void {
      this.#stop();
      this.#dress(root, '');
      this.#showFailure(root);
      emitFrom(this)('songwai:error', { code: 'load', message: error instanceof Error ? error.message : String(error) });
    }

    #showFailure(root: ShadowRoot): void {
      this.#hideFailure?.();
      this.#hideFailure = showLoadFailure(root, readAttributes(this).language, () => void this.#start());
    }

    /** Shows the host's own content of the element until the first render. */
    #dress(root: ShadowRoot, more: string): CSSStyleSheet {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(ownStyles + more);
      root.adoptedStyleSheets = [sheet];
      root.replaceChildren(document.createElement('slot'));
      return sheet;
    }

    async #start(): Promise<void> {
      this.#isStarting = true;
      // attachShadow works once per element, but an element may be connected many times.
      const root = this.shadowRoot ?? this.attachShadow({ mode: 'open' });
      const sheet = this.#hideFailure ? null : this.#dress(root, reserve(height));
      try {
        const mount = await loadMount();
        this.#hideFailure?.();
        this.#hideFailure = null;
        if (this.isConnected)
          this.#mounted = mount({
            emit: emitFrom(this),
            root,
            attributes: readAttributes(this),
            gatewayOrigin,
            onRendered: () => {
              root.querySelector('slot')?.remove();
              sheet?.replaceSync(ownStyles);
            },
            onFailed: (error) => this.#fail(root, error),
          });
      } catch (error) {
        this.#fail(root, error);
      } finally {
        this.#isStarting = false;
      }
    }
  }

  customElements.define(tag, SongwaiElement);
};
