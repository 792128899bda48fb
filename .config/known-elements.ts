/**
 * jsdom does not know `<search>`, which every supported browser does, so React warns about the tag once in each worker: the
 * first test that renders one would find that warning among its own. A test without a page has no elements at all.
 */
if (typeof HTMLUnknownElement !== 'undefined')
  Object.defineProperty(HTMLUnknownElement.prototype, Symbol.toStringTag, {
    get(this: Element) {
      return this.localName === 'search' ? 'HTMLElement' : 'HTMLUnknownElement';
    },
  });

/** jsdom lays nothing out and so cannot scroll. Without the method, a page that scrolls to one of its parts would show its error page. */
if (typeof Element !== 'undefined') Element.prototype.scrollIntoView ??= () => undefined;
