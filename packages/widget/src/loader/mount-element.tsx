import type { Language } from '@songwai/core/basics/language';
import type { Texts } from '@songwai/core/i18n/load-texts';
import type { TextNamespace } from '@songwai/core/i18n/text-keys';
import type { ReactNode } from 'react';
import { loadDemo } from '../demo/load-demo.ts';
import type { MountedWidget, MountOptions } from '../elements/element-definition.ts';
import { passParts } from '../parts/pass-parts.ts';
import { clearOut, renderInto } from '../render.ts';
import { adoptStyles } from '../styles/style-registry.ts';
import type { WidgetAttributes } from '../widget-attributes.ts';
import { WidgetRoot } from '../widget-root.tsx';
import { createWidgetTexts } from '../widget-texts.ts';
import { widgetVersion } from '../widget-version.ts';
import { errorDetailOf } from './error-detail.ts';

/** One element's content: its texts, its view and its disposal. */
export interface WidgetContent {
  /** Texts of its first look. */
  readonly texts: readonly TextNamespace[];
  /** Fetches those of them that no other element has. */
  readonly ownTexts?: (language: Language) => Promise<Texts>;
  render(): ReactNode;
  /** Called with every change of the attributes. */
  update(attributes: WidgetAttributes): void;
  dispose(): void;
  /** What has to be known before the first render. */
  readonly prepare?: () => Promise<unknown>;
  /**
   * Called before the first render, and what it returns after it, while the first look is still there; null where a guest has done nothing in that yet.
   */
  readonly takeOver?: (() => (() => void) | null) | undefined;
  /** Starts over. */
  readonly reset?: () => void;
  readonly signOut?: () => Promise<void>;
}

/** Runs content in a shadow root: adopts styles, renders, renders again after changes of attributes or texts, and cleans up. */
export const mountElement = (
  { emit, root, place, firstLook, attributes: first, onRendered, onFailed }: Omit<MountOptions, 'host'>,
  content: WidgetContent,
): MountedWidget => {
  const stopAdopting = adoptStyles(root);
  passParts(root.host);
  let container: Element | null = null;
  let attributes = first;
  let newest = 0;
  let isReady = false;
  let isOver = false;

  const renderElement = async (): Promise<void> => {
    newest += 1;
    const turn = newest;
    const [texts, demo] = await Promise.all([
      loader.get(attributes.language),
      first.demo !== null && loadDemo(),
      isReady || content.prepare?.(),
    ]);
    // Attributes may have changed, or the element may be gone, while the texts were loading.
    if (isOver || turn !== newest) return;
    const carryOn = isReady ? null : content.takeOver?.();
    // Untouched nodes of the first look become the form's own. Otherwise the form comes beside them, so that the focus can move from field to field.
    container ??= firstLook && !carryOn ? firstLook.element : place.appendChild(document.createElement('div'));
    renderInto(
      container,
      <WidgetRoot texts={texts}>
        {demo && <demo.Sign />}
        {content.render()}
      </WidgetRoot>,
    );
    if (isReady) return;
    isReady = true;
    carryOn?.();
    if (firstLook?.element !== container) firstLook?.element.remove();
    onRendered();
    emit('songwai:ready', { version: widgetVersion });
  };
  const loader = createWidgetTexts({ first: content.texts, own: content.ownTexts, redraw: renderElement });
  const tryRender = (): void => {
    renderElement().catch((error: unknown) => {
      if (isOver) return;
      if (isReady) emit('songwai:error', errorDetailOf(error));
      else onFailed(error);
    });
  };

  tryRender();
  if (globalThis.matchMedia?.('(forced-colors: active)').matches) {
    import('../styles/forced-colors.css').catch((error: unknown) => emit('songwai:error', errorDetailOf(error)));
  }
  return {
    reset: content.reset,
    signOut: content.signOut,
    update(next) {
      attributes = next;
      content.update(next);
      tryRender();
    },
    unmount() {
      isOver = true;
      if (container) clearOut(container);
      stopAdopting();
      content.dispose();
    },
  };
};
