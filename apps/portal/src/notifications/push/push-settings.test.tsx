import { type Answers, refusal } from '@songwai/features/tests/fixture-gateway';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { SectionStory } from '../../../tests/section-story.tsx';
import { createPushAnswers, createPushDevice } from '../../../tests/settings/push-device.ts';
import { preferencesTexts } from '../preferences/preferences-texts.ts';
import type { DevicePush } from './device-push.ts';
import { PushSettings } from './push-settings.tsx';

afterEach(cleanup);

const open = (device: DevicePush, answers: Answers = createPushAnswers()) =>
  render(
    <SectionStory language="en" Section={() => <PushSettings device={device} />} texts={preferencesTexts} answers={answers} />,
  );
const offer = () => screen.findByRole('button', { name: 'Turn on notifications' });
const here = () => screen.findByRole('switch', { name: 'Notify this device' });

test('a device is switched on, gets a test message, and is switched off', async () => {
  const asked: string[] = [];
  const device = createPushDevice();
  open(device, createPushAnswers({ onCall: (what) => void asked.push(what) }));
  fireEvent.click(await offer());
  await waitFor(async () => expect(await here()).toHaveProperty('checked', true));
  fireEvent.click(screen.getByRole('button', { name: 'Send a test message' }));
  expect((await screen.findAllByText(/A test message is on its way/)).length).toBeGreaterThan(0);
  fireEvent.click(await here());
  await offer();
  expect(asked).toEqual(['on', 'test', 'off']);
  expect(await device.isSubscribed()).toBe(false);
});

test('a customer who refuses the browser’s question is told how to allow it', async () => {
  open(createPushDevice({ refuses: true }));
  fireEvent.click(await offer());
  await screen.findByText(/blocks notifications/);
  expect(screen.getByText(/Press the lock/)).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

test('a push service that cannot be reached is named, and the offer stays', async () => {
  open(createPushDevice({ isUnreached: true }));
  fireEvent.click(await offer());
  expect(await screen.findByText(/push service could not be reached/)).toBeTruthy();
  expect(await offer()).toBeTruthy();
});

test('a device that the push service has forgotten is offered to be switched on anew', async () => {
  let isKnown = true;
  const answers: Answers = {
    '/notification/push': () => ({ responseCode: 200, responseDesc: '', publicKey: 'BPublicKey', isOn: isKnown }),
    '/notification/push_test': () => {
      isKnown = false;
      throw refusal(404);
    },
  };
  open(createPushDevice({ isSubscribed: true }), answers);
  fireEvent.click(await screen.findByRole('button', { name: 'Send a test message' }));
  expect(await offer()).toBeTruthy();
});

test('where the gateway pushes nothing there is no offer', async () => {
  open(createPushDevice(), { '/notification/push': () => ({ responseCode: 200, responseDesc: '' }) });
  await waitFor(() => expect(screen.queryByRole('status')).toBeNull());
  expect(screen.queryByRole('button')).toBeNull();
});
