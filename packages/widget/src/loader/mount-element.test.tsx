import { useLanguage } from '@songwai/features/shared/translate-context';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createFirstLook, type LiveLook } from '../first-look/create-first-look.ts';
import { readAttributes } from '../widget-attributes.ts';
import { mountElement, type WidgetContent } from './mount-element.tsx';

const onPress = vi.fn();

/** A form of the same shape as the first look, but with a button in the place of its field. */
function Form() {
  return (
    <section className="form" lang={useLanguage()}>
      <p>Where to?</p>
      <button type="button" onClick={onPress}>
        Next
      </button>
      <b>Search</b>
    </section>
  );
}

const tree = (field: string): LiveLook =>
  createFirstLook(
    {
      tree: [
        'div',
        { class: 'sw-root sw-widget', lang: 'th' },
        [
          'section',
          { class: 'form', lang: 'th' },
          ['p', {}, 'Where to?'],
          ['button', { type: 'button', disabled: '' }, 'Next'],
          [field, {}],
        ],
      ],
      texts: { th: [], en: [] },
    },
    'th',
  );

let host: HTMLElement;
let firstLook: LiveLook;
let unmount = (): void => undefined;

beforeEach(() => {
  onPress.mockClear();
  host = document.body.appendChild(document.createElement('div'));
  host.lang = 'th';
  firstLook = tree('input');
});
afterEach(() => {
  unmount();
  host.remove();
});

/** Mounts the form and waits until it can be used. */
const mountForm = async (takeOver?: WidgetContent['takeOver']): Promise<ShadowRoot> => {
  const root = host.attachShadow({ mode: 'open' });
  const place = root.appendChild(document.createElement('div'));
  place.append(firstLook.element);
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const mounted = mountElement(
    {
      ...{ root, place, firstLook, gatewayOrigin: 'https://songwai.test', emit: () => undefined },
      ...{ attributes: readAttributes(host), onRendered: resolve, onFailed: reject },
    },
    { texts: [], render: () => <Form />, update: () => undefined, dispose: () => undefined, takeOver },
  );
  unmount = mounted.unmount;
  await promise;
  return root;
};

const text = (root: ShadowRoot): string | null => root.textContent;

test('nodes of a first look that nobody has touched become the form’s, so that nothing is laid out again', async () => {
  const [section, paragraph, button] = [...firstLook.element.querySelectorAll('section, p, button')];
  const root = await mountForm(() => null);
  expect([...root.querySelectorAll('section, p, button')]).toEqual([section, paragraph, button]);
  expect(text(root)).toBe('Where to?NextSearch');
  root.querySelector('button')?.click();
  expect(onPress).toHaveBeenCalledOnce();
});

test('what only the first look had is gone: its field, and that a button could not be pressed', async () => {
  const root = await mountForm(() => null);
  expect(root.querySelector('input')).toBeNull();
  expect(root.querySelector('button')?.disabled).toBe(false);
  expect(root.querySelector('section')?.outerHTML).toBe(
    '<section class="form" lang="th"><p>Where to?</p><button type="button">Next</button><b>Search</b></section>',
  );
});

test('where a guest is typing, the form comes beside the first look, which leaves when the form has taken over', async () => {
  const field = firstLook.element.querySelector('input');
  let seen: readonly (string | null)[] = [];
  const root = await mountForm(() => () => {
    seen = [field, ...(host.shadowRoot?.querySelectorAll('b') ?? [])].map((node) => (node?.isConnected ? node.localName : null));
  });
  expect(seen).toEqual(['input', 'b']);
  expect(field?.isConnected).toBe(false);
  expect(text(root)).toBe('Where to?NextSearch');
});

test('nothing of the form is left when it ends', async () => {
  const root = await mountForm(() => null);
  unmount();
  expect(text(root)).toBe('');
});
