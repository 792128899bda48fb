import { configure } from '@testing-library/dom';
import { afterEach, vi } from 'vitest';

// jsdom has neither constructable nor adopted style sheets. This stand-in stores them and styles nothing, enough to see which
// sheets a shadow root has, and what scripts say in the first rule.
class AdoptableSheet {
  text = '';
  readonly cssRules = [{ style: document.createElement('i').style }];
  replaceSync(text: string): void {
    this.text = text;
  }
}

const standIn = (): void => {
  const adopted = new WeakMap<ShadowRoot, unknown[]>();
  Object.defineProperty(ShadowRoot.prototype, 'adoptedStyleSheets', {
    configurable: true,
    get(this: ShadowRoot) {
      const sheets = adopted.get(this) ?? [];
      adopted.set(this, sheets);
      return sheets;
    },
    // A browser copies the list.
    set(this: ShadowRoot, sheets: readonly unknown[]) {
      adopted.set(this, [...sheets]);
    },
  });
  globalThis.CSSStyleSheet = AdoptableSheet as unknown as typeof CSSStyleSheet;
};

// jsdom lays nothing out.
globalThis.ResizeObserver ??= class {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
};

/** jsdom has the internals of an element without its part in forms. */
const joinForms = (): void => {
  Object.assign(ElementInternals.prototype, {
    setFormValue: () => undefined,
    setValidity: () => undefined,
    validationMessage: '',
  });
};

// The transport's tests run without a page.
const hasPage = typeof document !== 'undefined';
if (hasPage) {
  standIn();
  joinForms();
}

afterEach(() => {
  if (hasPage) {
    document.body.replaceChildren();
    localStorage.clear();
  }
  vi.unstubAllGlobals();
});

// Parts are compiled on first use, which takes longer than a second on a busy machine; no test here is about speed.
configure({ asyncUtilTimeout: 20_000 });
