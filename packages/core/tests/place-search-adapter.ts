import type { Transport } from '../src/gateway/transport-types.ts';
import { createPlaceSearch } from '../src/places/place-search.ts';

/** Types a keyword into a search field and counts the resulting calls. */
export function searchWithoutNetwork(keyword: string): { readonly calls: number; readonly result: readonly unknown[] } {
  let calls = 0;
  const transport: Transport = {
    call: () => {
      calls += 1;
      return new Promise(() => undefined);
    },
  };
  const atOnce = (callback: () => void) => {
    callback();
    return () => undefined;
  };
  const search = createPlaceSearch({ transport, startTimer: atOnce });
  search.type(keyword);
  const result = search.store.getState().places;
  search.dispose();
  return { calls, result };
}
