// Written by `npm run routes` from the contracts beside it.
import type { Route } from '../../gateway/call.ts';
import type * as contract from './contract.ts';

export const getDriverRoom: Route<typeof contract.getDriverRoom> = {
  path: '/chat/driver/room/:roomId',
  method: 'GET',
  isIdempotentRead: true,
};
export const listDriverRooms: Route<typeof contract.listDriverRooms> = {
  path: '/chat/driver/rooms',
  method: 'GET',
  isIdempotentRead: true,
};
export const readDriverRoom: Route<typeof contract.readDriverRoom> = {
  path: '/chat/driver/room/:roomId/read',
  isIdempotentRead: true,
};
export const sendDriverMessage: Route<typeof contract.sendDriverMessage> = {
  path: '/chat/driver/room/:roomId/message',
  isIdempotentRead: true,
};
export const typeInDriverRoom: Route<typeof contract.typeInDriverRoom> = { path: '/chat/driver/room/:roomId/typing' };
export const uploadDriverPhoto: Route<typeof contract.uploadDriverPhoto> = { path: '/chat/driver/room/:roomId/photo' };
