import type { SongwaiEventMap } from '../widget-events.ts';

let isHinted = false;

/**
 * Asks the page to open its chat.
 * @returns whether it does; where nobody listens, the console tells the page's developer how, once
 */
export const askForChat = (host: HTMLElement): boolean => {
  const detail: SongwaiEventMap['songwai:chat']['detail'] = { opens: 'chat' };
  const isLeft = host.dispatchEvent(new CustomEvent('songwai:chat', { detail, bubbles: true, composed: true, cancelable: true }));
  if (isLeft && !isHinted) {
    isHinted = true;
    const { console } = window;
    console.info(
      '<songwai-button opens="chat"> opens your own chat: listen to songwai:chat, call preventDefault(), and open it.',
    );
  }
  return !isLeft;
};
