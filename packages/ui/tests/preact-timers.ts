import { options } from 'preact';
import { afterEach } from 'vitest';

/**
 * Runs Preact's pending frames before a test's DOM is removed.
 *
 * Preact runs effects and their clean-up one frame after rendering, by a timer that calls `cancelAnimationFrame`. A timer that
 * still runs when the test file's jsdom is torn down fails the run, although all tests have passed. Here the frame is a timer
 * under our control, so that the end of a test can run it at once.
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

/** The number of frames that Preact still waits for. */
export const waitingFrames = (): number => frames.size;

/** Runs every pending frame, including those that effects request. */
export const runFrames = (): void => {
  for (const [timer, flushEffects] of frames) {
    clearTimeout(timer);
    frames.delete(timer);
    flushEffects();
  }
};

// Registered before the clean-up that unmounts the test's views, so it runs after it: unmounting requests the last frames.
afterEach(runFrames);
