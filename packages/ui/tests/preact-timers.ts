import { options } from 'preact';
import { afterEach } from 'vitest';

/**
 * Runs what Preact keeps for after the next frame before a test's DOM goes.
 *
 * Preact runs effects and their clean-up a frame after it has drawn, by a timer that calls `cancelAnimationFrame`. A timer that is still
 * running when the test file's jsdom is torn down fails the run, in a file that has long passed. Here the frame is a timer that we know of,
 * so that the end of a test can run it at once.
 */
const frames = new Map<ReturnType<typeof setTimeout>, () => void>();

const requestFrame = (flushEffects: () => void): void => {
  const timer = setTimeout(() => {
    frames.delete(timer);
    flushEffects();
  });
  frames.set(timer, flushEffects);
};

options.requestAnimationFrame = requestFrame;

/** How many frames Preact still waits for. */
export const waitingFrames = (): number => frames.size;

/** Runs every waiting frame, also those that its effects ask for. */
export const runFrames = (): void => {
  for (const [timer, flushEffects] of frames) {
    clearTimeout(timer);
    frames.delete(timer);
    flushEffects();
  }
};

// Registered before the clean-up that unmounts the test's views, so it runs after it: unmounting is what asks for the last frames.
afterEach(runFrames);
