// Needs its own modules: the class of an element belongs to the page that it was made in.
import { beforeEach, expect, test, vi } from 'vitest';
import type { FetchFirst } from '../loader/fetch-first.ts';
import type { SongwaiEventMap } from '../widget-events.ts';
import type { Mount, MountedWidget, MountOptions } from './element-definition.ts';
import { SongwaiBooking } from './songwai-booking.ts';
import { defineElement } from './songwai-element.ts';

let count = 0;
let tag = '';
let mounts: MountOptions[];
let widgets: { [Name in 'update' | 'unmount']: ReturnType<typeof vi.fn<MountedWidget[Name]>> }[];
let loadMount: ReturnType<typeof vi.fn<() => Promise<Mount>>>;

const fetchFirst: FetchFirst = (_parts, run) => run();
const loadPreflight = () => import('../page/preflight.ts');
const mount: Mount = (options) => {
  mounts.push(options);
  const widget = { update: vi.fn<MountedWidget['update']>(), unmount: vi.fn<MountedWidget['unmount']>() };
  widgets.push(widget);
  return widget;
};

/** Resolves when this many widgets have started. */
const begun = (number: number) => vi.waitFor(() => expect(mounts).toHaveLength(number));
/** Resolves after the element has noticed its removal, which it does in a microtask. */
const noticed = () => new Promise<void>(queueMicrotask);

const errorsAt = (target: EventTarget): SongwaiEventMap['songwai:error'][] => {
  const seen: SongwaiEventMap['songwai:error'][] = [];
  target.addEventListener('songwai:error', (event) => seen.push(event as SongwaiEventMap['songwai:error']));
  return seen;
};

const create = (attributes: Readonly<Record<string, string>> = {}): HTMLElement => {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  return element;
};

beforeEach(() => {
  // A page can define a name only once.
  count += 1;
  tag = `songwai-test-${count}`;
  mounts = [];
  widgets = [];
  loadMount = vi.fn(async () => mount);
  defineElement(SongwaiBooking, {
    tag,
    gatewayOrigin: 'https://songwai.test',
    loadMount,
    height: 560,
    fetchFirst,
    loadPreflight,
  });
});

test('the code of an element is fetched when the first one stands in the page, not before', async () => {
  const element = create({ partner: 'baanchandra', lang: 'en' });
  expect(loadMount).not.toHaveBeenCalled();
  document.body.append(element);
  await begun(1);
  expect(mounts[0]).toMatchObject({
    gatewayOrigin: 'https://songwai.test',
    attributes: { partner: 'baanchandra', language: 'en' },
    root: element.shadowRoot,
  });
});

test('a second copy of the script is harmless', async () => {
  const second = vi.fn(async () => mount);
  expect(() =>
    defineElement(SongwaiBooking, {
      tag,
      gatewayOrigin: 'https://elsewhere.test',
      loadMount: second,
      height: 560,
      fetchFirst,
      loadPreflight,
    }),
  ).not.toThrow();
  document.body.append(create());
  await begun(1);
  expect(second).not.toHaveBeenCalled();
  expect(mounts[0]?.gatewayOrigin).toBe('https://songwai.test');
});

test('an element that is moved keeps running', async () => {
  const [from, to] = [document.createElement('div'), document.createElement('div')];
  document.body.append(from, to);
  const element = create();
  from.append(element);
  await begun(1);
  to.append(element);
  await noticed();
  expect(widgets).toHaveLength(1);
  expect(widgets[0]?.unmount).not.toHaveBeenCalled();
});

test('an element that leaves and comes back is begun anew in its one shadow root, with no more sheets than before', async () => {
  const element = create();
  document.body.append(element);
  await begun(1);
  const root = element.shadowRoot;
  const sheets = root?.adoptedStyleSheets.length;
  for (let round = 0; round < 3; round += 1) {
    element.remove();
    await noticed();
    document.body.append(element);
    await begun(round + 2);
  }
  expect(widgets).toHaveLength(4);
  expect(widgets.slice(0, 3).every(({ unmount }) => unmount.mock.calls.length === 1)).toBe(true);
  expect(widgets[3]?.unmount).not.toHaveBeenCalled();
  expect(element.shadowRoot).toBe(root);
  expect(root?.adoptedStyleSheets).toHaveLength(sheets ?? Number.NaN);
});

test('an element that is gone before its code has come is not begun, and begun once when it is back', async () => {
  const code = Promise.withResolvers<Mount>();
  loadMount.mockReturnValueOnce(code.promise);
  const element = create();
  document.body.append(element);
  await vi.waitFor(() => expect(loadMount).toHaveBeenCalledOnce());
  element.remove();
  code.resolve(mount);
  await code.promise;
  await noticed();
  expect(mounts).toHaveLength(0);
  document.body.append(element);
  await begun(1);
});

