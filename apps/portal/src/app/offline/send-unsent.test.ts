import { privatePrefix } from '@songwai/core/basics/storage/private-storage';
import { expect, test, vi } from 'vitest';
import { chatAnswers } from '../../../tests/chat/chat-answers.ts';
import { jobRoom } from '../../../tests/chat/wire-rooms.ts';
import { createStoryPortal } from '../../../tests/create-story-portal.ts';
import { storyUser } from '../../../tests/story-user.ts';
import { sendUnsent } from './send-unsent.ts';

const setUp = () => {
  const asked: unknown[] = [];
  const answers = chatAnswers(undefined, {
    '/chat/room/:roomId/message': (body) => {
      asked.push(body);
      return { responseCode: 200, responseDesc: '' };
    },
  });
  return { asked, portal: createStoryPortal({ language: 'en', user: storyUser, answers }) };
};

test('what an earlier visit could not send is sent, whatever page is open', async () => {
  const { portal, asked } = setUp();
  const message = { guid: 'guid-1', roomId: jobRoom.roomId, draft: { kind: 'text', text: 'Floor 12' }, at: 0 };
  const stored = { version: 1, owner: storyUser.userId, draft: [message] };
  await portal.privateStorage.set(`${privatePrefix}chat`, JSON.stringify(stored));
  await sendUnsent(portal);
  await vi.waitFor(() => expect(asked).toMatchObject([{ guid: 'guid-1', text: 'Floor 12' }]));
});

test('with nothing left nothing is started', async () => {
  const { portal } = setUp();
  const stream = vi.spyOn(portal.transport, 'stream');
  await sendUnsent(portal);
  expect(stream).not.toHaveBeenCalled();
});
