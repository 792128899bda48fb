// Replaces `react` in the widget's bundle: Preact, with the few behaviours of React that our components rely on. Preact's own
// compat would add eighty more. A missing name fails the build, and the components' own tests run over this file.
import { options } from 'preact';
import { useEffect, useLayoutEffect, useState } from 'preact/hooks';

// biome-ignore lint/performance/noBarrelFile: stands in for one module, whose names they are
export { createContext, createElement } from 'preact';
export { useCallback, useContext, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';

/** Preact renders in one pass. */
export const startTransition = (change: () => void): void => change();

let idCount = 0;

/**
 * An id that no other component has. Preact counts in the root that a component finds above itself; a part that comes late may find
 * another one than its neighbours, and then a field has the label of another.
 */
export const useId = (): string => useState(() => `i${++idCount}`)[0];

type Props = Record<string, unknown>;

/** Browser events whose names differ from React's. */
const browserNameOf = (prop: string, tag: string, type: unknown): string | undefined => {
  // React's change event is the browser's input event, except where a press is the change.
  if (prop === 'onChange')
    return tag === 'textarea' || (tag === 'input' && !/check|rad|file/.test(String(type))) ? 'onInput' : undefined;
  // React's focus and blur events bubble.
  return prop === 'onFocus' ? 'onFocusIn' : prop === 'onBlur' ? 'onFocusOut' : undefined;
};

const { vnode: nextVnode, event: nextEvent } = options;

options.vnode = (vnode) => {
  if (typeof vnode.type === 'string') {
    const props = vnode.props as Props;
    for (const prop in props) {
      const name = browserNameOf(prop, vnode.type, props['type']);
      if (name && props[prop]) {
        props[name] = props[prop];
        delete props[prop];
      }
    }
  }
  nextVnode?.(vnode);
};

options.event = (event) => {
  const given = nextEvent?.(event) ?? event;
  return Object.assign(given, { nativeEvent: given });
};

interface Snapshot<Value> {
  value: Value;
  read: () => Value;
}

const hasChanged = <Value>({ value, read }: Snapshot<Value>): boolean => !Object.is(value, read());

/** Reads an external store and renders again when its snapshot changes. */
export const useSyncExternalStore = <Value>(subscribe: (listener: () => void) => () => void, read: () => Value): Value => {
  const value = read();
  const [{ snapshot }, setSnapshot] = useState<{ snapshot: Snapshot<Value> }>(() => ({ snapshot: { value, read } }));
  const check = () => {
    if (hasChanged(snapshot)) setSnapshot({ snapshot });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is kept is always the same, and another store begins anew
  useLayoutEffect(() => {
    snapshot.value = value;
    snapshot.read = read;
    check();
  }, [subscribe, value, read]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is kept is always the same
  useEffect(() => {
    check();
    return subscribe(check);
  }, [subscribe]);
  return value;
};
