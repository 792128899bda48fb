import type { TextNamespace } from '@songwai/core/i18n/text-keys';

/** How a view's code is fetched; a plain dynamic import will do. */
export interface LazyPart<Module> {
  (): Promise<Module>;
  /** What has come; null before. A view that was fetched ahead stands there at once. */
  readonly loaded?: () => Module | null;
  /** Texts that the view shows and a first look does not. */
  readonly texts?: readonly TextNamespace[];
}

/** A part that knows what it has brought. */
export interface RememberedPart<Module> extends LazyPart<Module> {
  readonly loaded: () => Module | null;
  readonly texts: readonly TextNamespace[];
}

/** A dynamic import that remembers what it brought, with the texts that belong to it. What does not arrive is fetched again when asked for. */
export function lazyPart<Module>(
  fetchModule: () => Promise<Module>,
  texts: readonly TextNamespace[] = [],
): RememberedPart<Module> {
  let module: Module | null = null;
  const load = async () => {
    module ??= await fetchModule();
    return module;
  };
  return Object.assign(load, { loaded: () => module, texts });
}
