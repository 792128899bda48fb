// Written by `npm run routes` from the contracts beside it.
import type { Route } from '../gateway/call.ts';
import type * as contract from './contract.ts';

export const getRoomData: Route<typeof contract.getRoomData> = {
  path: '/chat/room/roomData/:id',
  method: 'GET',
  isIdempotentRead: true,
};
export const listRooms: Route<typeof contract.listRooms> = {
  path: '/chat/room/list/:username/:role',
  method: 'GET',
  isIdempotentRead: true,
};
export const readChatRoom: Route<typeof contract.readChatRoom> = { path: '/chat/room/:roomId/read', isIdempotentRead: true };
export const searchRooms: Route<typeof contract.searchRooms> = { path: '/chat/room/search', isIdempotentRead: true };
export const sendChatMessage: Route<typeof contract.sendChatMessage> = {
  path: '/chat/room/:roomId/message',
  isIdempotentRead: true,
};
export const typeInChatRoom: Route<typeof contract.typeInChatRoom> = { path: '/chat/room/:roomId/typing' };
export const uploadChatPhoto: Route<typeof contract.uploadChatPhoto> = { path: '/chat/room/:roomId/photo' };
export const viewChatPhoto: Route<typeof contract.viewChatPhoto> = {
  path: '/chat/photo/:fileName',
  method: 'GET',
  isIdempotentRead: true,
};
