import type { Answers } from '@songwai/features/tests/fixture-gateway';
import { gatewayDown, refusal } from '@songwai/features/tests/fixture-gateway';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createMemoryBar } from '../../tests/create-memory-bar.ts';
import { ScreenStory } from '../../tests/screen-story.tsx';
import { storyUser } from '../../tests/story-user.ts';
import { takeSignOnLink } from './take-sign-on-link.ts';

const ok = { responseCode: 200, responseDesc: '' };
const guest = { ...ok, userId: 'guest-1', userName: 'guest-1', firstName: 'Maya', lastName: 'Lindqvist', userType: 2 };

const show = (search: string, { isSignedIn = false, answers = {} }: { isSignedIn?: boolean; answers?: Answers } = {}) => {
  const bar = createMemoryBar(`/en/signon${search}`);
  const asked: unknown[] = [];
  render(
    <ScreenStory
      language="en"
      path="/signon"
      bar={bar}
      user={isSignedIn ? storyUser : undefined}
      answers={{
        '/signon': (body) => {
          asked.push(body);
          return { ...ok, partnerName: 'Baan Chandra', skToken: 'guest-token' };
        },
        '/userInfo': () => guest,
        '/logout': () => ok,
        ...answers,
      }}
    />,
  );
  return { bar, asked };
};
const link = '?partnerId=baanchandra&token=signed';
const failing = (fail: () => never): Answers => ({ '/signon': fail });
const went = (bar: ReturnType<typeof createMemoryBar>, to: string) => waitFor(() => expect(bar.read().pathname).toBe(to));

test('a guest with a token is signed in and led to the order form', async () => {
  const { bar, asked } = show(link);
  await went(bar, '/en/neworder');
  expect(asked).toEqual([{ partnerId: 'baanchandra', token: 'signed' }]);
});

test('a guest is led to another page of this site, where the partner names one', async () => {
  const { bar } = show(`${link}&next=%2Ffullday`);
  await went(bar, '/en/fullday');
});

test('somebody who is signed in is asked first, and stays by the first button', async () => {
  const { bar } = show(link, { isSignedIn: true });
  expect(await screen.findByRole('heading', { name: 'Sign in as Maya Lindqvist instead?' })).toBeTruthy();
  expect(bar.read().pathname).toBe('/en/signon');
  const [first] = within(screen.getByRole('main')).getAllByRole('button');
  expect(first?.textContent).toBe('Stay signed in as I am');
  fireEvent.click(screen.getByRole('button', { name: 'Stay signed in as I am' }));
  await went(bar, '/en/neworder');
});

test('a refusal is said in the words of the contract, with what to do and the reason', async () => {
  show(link, {
    answers: failing(() => {
      throw refusal(403, { description: 'The token has expired', reply: { reason: 'expired' } });
    }),
  });
  expect(await screen.findByRole('heading', { name: 'Singon Failed: The token has expired!' })).toBeTruthy();
  expect(screen.getByText('Reason code: expired')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Sign in another way' }).getAttribute('href')).toBe('/en/login');
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

test('a link without a token fails in the contract’s other words', async () => {
  show('');
  expect(await screen.findByRole('heading', { name: 'Singon Failed: No Error Message!' })).toBeTruthy();
});

test('the same token is tried again after the gateway could not be reached', async () => {
  let isDown = true;
  const { bar } = show(link, {
    answers: {
      '/signon': () => {
        if (isDown) throw gatewayDown();
        return { ...ok, partnerName: 'Baan Chandra', skToken: 'guest-token' };
      },
    },
  });
  const retry = await screen.findByRole('button', { name: 'Try again' });
  isDown = false;
  fireEvent.click(retry);
  await went(bar, '/en/neworder');
});

const take = (search: string, hash = '') => {
  const replaced: unknown[] = [];
  const history = { state: null, replaceState: (...given: readonly unknown[]) => void replaced.push(given[2]) };
  const taken = takeSignOnLink(search, { location: { pathname: '/en/signon', hash }, history });
  return { ...taken, replaced };
};

test('the token leaves the address bar, wherever it stood; a fragment outranks the query', () => {
  expect(take(link)).toEqual({
    partnerId: 'baanchandra',
    token: 'signed',
    next: '/neworder',
    replaced: ['/en/signon'],
  });
  expect(take('?partnerId=baanchandra&token=old', '#token=new')).toMatchObject({ token: 'new', replaced: ['/en/signon'] });
  expect(take('', '#partnerId=baanchandra&token=new&next=%2Fwallet')).toMatchObject({
    partnerId: 'baanchandra',
    next: '/wallet',
  });
});

test.each(['https://evil.example/', '//evil.example', '/\\evil.example', '/\t/evil.example', 'javascript:alert(1)', 'wallet'])(
  'a link never leads away from this site (%s)',
  (next) => {
    expect(take(`${link}&next=${encodeURIComponent(next)}`).next).toBe('/neworder');
  },
);
