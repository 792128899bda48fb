import { createIcon } from './create-icon.ts';

interface SheetOptions {
  /** Where Escape closes a panel: around it and its button. */
  readonly around: HTMLElement;
  /** The sheet was asked to close: by Escape, by its cross, or by the browser's way back. */
  readonly onClose: () => void;
}

export interface Sheet {
  readonly element: HTMLDialogElement;
  /** Names the sheet, and its cross. */
  name(title: string, close: string): void;
  open(content: HTMLElement): void;
  close(): void;
  dispose(): void;
}

const deepest = (element: Element | null): HTMLElement | null => {
  const inner = element?.shadowRoot?.activeElement;
  return inner ? deepest(inner) : (element as HTMLElement | null);
};

/** The focus in the tree that the element is in. */
const focusNear = (element: Element): Element | null => (element.getRootNode() as Document | ShadowRoot).activeElement;

/** Over the whole screen of a phone, modal; elsewhere a panel above the button, beside which the page can be used. */
export const createSheet = ({ around, onClose }: SheetOptions): Sheet => {
  const dialog = document.createElement('dialog');
  dialog.className = 'sw-floating-sheet';
  dialog.tabIndex = -1;
  dialog.part.add('sheet');
  const head = dialog.appendChild(document.createElement('div'));
  head.className = 'sw-floating-sheet__head';
  const cross = head.appendChild(document.createElement('button'));
  cross.type = 'button';
  const closeWords = document.createElement('span');
  cross.append(createIcon('cross'), closeWords);
  cross.addEventListener('click', onClose);
  let isOpen = false;

  const phone = matchMedia('(max-width: 599px)');
  const present = (): void => (phone.matches ? dialog.showModal() : dialog.show());
  const turn = (): void => {
    if (!isOpen) return;
    const focused = deepest(focusNear(dialog));
    dialog.close();
    present();
    focused?.focus();
  };
  phone.addEventListener('change', turn);

  dialog.addEventListener('cancel', (event) => {
    // That of a file picker inside comes up to here, too.
    if (event.target !== dialog) return;
    event.preventDefault();
    onClose();
  });
  // A browser closes a dialog that has refused before.
  dialog.addEventListener('close', () => {
    if (isOpen && !dialog.open) onClose();
  });
  around.addEventListener('keydown', (event) => {
    const isInner = event.composedPath().some((node) => node instanceof HTMLDialogElement && node !== dialog);
    if (event.key !== 'Escape' || event.defaultPrevented || isInner || !isOpen || phone.matches) return;
    onClose();
  });

  return {
    element: dialog,
    name(words, close) {
      dialog.ariaLabel = words;
      closeWords.textContent = close;
    },
    open(content) {
      if (content.parentElement !== dialog) dialog.append(content);
      isOpen = true;
      present();
      // Its frame, not the first field: a phone's keyboard stays folded.
      dialog.focus();
    },
    close() {
      isOpen = false;
      dialog.close();
    },
    dispose: () => phone.removeEventListener('change', turn),
  };
};
