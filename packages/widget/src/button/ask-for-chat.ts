import type { SongwaiEventMap } from '../widget-events.ts';

/** Asks the page to open its chat. @returns whether it does; otherwise help of ours opens */
export const askForChat = (host: HTMLElement): boolean => {
  const detail: SongwaiEventMap['songwai:chat']['detail'] = { opens: 'chat' };
  return !host.dispatchEvent(new CustomEvent('songwai:chat', { detail, bubbles: true, composed: true, cancelable: true }));
};