test('another language or token is passed on; the same value once more is not', async () => {
  const element = create({ partner: 'baanchandra', token: 'one', lang: 'th' });
  document.body.append(element);
  await begun(1);
  element.setAttribute('lang', 'en');
  element.setAttribute('token', 'two');
  element.setAttribute('token', 'two');
  expect(widgets[0]?.update.mock.calls.map(([{ language, token }]) => [language, token])).toEqual([
    ['en', 'one'],
    ['en', 'two'],
  ]);
});

test('another partner is another booking: nothing of the one before stays', async () => {
  const element = create({ partner: 'baanchandra' });
  document.body.append(element);
  await begun(1);
  element.setAttribute('partner', 'silomhotel');
  await begun(2);
  expect(widgets[0]?.unmount).toHaveBeenCalledOnce();
  expect(mounts.map(({ attributes }) => attributes.partner)).toEqual(['baanchandra', 'silomhotel']);
});

test('code that cannot be fetched is told to whoever listens above, also outside of a shadow root, and fetched again with the next try', async () => {
  loadMount.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
  const errors = errorsAt(document);
  const outer = document.body.appendChild(document.createElement('div')).attachShadow({ mode: 'open' });
  const element = create();
  outer.append(element);
  await vi.waitFor(() => expect(errors).toHaveLength(1));
  expect(errors.map(({ detail, bubbles, composed }) => ({ detail, bubbles, composed }))).toEqual([
    { detail: { code: 'load', message: 'Failed to fetch dynamically imported module' }, bubbles: true, composed: true },
  ]);
  element.remove();
  outer.append(element);
  await begun(1);
});

test('what could not be loaded is said in the language that the page names later', async () => {
  loadMount.mockRejectedValue(new TypeError('Failed to fetch'));
  const element = create({ lang: 'en' });
  const errors = errorsAt(element);
  document.body.append(element);
  await vi.waitFor(() => expect(errors).toHaveLength(1));
  element.setAttribute('lang', 'th');
  const alerts = element.shadowRoot?.querySelectorAll('[role=alert]');
  expect([...(alerts ?? [])].map(({ textContent }) => textContent)).toEqual([expect.stringMatching(/โหลดส่วนนี้ไม่สำเร็จ/)]);
  element.shadowRoot?.querySelector('button')?.click();
  await vi.waitFor(() => expect(errors).toHaveLength(2));
});

test('what the host put into the element shows until the first look stands', async () => {
  const element = create();
  element.textContent = 'Call us: 02 000 0000';
  document.body.append(element);
  await begun(1);
  expect(element.shadowRoot?.querySelector<HTMLSlotElement>('slot:not([name])')?.assignedNodes()).toHaveLength(1);
  mounts[0]?.onRendered();
  expect(element.shadowRoot?.querySelector('slot:not([name])')).toBeNull();
});

test.each([
  ['th', /โหลดส่วนนี้ไม่สำเร็จ/, 'ลองอีกครั้ง'],
  ['en-GB', /This part did not load/, 'Try again'],
])(
  'code that does not arrive is said in the language %s beside what the host put there, and fetched again by a press',
  async (lang, words, retry) => {
    loadMount.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    const element = create({ lang });
    document.body.append(element);
    const alert = await vi.waitFor(
      () => element.shadowRoot?.querySelector('[role=alert]') ?? Promise.reject(new Error('no alert')),
    );
    expect(alert.textContent).toMatch(words);
    expect(element.shadowRoot?.querySelector('slot:not([name])')).toBeTruthy();
    const button = alert.querySelector('button');
    expect(button?.textContent).toBe(retry);
    button?.click();
    await begun(1);
    expect(element.shadowRoot?.querySelector('[role=alert]')).toBeNull();
  },
);

test('a first look that cannot be drawn is taken away, told, and begun anew by a press', async () => {
  const errors = errorsAt(document);
  const element = create();
  document.body.append(element);
  await begun(1);
  mounts[0]?.onFailed(new TypeError('no texts'));
  expect(widgets[0]?.unmount).toHaveBeenCalledOnce();
  expect(errors.map(({ detail }) => detail)).toEqual([{ code: 'load', message: 'no texts' }]);
  element.shadowRoot?.querySelector('button')?.click();
  await begun(2);
});

test('an element that leaves and comes back while its code is on the way, or after that failed, is begun where it can be seen', async () => {
  const code = Promise.withResolvers<Mount>();
  loadMount.mockReturnValueOnce(code.promise);
  const waiting = create();
  document.body.append(waiting);
  await vi.waitFor(() => expect(loadMount).toHaveBeenCalledOnce());
  waiting.remove();
  await noticed();
  document.body.append(waiting);
  code.resolve(mount);
  await begun(1);
  expect(mounts[0]?.place.isConnected).toBe(true);

  loadMount.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const failed = create();
  document.body.append(failed);
  await vi.waitFor(() => expect(failed.shadowRoot?.querySelector('[role=alert]')).toBeTruthy());
  failed.remove();
  await noticed();
  document.body.append(failed);
  await begun(2);
  expect(mounts[1]?.place.isConnected).toBe(true);
});
