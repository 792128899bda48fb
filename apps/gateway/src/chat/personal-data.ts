import { type PersonalData, personalTable } from '../database/personal-table.ts';

const companys = "a conversation about the company's job";

/** Personal data of the room `chat`. */
export const chatPersonalData: PersonalData = {
  personal: [
    personalTable('chat_rooms', {
      section: 'chatRooms',
      key: ['id'],
      owner: { by: 'customer' },
      shows: ['id', 'kind', 'job_id', 'created_at', 'closes_at'],
      erasure: { does: 'delete' },
    }),
    personalTable('chat_messages', {
      section: 'chatMessages',
      key: ['room_id', 'seq'],
      owner: { by: 'row', column: 'room_id', of: 'chatRooms', key: 'id' },
      shows: ['room_id', 'seq', 'role', 'kind', 'body', 'quick_reply', 'event', 'created_at'],
      erasure: { does: 'delete' },
    }),
    personalTable('chat_photos', {
      section: 'chatPhotos',
      key: ['name'],
      owner: { by: 'row', column: 'room_id', of: 'chatRooms', key: 'id' },
      shows: ['room_id', 'created_at', 'seq'],
      erasure: { does: 'delete' },
      file: 'key',
    }),
    personalTable('chat_support', {
      section: 'chatSupport',
      key: ['room_id'],
      owner: { by: 'row', column: 'room_id', of: 'chatRooms', key: 'id' },
      shows: ['state', 'waiting_since', 'about_job_id', 'changed_at'],
      erasure: { does: 'delete' },
    }),
    personalTable('chat_members', {
      section: 'chatMembersOfRooms',
      key: ['room_id', 'member'],
      owner: { by: 'row', column: 'room_id', of: 'chatRooms', key: 'id' },
      shows: [],
      erasure: { does: 'delete' },
    }),
    personalTable('chat_members', {
      section: 'chatMemberships',
      key: ['room_id', 'member'],
      owner: { by: 'user', column: 'user_id' },
      shows: ['room_id', 'read_seq', 'read_at', 'unread'],
      erasure: { does: 'delete' },
    }),
    personalTable('chat_messages', {
      section: 'chatMessagesWritten',
      key: ['room_id', 'seq'],
      owner: { by: 'user', column: 'user_id' },
      shows: ['room_id', 'seq', 'kind', 'body', 'quick_reply', 'created_at'],
      erasure: { does: 'strip', why: companys, set: { body: '', user_id: null, photo: null } },
    }),
    personalTable('chat_photos', {
      section: 'chatPhotosSent',
      key: ['name'],
      owner: { by: 'user', column: 'user_id' },
      shows: ['room_id', 'created_at', 'seq'],
      erasure: { does: 'delete' },
      file: 'key',
    }),
    personalTable('chat_rooms', {
      section: 'chatRoomsForCompany',
      key: ['id'],
      owner: { by: 'member' },
      shows: ['id', 'created_at'],
      erasure: { does: 'keep', why: companys },
    }),
    personalTable('chat_messages', {
      section: 'chatMessagesForCompany',
      key: ['room_id', 'seq'],
      owner: { by: 'row', column: 'room_id', of: 'chatRoomsForCompany', key: 'id' },
      shows: [],
      erasure: { does: 'strip', why: companys, scrub: ['body'] },
    }),
    personalTable('chat_reports', {
      section: 'chatReports',
      key: ['id'],
      owner: { by: 'user', column: 'reporter_id' },
      shows: ['room_id', 'seq', 'reason', 'comment', 'created_at', 'closed_at'],
      erasure: { does: 'delete' },
    }),
  ],
  impersonal: [
    {
      table: 'chat_admin_acts',
      why: 'names an administrator and a room; what an employee did with data belongs to its processing',
    },
    { table: 'chat_job_news', why: 'the next step of an event of a job; it is gone within a second and names nobody' },
  ],
};
