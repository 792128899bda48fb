import { observedAttributes, readAttributes, type WidgetAttributes } from './widget-attributes.ts';
import { type Emit, emitFrom } from './widget-events.ts';

export interface MountOptions {
  /** Tells the host page. */
  readonly emit: Emit;
  readonly root: ShadowRoot;
  readonly attributes: WidgetAttributes;
  /** Where the gateway answers. */
  readonly gatewayOrigin: string;
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
}

/** Height kept free until the first step is drawn, so that the host's page does not jump. */
const reservedStyles = ':host{display:block;min-height:var(--songwai-reserved-height,560px)}:host([hidden]){display:none}';

/** Defines one custom element, unless a second copy of the script came first. */
export const defineElement = ({ tag, gatewayOrigin, loadMount }: Definition): void => {
  if (customElements.get(tag)) return;

  class SongwaiElement extends HTMLElement {
    static readonly observedAttributes = observedAttributes;
    #mounted: MountedWidget | null = null;
    #isStarting = false;

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
      if (!this.#mounted || before === after) return;
      // Another partner is another channel with a draft and a guest of its own: nothing of the one before may stay.
      if (name === 'partner') {
        this.#stop();
        void this.#start();
      } else this.#mounted.update(readAttributes(this));
    }

    #stop(): void {
      this.#mounted?.unmount();
      this.#mounted = null;
    }

    async #start(): Promise<void> {
      this.#isStarting = true;
      // attachShadow works once in an element's life; it may be connected many times.
      const root = this.shadowRoot ?? this.attachShadow({ mode: 'open' });
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(reservedStyles);
      root.adoptedStyleSheets = [sheet];
      try {
        const mount = await loadMount();
        if (this.isConnected)
          this.#mounted = mount({
            emit: emitFrom(this),
            root,
            attributes: readAttributes(this),
            gatewayOrigin,
          });
      } catch (error) {
        emitFrom(this)('songwai:error', {
          code: 'load',
          message: error instanceof Error ? error.message : String(error),
        });
      } finally {
        this.#isStarting = false;
      }
    }
  }

  customElements.define(tag, SongwaiElement);
};
