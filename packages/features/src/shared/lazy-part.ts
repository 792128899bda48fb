import type { TextNamespace } from '@songwai/core/i18n/text-keys';
import { orGiveUp } from './give-up.ts';

/** Loads a view's code; a plain dynamic import is enough. */
export interface LazyPart<Module> {
  (): Promise<Module>;
  /** The loaded module; null before. A view that was loaded ahead of time renders at once. */
  readonly loaded?: () => Module | null;
  /** Texts that the view needs beyond those of a first look. */
  readonly texts?: readonly TextNamespace[];
}

/** A lazy part that remembers its module. */
export interface RememberedPart<Module> extends LazyPart<Module> {
  readonly loaded: () => Module | null;
  readonly texts: readonly TextNamespace[];
}

/** A dynamic import that remembers its module and names the view's texts. A load that fails, or takes over two minutes, is tried again with the next call. */
export function lazyPart<Module>(
  fetchModule: () => Promise<Module>,
  texts: readonly TextNamespace[] = [],
): RememberedPart<Module> {
  let module: Module | null = null;
  const load = async () => {
    module ??= await orGiveUp(fetchModule());
    return module;
  };
  return Object.assign(load, { loaded: () => module, texts });
}
