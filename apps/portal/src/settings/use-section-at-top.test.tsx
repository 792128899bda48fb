import { fireEvent, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useSectionAtTop } from './use-section-at-top.ts';

let grow: () => void = () => undefined;
class Observer {
  constructor(onResize: () => void) {
    grow = onResize;
  }
  observe() {}
  disconnect() {
    grow = () => undefined;
  }
}
const scrollIntoView = vi.fn();
const scrolled = () => scrollIntoView.mock.contexts.map((element) => (element as HTMLElement).id);

function Page({ at }: { readonly at: string }) {
  useSectionAtTop(at);
  return (
    <div>
      <section id="profile" />
      <section id="security" />
    </div>
  );
}

afterEach(() => {
  vi.unstubAllGlobals();
  scrollIntoView.mockClear();
});

test('the section of a link stays at the top while those above it get their height, until the visitor scrolls', () => {
  vi.stubGlobal('ResizeObserver', Observer);
  HTMLElement.prototype.scrollIntoView = scrollIntoView;
  const { rerender } = render(<Page at="security" />);
  grow();
  expect(scrolled()).toEqual(['security', 'security']);
  fireEvent.wheel(window);
  grow();
  expect(scrollIntoView).toHaveBeenCalledTimes(2);
  rerender(<Page at="unknown" />);
  expect(scrollIntoView).toHaveBeenCalledTimes(2);
  Reflect.deleteProperty(HTMLElement.prototype, 'scrollIntoView');
});
