import { createFirstLook, type LiveLook } from '../first-look/create-first-look.ts';
import type { FirstLook } from '../first-look/first-look-tree.ts';
import { firstStyles } from '../first-look/first-styles.ts';
import { showLoadFailure } from '../loader/show-load-failure.ts';
import type { PreflightReport } from '../page/preflight-report.ts';
import { readAttributes } from '../widget-attributes.ts';
import { type Emit, emitFrom, type SongwaiEventMap } from '../widget-events.ts';
import type { ElementDefinition, MountedWidget } from './element-definition.ts';
import { logError } from './log-error.ts';
import { type AttributeKinds, applyEarlyProperties, propertiesOf, reflect } from './reflect.ts';
import { showAccent } from './show-accent.ts';

/** Styles of the load failure, and of the fields of a first look, which look like the buttons that they become. */
const ownStyles =
  ':host{display:block}:host([hidden]){display:none}.failed{text-align:center}.failed button{min-height:44px;padding:0 16px;font:inherit}' +
  '.first-field{all:unset;flex:1;min-width:0;color:var(--songwai-ink)}label .first-field::placeholder{color:var(--songwai-ink-soft);opacity:1}';

let sharedSheet: CSSStyleSheet | null = null;
const sheetOf = (css: string): CSSStyleSheet => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  return sheet;
};

/** The slot of what the page put into the element. */
const ownWords = 'slot:not([name])';
const slotNamed = (name: string): HTMLSlotElement => {
  const slot = document.createElement('slot');
  slot.name = name;
  return slot;
};

const focusable = 'button:not(:disabled),input:not(:disabled),a[href],[tabindex="0"]';

/** Attributes of every element. `lang` is a property of every element of HTML. */
export const commonKinds: AttributeKinds = { partner: 'text', lang: 'text', theme: 'text', demo: 'text' };

/**
 * What all Songwai elements have. An element that is moved keeps running; one that is removed ends, and starts anew when it is inserted again.
 *
 * @attr {string} lang - A language tag: English for `en` and all that begin so, Thai for every other; without one that of the page.
 * @fires songwai:ready - The first step can be used.
 * @fires songwai:error - Something went wrong; also in the console, once, with a link to what to do.
 * @fires songwai:resize - The element has another height.
 */
export class SongwaiElement extends HTMLElement {
  /** Attributes of this kind of element. */
  static readonly kinds: AttributeKinds = commonKinds;
  static readonly definition: ElementDefinition;
  /** Properties that are no attributes. */
  static readonly properties: readonly string[] = [];

  /** Your partner id. */
  declare partner: string | null;
  /** `auto` follows the visitor's setting. */
  declare theme: 'auto' | 'light' | 'dark' | null;
  /**
   * Present: a demo that needs no account and no registered origin, in which nothing is booked. Empty, all goes well; `no-courier`, `price-rise` and
   * `server-error` show what else can happen.
   */
  declare demo: '' | 'no-courier' | 'price-rise' | 'server-error' | null;

  #mounted: MountedWidget | null = null;
  #isStarting = false;
  #hideFailure: (() => void) | null = null;
  #watching: (() => void) | null = null;
  #place: Element = this;
  #look: LiveLook | null = null;

