import type { OrderFlow } from '@songwai/core/orders/order-state';
import type { PlaceSearch } from '@songwai/core/places/place-search-state';
import type { LiveLook } from '../first-look/create-first-look.ts';

interface TakeOverOptions {
  readonly look: LiveLook;
  readonly flow: OrderFlow;
  readonly search: PlaceSearch;
  readonly root: ShadowRoot;
}

/**
 * Carries on with what a guest did before the code had come. Call it right before the first render, so that the focus moves from field to field
 * and the keyboard of a phone stays; and what it returns after the render, while the first look is still there.
 * @returns null where the guest has not typed or pressed anything yet, and no field has the focus
 */
export const takeOver = ({ look, flow, search, root }: TakeOverOptions): (() => void) | null => {
  const { fields, pressed, textOf } = look;
  const { stops } = flow.store.getState().draft;
  const typed = new Map(
    stops.flatMap(({ key }, index) => {
      const field = fields[index];
      const text = field?.disabled ? '' : field?.value.trim();
      return text ? [[key, text]] : [];
    }),
  );
  const focused = fields.indexOf(root.activeElement as HTMLInputElement);
  const button = pressed();
  // A button does something else than search.
  // The page's own pick-up is not the guest's input.
  const key = button === null ? (stops[focused]?.key ?? [...typed.keys()][0]) : undefined;
  if (key) flow.startSearch(key);
  else if (button === null) return null;

  return () => {
    const searchFor = (stopKey: string): void => {
      const text = typed.get(stopKey);
      typed.delete(stopKey);
      if (text) search.type(text);
    };
    if (key) searchFor(key);
    // The text of another stop comes into its search when that opens, after it has emptied itself.
    flow.store.subscribe(({ mode }) => {
      if (mode.kind === 'searchLocation' && typed.has(mode.stopKey)) setTimeout(searchFor, 0, mode.stopKey);
    });
    if (button === null) return;
    const same = [...root.querySelectorAll('button')].find((one) => !look.element.contains(one) && textOf(one) === button);
    same?.click();
  };
};
