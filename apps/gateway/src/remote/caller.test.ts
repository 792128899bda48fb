import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  answerJson,
  failingAnswers,
  type HttpStandIn,
  type StandInAnswer,
  startHttpStandIn,
} from '../../tests/harness/http-stand-in.ts';
import { type CallServer, createCaller, FinalAnswerError } from './create-caller.ts';

const timeoutMs = 400;
let server: HttpStandIn;
let call: CallServer;
const open = async (...answers: readonly [StandInAnswer, ...StandInAnswer[]]): Promise<void> => {
  server = await startHttpStandIn(...answers);
  call = createCaller({ timeoutMs });
};
const ask = (): Promise<unknown> =>
  call(async (signal) => {
    const response = await fetch(server.url, { signal });
    if (response.status === 400) throw new FinalAnswerError('no');
    if (!response.ok) throw new Error(`status ${response.status}`);
    return response.json();
  });
const failing = answerJson({}, 503);
const fine = answerJson({ fine: true });

// Fakes only the date; timers are real.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(async () => {
  vi.useRealTimers();
  await server.close();
});

describe('a server that a customer waits for', () => {
  it('is asked once more where it failed at once', async () => {
    await open(failing, fine);
    expect(await ask()).toEqual({ fine: true });
    expect(server.asked).toHaveLength(2);
  });

  it('is not asked again where the first call may have had an effect', async () => {
    await open(failing, fine);
    call = createCaller({ timeoutMs, repeats: false });
    await expect(ask()).rejects.toThrow('status 503');
    expect(server.asked).toHaveLength(1);
  });

  it('is not asked again by a customer who has waited for it', async () => {
    await open(() => undefined);
    await expect(ask()).rejects.toThrow(/timeout/i);
    expect(server.asked).toHaveLength(1);
  });

  it('is not asked again where it said no, however often it says so', async () => {
    await open(answerJson({}, 400));
    for (let time = 0; time < 8; time++) await expect(ask()).rejects.toThrow('no');
    expect(server.asked).toHaveLength(8);
  });

  it.each(failingAnswers.filter(([how]) => how !== 'answers another shape'))(
    'that %s is left alone after five failures in a row, and asked again half a minute later',
    async (_how, answer) => {
      await open(answer, answer, answer, answer, answer, fine);
      for (let time = 0; time < 8; time++) await expect(ask()).rejects.toThrow();
      expect(server.asked).toHaveLength(5);
      vi.setSystemTime(Date.now() + 30_000);
      expect(await ask()).toEqual({ fine: true });
      expect(await ask()).toEqual({ fine: true });
      expect(server.asked).toHaveLength(7);
    },
  );

  it('that is still dead after its rest is asked by one customer only, and rests again', async () => {
    await open(failing);
    for (let time = 0; time < 4; time++) await expect(ask()).rejects.toThrow();
    expect(server.asked).toHaveLength(5);
    vi.setSystemTime(Date.now() + 30_000);
    await Promise.all([1, 2, 3].map(() => expect(ask()).rejects.toThrow()));
    expect(server.asked).toHaveLength(6);
  });
});
