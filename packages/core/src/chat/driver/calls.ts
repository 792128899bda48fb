import { call } from '../../gateway/call.ts';
import type { Transport } from '../../gateway/transport-types.ts';
import { type HistoryPlace, historyFromWire, historyQuery, type OutgoingContent } from '../calls.ts';
import { messageFromWire, roomFromWire } from '../chat-from-wire.ts';
import type { ChatMessage } from '../chat-message.ts';
import type { ChatHistory, ChatRoom } from '../chat-room.ts';
import * as routes from './routes.generated.ts';

/** The rooms of the driver's jobs that still take messages. @throws GatewayError */
export const fetchDriverRooms = async (transport: Transport): Promise<readonly ChatRoom[]> => {
  const { rooms = [] } = await call(transport, routes.listDriverRooms);
  return rooms.map(roomFromWire);
};

/** As `fetchChatRoom`, for the driver's app. @throws GatewayError 404 not this driver's job. */
export const fetchDriverRoom = async (
  transport: Transport,
  roomId: string,
  place: HistoryPlace = {},
): Promise<ChatHistory | null> =>
  historyFromWire(await call(transport, routes.getDriverRoom, { roomId, ...historyQuery(place) }));

/** As `sendChatMessage`. @throws GatewayError 404, 409, 422, 429 as there. */
export const sendDriverMessage = async (
  transport: Transport,
  message: { readonly roomId: string; readonly guid: string } & OutgoingContent,
): Promise<ChatMessage | null> => {
  const reply = await call(transport, routes.sendDriverMessage, message);
  return reply.message ? messageFromWire(reply.message) : null;
};

/** As `uploadChatPhoto`. @throws GatewayError */
export const uploadDriverPhoto = async (
  transport: Transport,
  { image, ...message }: { readonly roomId: string; readonly guid: string; readonly image: string },
): Promise<string> => {
  const { fileName = '' } = await call(transport, routes.uploadDriverPhoto, { ...message, imgBase64: image });
  return fileName;
};

/** As `markChatRead`. @throws GatewayError */
export const markDriverRead = async (
  transport: Transport,
  place: { readonly roomId: string; readonly upTo: number },
): Promise<void> => {
  await call(transport, routes.readDriverRoom, place);
};

/** As `noteTyping`. @throws GatewayError */
export const noteDriverTyping = async (transport: Transport, roomId: string): Promise<void> => {
  await call(transport, routes.typeInDriverRoom, { roomId });
};
