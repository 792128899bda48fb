import { jobMessages, jobRoom, minutesAgo, overRoom, supportRoomId } from './wire-rooms.ts';

const by = (reportId: string, minutes: number) => ({
  reportId,
  createdDateTime: minutesAgo(minutes),
  reporterName: 'พิมพ์ชนก อารีย์สุข',
  isClosed: false,
});

/** What customers have reported: a message, a driver as a whole with a comment, and our own team. */
export const wireReports = [
  { ...by('1', 1_500), roomId: overRoom.roomId, reason: 'fraud', comment: 'ขอเงินเพิ่ม 200 บาทนอกแอปก่อนส่งของ' },
  { ...by('2', 40), roomId: jobRoom.roomId, reason: 'rude', comment: '', message: jobMessages[6] },
  { ...by('3', 12), roomId: supportRoomId, reason: 'other', comment: '' },
];
