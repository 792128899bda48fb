import type { WireChatRoom } from '@songwai/core/chat/chat-from-wire';
import { type Answers, gatewayDown, refusal } from '@songwai/features/tests/fixture-gateway';
import { languageOf } from '@songwai/features/tests/story-language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { chatAnswers, chatJob } from '../../tests/chat/chat-answers.ts';
import { jobRoom, overRoom, supportRoom, supportRoomId } from '../../tests/chat/wire-rooms.ts';
import { ScreenStory } from '../../tests/screen-story.tsx';
import { storyUser } from '../../tests/story-user.ts';

const meta: Meta = { title: 'Portal/Chat', tags: ['!autodocs'] };
export default meta;

type Screen = StoryObj;

const screen = (path: string, answers: Answers = chatAnswers()): NonNullable<Screen['render']> => {
  return (_, { globals }) => (
    <ScreenStory language={languageOf(globals)} path={path} user={storyUser} job={chatJob} answers={answers} />
  );
};
const roomPath = `/chat/${jobRoom.roomId}`;

/** All rooms: what is under way, support, then what is over. */
export const List: Screen = {
  tags: ['picture'],
  render: screen('/chat'),
  play: async ({ canvas }) => {
    await canvas.findByText('ประกิต');
  },
};

/** The room of a delivery that is under way: events between the bubbles, the next stop pinned, answers of one tap. */
export const Room: Screen = {
  tags: ['picture'],
  render: screen(roomPath),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: /ฝากไว้ได้เลย|You can leave it/ });
    await canvas.findByRole('link', { name: /ติดตาม|Track/ });
  },
};

/** One's own support room, after an answer. */
export const Support: Screen = {
  tags: ['picture'],
  render: screen('/chat/support'),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: /เรียบร้อยแล้ว|It is settled/ });
  },
};

const { lastMessage: _, ...emptySupport } = supportRoom;
const asleep: WireChatRoom = {
  ...emptySupport,
  roomId: supportRoomId,
  lastSeq: 0,
  unreadCount: 0,
  readSeq: 0,
  support: { state: 'idle', isOpen: false, opensDateTime: '2026-11-21T23:00:00Z' },
};
/** At night, before anything was asked. */
export const SupportAsleep: Screen = {
  render: screen('/chat/support', {
    ...chatAnswers([jobRoom, asleep]),
    '/chat/room/roomData/:id': () => ({ responseCode: 200, responseDesc: '', room: asleep, messages: [] }),
  }),
  play: async ({ canvas }) => {
    await canvas.findByText(/ทีมงานกลับมา 06:00|Back at 06:00/);
  },
};

/** A delivery that is over: only to be read. */
export const Over: Screen = {
  render: screen(`/chat/${overRoom.roomId}`),
  play: async ({ canvas }) => {
    await canvas.findByText(/เบอร์โทรในแชตถูกซ่อน|Phone numbers in this chat are hidden/);
  },
};

/** Nobody has taken a job yet. */
export const Empty: Screen = {
  render: screen('/chat', chatAnswers([])),
  play: async ({ canvas }) => {
    await canvas.findByText(/ยังไม่มีแชต|No chats yet/);
  },
};

/** The rooms have not come yet. */
export const Loading: Screen = {
  render: screen('/chat', chatAnswers([], { '/chat/room/list/:username/:role': () => new Promise(() => undefined) })),
  play: async ({ canvas }) => {
    await canvas.findByRole('status', { name: /กำลังโหลดแชต|Loading the chats/ });
  },
};

/** They cannot be read right now. */
export const Failed: Screen = {
  render: screen(
    '/chat',
    chatAnswers([], {
      '/chat/room/list/:username/:role': () => {
        throw gatewayDown();
      },
    }),
  ),
  play: async ({ canvas }) => {
    await canvas.findByText(/โหลดแชตไม่ได้|The chats did not load/);
  },
};

/** A room of another account. */
export const NotFound: Screen = {
  render: screen('/chat/J00000001'),
  play: async ({ canvas }) => {
    await canvas.findByText(/ไม่พบแชตนี้|We cannot find this chat/);
  },
};

/** The gateway refuses what is written. */
export const NotSent: Screen = {
  render: screen(
    roomPath,
    chatAnswers(undefined, {
      '/chat/room/:roomId/message': () => {
        throw refusal(422);
      },
    }),
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /ฝากไว้ได้เลย|You can leave it/ }));
    await canvas.findByRole('button', { name: /ส่งใหม่|Send again/ });
  },
};

/** Without a connection: it will be sent by itself. */
export const Waiting: Screen = {
  render: screen(
    roomPath,
    chatAnswers(undefined, {
      '/chat/room/:roomId/message': () => {
        throw gatewayDown();
      },
    }),
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /ฝากไว้ได้เลย|You can leave it/ }));
    await canvas.findByText(/รอส่ง|Waiting to be sent/);
  },
};
