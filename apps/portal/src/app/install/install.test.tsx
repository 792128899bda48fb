import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, test } from 'vitest';
import { SectionStory } from '../../../tests/section-story.tsx';
import { InstallButton } from './install-button.tsx';
import { installTexts } from './install-texts.ts';
import { mayOffer, noMemory, readMemory, withVisit, writeMemory } from './may-offer.ts';
import { createInstall, type InstallBrowser, type InstallQuestion } from './open-install.ts';

afterEach(() => {
  cleanup();
  delete window.songwaiInstall;
});

const day = 86_400_000;

/** The browser's question, and how it is answered. */
const createQuestion = (outcome: 'accepted' | 'dismissed'): InstallQuestion =>
  Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt: async () => ({ outcome }) });

describe('installing', () => {
  const open = (change: Partial<InstallBrowser> = {}) => {
    const listeners = new Map<string, (event: Event) => void>();
    const on: InstallBrowser['on'] = (event, run) => void listeners.set(event, run);
    const install = createInstall({ isStandalone: false, isApple: false, early: undefined, on, ...change });
    return {
      install,
      way: () => install.store.getState().way,
      send: (name: string, event: Event) => listeners.get(name)?.(event),
    };
  };

  it('waits for the browser’s question, delays it, and asks once', async () => {
    const { install, way, send } = open();
    expect(way()).toBe('none');
    const question = createQuestion('accepted');
    send('beforeinstallprompt', question);
    expect([way(), question.defaultPrevented]).toEqual(['ask', true]);
    expect(await install.ask()).toBe(true);
    expect(way()).toBe('installed');
    expect(await install.ask()).toBe(false);
  });

  it('is explained on Apple’s phones, and is done in an installed app', () => {
    expect(open({ isApple: true }).way()).toBe('byHand');
    expect(open({ isApple: true, isStandalone: true }).way()).toBe('installed');
    expect(open({ early: createQuestion('dismissed') }).way()).toBe('ask');
  });
});

describe('the offer to install', () => {
  it('never comes at a first look, but after a booking or on a later visit, and then not for months', () => {
    const first = withVisit(noMemory, 1_000 * day);
    const moment = { way: 'ask', hasBooked: false, now: 1_000 * day } as const;
    expect(mayOffer(first, moment)).toBe(false);
    expect(mayOffer(first, { ...moment, hasBooked: true })).toBe(true);
    expect(mayOffer(first, { ...moment, hasBooked: true, way: 'none' })).toBe(false);
    expect(withVisit(first, 1_000 * day + 60_000).visits).toBe(1);
    const second = withVisit(first, 1_001 * day);
    expect(mayOffer(second, { ...moment, now: 1_001 * day })).toBe(true);
    const offered = { ...second, offeredAt: 1_001 * day };
    expect(mayOffer(offered, { ...moment, now: 1_100 * day, hasBooked: true })).toBe(false);
    expect(mayOffer(offered, { ...moment, now: 1_130 * day })).toBe(true);
  });

  it('is remembered on the device, and what cannot be read is nothing', () => {
    const memory = { visits: 3, visitAt: 5, offeredAt: 7 };
    expect(readMemory(writeMemory(memory))).toEqual(memory);
    expect(readMemory(null)).toEqual(noMemory);
    expect(readMemory('{"a":1}')).toEqual(noMemory);
  });
});

test('the button installs, and says so', async () => {
  window.songwaiInstall = createQuestion('accepted');
  render(<SectionStory language="en" Section={InstallButton} texts={installTexts} />);
  const button = await screen.findByRole('button', { name: 'Install on this device' });
  // At the first look, which is the same on a server, it is not known yet whether it can.
  await waitFor(() => expect(button.matches(':disabled')).toBe(false));
  fireEvent.click(button);
  expect((await screen.findAllByText('Installed on this device')).length).toBeGreaterThan(0);
});

test('where a browser cannot install, the customer reads which one can', async () => {
  render(<SectionStory language="en" Section={InstallButton} texts={installTexts} />);
  expect(await screen.findByText(/Try Chrome or Edge/)).toBeTruthy();
});
