import { expect, it } from 'vitest';
import { createLogStream } from './log-stream.ts';

/** A disk with `room` bytes left. */
function createDisk(room: number) {
  let text = '';
  return {
    makeRoom: (bytes: number) => {
      room += bytes;
    },
    read: () => text,
    write: (bytes: Uint8Array): number => {
      if (room === 0) throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
      const taken = bytes.subarray(0, room);
      text += Buffer.from(taken).toString();
      room -= taken.length;
      return taken.length;
    },
  };
}

it('a log that finds no room does not end the gateway, and says afterwards how many lines it lost', () => {
  const disk = createDisk(12);
  const log = createLogStream(disk.write);
  for (const line of ['first\n', 'second, which is torn\n', 'third\n']) log.write(line);
  disk.makeRoom(10_000);
  log.write('fourth\n');
  const [first, torn, notice, fourth] = disk.read().split('\n');
  expect([first, torn, fourth]).toEqual(['first', 'second', 'fourth']);
  expect(JSON.parse(notice ?? '')).toMatchObject({ level: 40, lost: 2, msg: 'lines of the log could not be written' });
});

it('a reader that is busy for a moment loses nothing', () => {
  const disk = createDisk(10_000);
  let refusals = 2;
  const log = createLogStream((bytes) => {
    if (refusals-- > 0) throw Object.assign(new Error('try again'), { code: 'EAGAIN' });
    return disk.write(bytes);
  });
  log.write('first\n');
  expect(disk.read()).toBe('first\n');
});