  /** The class with its static members, which the loader has filled in. */
  get #own(): typeof SongwaiElement {
    return this.constructor as typeof SongwaiElement;
  }

  connectedCallback(): void {
    const { kinds, properties } = this.#own;
    applyEarlyProperties(this, [...propertiesOf(kinds), ...properties]);
    this.#watch();
    if (!this.#mounted && !this.#isStarting) void this.#start();
  }

  disconnectedCallback(): void {
    // An element that is only moved is connected again in the same task and keeps running.
    queueMicrotask(() => {
      if (!this.isConnected) this.#stop();
    });
  }

  attributeChangedCallback(name: string, before: string | null, after: string | null): void {
    // The style sheet follows the theme by itself.
    if (before === after || name === 'theme') return;
    // Another partner is another channel with its own draft and guest, and a demo another gateway, so the widget starts anew.
    if ((name === 'partner' || name === 'demo') && this.#mounted) {
      this.#stop();
      this.#watch();
      void this.#start();
    } else this.refresh(name === 'lang');
  }

  /** Puts the cursor into the first field, or the first button. */
  override focus(options?: FocusOptions): void {
    const first = this.shadowRoot?.querySelector<HTMLElement>(focusable);
    if (first) first.focus(options);
    else super.focus(options);
  }

  /** Starts over: what was typed is dropped. */
  reset(): void {
    this.#mounted?.reset?.();
  }

  /** Ends the guest's session, and forgets what the guest typed. */
  async signOut(): Promise<void> {
    await this.#mounted?.signOut?.();
  }

  /** Looks at the page as the element finds it, and says what its developer should change. */
  async preflight(): Promise<PreflightReport> {
    const { gatewayOrigin, loadPreflight } = this.#own.definition;
    const { preflight } = await loadPreflight();
    return preflight({ element: this, gatewayOrigin, clock: Date.now });
  }

  /** Removes the element and everything that it has in the page. */
  destroy(): void {
    this.#stop();
    this.remove();
  }

  /** Reads attributes and properties again. @internal */
  protected refresh(isLanguage = false): void {
    if (this.#mounted) this.#mounted.update(readAttributes(this));
    else if (isLanguage && !this.#isStarting && this.#hideFailure && this.shadowRoot) this.#showFailure(this.shadowRoot);
    else if (isLanguage && this.#look) this.#translateLook(this.#look);
  }

  /** Puts what the page says into the fields of the first look. @internal */
  protected fillLook(_look: LiveLook): void {}

  /** Follows the page's language and its own height. */
  #watch(): void {
    if (this.#watching) return;
    let { language } = readAttributes(this);
    const languages = new MutationObserver(() => {
      const { language: next } = readAttributes(this);
      if (next === language) return;
      language = next;
      this.refresh(true);
    });
    languages.observe(document, { subtree: true, attributeFilter: ['lang'] });
    const emit = emitFrom(this);
    let height = 0;
    const sizes = new ResizeObserver(() => {
      const { offsetWidth, offsetHeight } = this;
      if (offsetHeight !== height && this.#mounted) emit('songwai:resize', { width: offsetWidth, height: offsetHeight });
      height = offsetHeight;
    });
    sizes.observe(this);
    this.#watching = () => {
      languages.disconnect();
      sizes.disconnect();
    };
  }

  #stop(): void {
    this.#watching?.();
    this.#watching = null;
    this.#end();
  }

  #end(): void {
    this.#mounted?.unmount();
    this.#mounted = null;
    this.#look = null;
    this.#hideFailure = null;
    if (!this.shadowRoot) return;
    this.shadowRoot.replaceChildren();
    this.shadowRoot.adoptedStyleSheets = [];
  }

  #emit: Emit = (name, detail) => {
    if (name === 'songwai:error') logError(this.#own.definition, detail as SongwaiEventMap['songwai:error']['detail']);
    emitFrom(this)(name, detail);
  };

  #fail(root: ShadowRoot, error: unknown): void {
    this.#mounted?.unmount();
    this.#mounted = null;
    // What the guest has typed into the first look stays; the page's own words come beside it.
    if (!this.#look) this.#dress(root, '', null);
    else if (!root.querySelector(ownWords)) this.#place.append(document.createElement('slot'));
    this.#showFailure(root);
    this.#emit('songwai:error', { code: 'load', message: `${(error as Error).message ?? error}` });
  }

  /** The page names its language after the first look has been drawn: what was typed moves on. */
  #translateLook(look: LiveLook): void {
    const { firstLook } = this.#own.definition;
    if (!firstLook) return;
    const next = this.#createLook(firstLook);
    const focused = look.fields.indexOf(this.shadowRoot?.activeElement as HTMLInputElement);
    for (const [index, field] of next.fields.entries()) field.value = look.fields[index]?.value ?? '';
    look.element.replaceWith(next.element);
    next.fields[focused]?.focus();
    this.#look = next;
  }

  #showFailure(root: ShadowRoot): void {
    this.#hideFailure?.();
    this.#hideFailure = showLoadFailure(root, readAttributes(this).language, () => void this.#start());
  }

  #createLook(firstLook: FirstLook): LiveLook {
    const look = createFirstLook(firstLook, readAttributes(this).language);
    this.fillLook(look);
    return look;
  }

  /**
   * Shows the first look until the first render; without one, what the page put into the element.
   * @returns what this element alone has: the height reserved until then, so that the page does not jump, and its partner's colour
   */
  #dress(root: ShadowRoot, minHeight: string, firstLook: FirstLook | null): CSSStyleDeclaration {
    sharedSheet ??= sheetOf(firstStyles + ownStyles);
    const sheet = sheetOf(':host{}');
    const { style } = sheet.cssRules[0] as CSSStyleRule;
    style.minHeight = minHeight;
    void showAccent(style, readAttributes(this).partner, this.#own.definition.loadAccent);
    root.adoptedStyleSheets = [sharedSheet, sheet];
    this.#place = document.createElement('div');
    this.#look = firstLook && this.#createLook(firstLook);
    this.#place.append(this.#look?.element ?? document.createElement('slot'));
    root.replaceChildren(slotNamed('header'), this.#place, slotNamed('footer'));
    return style;
  }

  async #start(): Promise<void> {
    this.#isStarting = true;
    const { height, firstLook = null, loadMount, gatewayOrigin } = this.#own.definition;
    // attachShadow works once per element, but an element may be connected many times.
    const root = this.shadowRoot ?? this.attachShadow({ mode: 'open' });
    const reserved = firstLook ? '' : `var(--songwai-reserved-height,${height}px)`;
    // Its files are on their way while the first look is built.
    const loading = loadMount(readAttributes(this).language);
    let style = this.#hideFailure ? null : this.#dress(root, reserved, firstLook);
    try {
      const mount = await loading;
      this.#hideFailure?.();
      this.#hideFailure = null;
      if (!this.isConnected) return;
      // It has left and come back meanwhile, which emptied its root.
      if (!root.contains(this.#place)) style = this.#dress(root, reserved, firstLook);
      this.#mounted = mount({
        emit: this.#emit,
        root,
        place: this.#place,
        firstLook: this.#look,
        host: this,
        attributes: readAttributes(this),
        gatewayOrigin,
        onRendered: () => {
          root.querySelector(ownWords)?.remove();
          this.#look = null;
          if (style) style.minHeight = '';
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

/** Defines one custom element, unless a second copy of the script came first. */
export const defineElement = <Host extends SongwaiElement>(
  Base: (new () => Host) & Pick<typeof SongwaiElement, 'kinds'>,
  definition: ElementDefinition<Host>,
): void => {
  if (customElements.get(definition.tag)) return;
  const Element = class extends (Base as unknown as typeof SongwaiElement) {
    static readonly observedAttributes = Object.keys(Base.kinds);
    static readonly fetchFirst = definition.fetchFirst;
    static override readonly definition = definition as unknown as ElementDefinition;
  };
  reflect(Element.prototype, Base.kinds);
  customElements.define(definition.tag, Element);
};
