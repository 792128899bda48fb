import { createStore } from 'zustand/vanilla';

/** How many messages are unread, as the chat's stream has it; null while the chat was not opened. For `portal.part`: badges read it without the chat's code. */
export const openChatUnread = () => createStore<{ readonly count: number | null }>(() => ({ count: null }));
