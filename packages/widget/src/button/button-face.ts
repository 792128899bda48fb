import type { FloatingWords, Opened } from '@songwai/core/i18n/floating-words';
import { foldSoon } from '@songwai/ui/floating-button/fold-soon';
import { createIcon } from './create-icon.ts';

/** What the button shows. */
export interface FaceState {
  readonly words: FloatingWords;
  readonly opens: Opened;
  /** The page's own words; empty for ours. */
  readonly label: string;
  readonly isText: boolean;
  readonly isOpen: boolean;
  /** Until the running job arrives; null without one. */
  readonly minutes: number | null;
}

export interface ButtonFace {
  readonly button: HTMLButtonElement;
  show(state: FaceState): void;
  dispose(): void;
}

const span = (className: string): HTMLSpanElement => {
  const element = document.createElement('span');
  element.className = className;
  return element;
};

const lookOf = ({ words, opens, label, isOpen, minutes }: FaceState): { readonly lead: Node; readonly text: string } => {
  if (isOpen) return { lead: createIcon('cross'), text: words.close };
  if (minutes === null) return { lead: createIcon(opens === 'chat' ? 'message' : 'parcel'), text: label || words.opens[opens] };
  const number = span('sw-floating-button__minutes sw-figures');
  number.append(minutes < 1 ? '<1' : String(minutes));
  return { lead: number, text: words.minutesAway };
};

/**
 * The design system's floating button, node by node with its style sheet: the page has it without waiting for a view library, of which the
 * visitors who never open it need nothing.
 */
export const createButtonFace = (): ButtonFace => {
  const button = document.createElement('button');
  button.type = 'button';
  button.ariaHasPopup = 'dialog';
  button.part.add('button');
  const lead = span('sw-floating-button__lead');
  const text = span('sw-floating-button__text');
  const line = text.appendChild(span('sw-floating-button__words'));
  button.append(lead, ' ', text);
  let isFolded = false;
  let shown: FaceState | null = null;

  const show = (state: FaceState): void => {
    shown = state;
    const { isOpen, isText, minutes } = state;
    const look = lookOf(state);
    const isFitted = isOpen || minutes !== null;
    lead.replaceChildren(look.lead);
    line.textContent = look.text;
    button.ariaExpanded = String(isOpen);
    button.className = [
      'sw-floating-button',
      isFitted && 'sw-floating-button--fitted',
      isText && !isFitted && 'sw-floating-button--text',
      isFolded && !isOpen && 'sw-floating-button--folded',
    ]
      .filter(Boolean)
      .join(' ');
  };
  const dispose = foldSoon(() => {
    isFolded = true;
    if (shown) show(shown);
  });
  return { button, show, dispose };
};
