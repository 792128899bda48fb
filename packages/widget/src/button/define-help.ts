import type { ElementDefinition } from '../elements/element-definition.ts';
import type { SongwaiElement } from '../elements/songwai-element.ts';

type OwnClass = (new () => SongwaiElement) & { readonly definition: ElementDefinition };

/**
 * Defines what the button opens for a page without a chat of its own. It takes what following a delivery takes, and is the button's alone: so the
 * script, which everybody loads, does not have it.
 */
export const defineHelp = (): void => {
  const tag = 'songwai-help';
  if (customElements.get(tag)) return;
  const Tracking = customElements.get('songwai-tracking') as unknown as OwnClass;
  const loadMount = async () => (await import('./help/mount-help.tsx')).mountHelp;
  customElements.define(
    tag,
    class extends Tracking {
      static override readonly definition = { ...Tracking.definition, tag, height: 206, loadMount };
    },
  );
};
