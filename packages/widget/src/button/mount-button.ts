import { floatingWords, type Opened } from '@songwai/core/i18n/floating-words';
import type { Mount } from '../elements/element-definition.ts';
import type { SongwaiButton } from '../elements/songwai-button.ts';
import type { SongwaiTracking } from '../elements/songwai-tracking.ts';
import { askForChat } from './ask-for-chat.ts';
import { createButtonFace } from './button-face.ts';
import { buttonStyles } from './button-styles.ts';
import { defineHelp } from './define-help.ts';
import { hideLaunchers } from './hide-launchers.ts';
import { createOpenedElement, type OpenedElement, preload, type Shown } from './opened-element.ts';
import { createRunningMinutes } from './running-minutes.ts';
import { createSheet } from './sheet.ts';

const opensOf = ({ opens }: SongwaiButton): Opened => (opens && opens in floatingWords.th.opens ? opens : 'booking');

/** `<songwai-button>`: opens another element, whose code comes when somebody is about to press. */
export const mountButton: Mount<SongwaiButton> = ({ emit, root, place, host, gatewayOrigin, onRendered, ...options }) => {
  let { attributes } = options;
  let isOpen = false;
  let opened: OpenedElement | null = null;
  let showLaunchers: (() => void) | null = null;

  const around = document.createElement('div');
  around.className = 'sw-root sw-widget';
  const face = createButtonFace();
  const sheet = createSheet({ around, onClose: () => host.close() });
  around.append(face.button, sheet.element);
  const running = createRunningMinutes({ gatewayOrigin, attributes: () => attributes, emit, onChange: () => show() });

  const show = (): void => {
    const words = floatingWords[attributes.language];
    const opens = opensOf(host);
    const label = host.label ?? '';
    around.lang = attributes.language;
    face.show({ words, opens, label, isText: host.variant === 'text', isOpen, minutes: running.minutes() });
    sheet.name(label || words.opens[opens], words.close);
  };

  const hide = (): void => {
    try {
      showLaunchers = host.hides ? hideLaunchers(host.hides) : null;
    } catch (error) {
      emit('songwai:error', { code: 'attributes', message: `hides: ${error}` });
    }
  };

  const elementFor = (opens: Shown): OpenedElement => {
    // Help begins anew each time: who answers, and the delivery, are those of now.
    if (opened?.opens === opens && opens !== 'help') return opened;
    opened?.dispose();
    opened = createOpenedElement(host, opens);
    return opened;
  };

  let booked = '';
  const createHelp = (): HTMLElement => {
    defineHelp();
    const element = elementFor('help').element as SongwaiTracking;
    // A delivery that was booked here, where the page names none.
    element.trackingId ??= booked;
    return element;
  };

  /** What it has open. */
  let open: Opened = 'booking';
  const handleOpen = (): void => {
    open = opensOf(host);
    isOpen = true;
    const isTaken = open === 'chat' && askForChat(host);
    hide();
    if (!isTaken) sheet.open(open === 'chat' ? createHelp() : elementFor(open).element);
    show();
    emit('songwai:open', { opens: open });
  };
  const handleClose = (): void => {
    const hadFocus = sheet.element.contains(root.activeElement);
    isOpen = false;
    showLaunchers?.();
    showLaunchers = null;
    sheet.close();
    show();
    if (hadFocus) face.button.focus();
    emit('songwai:close', { opens: open });
  };
  const follow = (): void => {
    if (isOpen && opensOf(host) !== open) host.close();
    else if (host.isOpen === isOpen) show();
    else if (isOpen) handleClose();
    else handleOpen();
  };

  let isPreloaded: Opened = 'chat';
  const bring = (): void => {
    const opens = opensOf(host);
    if (opens !== isPreloaded) preload(opens, attributes.language);
    isPreloaded = opens;
  };
  face.button.addEventListener('pointerenter', bring);
  face.button.addEventListener('focus', bring);
  face.button.addEventListener('click', () => host.toggle());
  around.addEventListener('songwai:booked', ({ detail }) => {
    booked = detail.trackingId;
    running.follow(booked);
  });

  const sheetOfStyles = new CSSStyleSheet();
  sheetOfStyles.replaceSync(buttonStyles);
  root.adoptedStyleSheets.push(sheetOfStyles);
  place.append(around);
  onRendered();
  follow();

  return {
    update(next) {
      attributes = next;
      follow();
    },
    reset: () => opened?.element.reset(),
    signOut: async () => opened?.element.signOut(),
    unmount() {
      if (isOpen) host.close();
      running.dispose();
      face.dispose();
      sheet.dispose();
      opened?.dispose();
    },
  };
};
