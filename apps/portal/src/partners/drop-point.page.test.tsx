import { partnerAnswer, profilePath, savePath } from '@songwai/features/tests/drop-point/drop-point-fixture';
import type { Answers } from '@songwai/features/tests/fixture-gateway';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { ScreenStory } from '../../tests/screen-story.tsx';

const signature = 'a'.repeat(64);
const link = `/droppoint/baanchandra?reference=BC-20261124-017&signature=${signature}`;

const show = (path = link, answers: Answers = {}) => {
  const sent: Readonly<Record<string, unknown>>[] = [];
  const page = render(
    <ScreenStory
      language="en"
      path={path}
      isWithoutStartup
      answers={{
        [profilePath]: () => partnerAnswer,
        [savePath]: (body) => {
          sent.push(body);
          return { responseCode: 200, responseDesc: '', keptUntil: '2099-12-24T00:00:00.000Z' };
        },
        ...answers,
      }}
    />,
  );
  return { ...page, sent };
};

const accent = () => document.documentElement.style.getPropertyValue('--songwai-accent');
const type = (label: RegExp | string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

afterEach(() => document.documentElement.style.removeProperty('--songwai-accent'));

test('whoever has the partner’s link says where the bags go, without signing in', async () => {
  const { sent } = show();
  fireEvent.click(await screen.findByRole('button', { name: /Where do your bags go/ }));
  type('Search where your bags go', 'สีลม');
  fireEvent.click(await screen.findByRole('option', { name: /สีลมคอมเพล็กซ์/ }));
  type(/Hand over to/, 'Maya Lindqvist');
  type(/Phone/, '+46 70 123 45 67');
  fireEvent.click(screen.getByRole('button', { name: 'Save where my bags go' }));
  expect(await screen.findByRole('heading', { name: /^Your bags go to/ })).toBeTruthy();
  expect(sent).toMatchObject([{ partner: 'baanchandra', reference: 'BC-20261124-017', signature }]);
});

test('the page is in the partner’s name and colour, as long as it is open', async () => {
  const { unmount } = show(link, {
    [profilePath]: () => ({ ...partnerAnswer, theme: { accent: '#9c3a24', accentDark: '#f0a488' } }),
  });
  expect((await screen.findAllByText('Baan Chandra')).length).toBeGreaterThan(0);
  await waitFor(() => expect(accent()).toBe('light-dark(#9c3a24, #f0a488)'));
  unmount();
  expect(accent()).toBe('');
});

const needsSignature: Answers = { [profilePath]: () => ({ ...partnerAnswer, isDropPointSigned: true }) };

test.each([
  { name: 'without a booking number', path: '/droppoint/baanchandra', text: /names no booking/ },
  { name: 'that a chat has cut', path: link.slice(0, -4), text: /incomplete or belongs to another booking/ },
  {
    name: 'without the signature that the partner asks for',
    path: '/droppoint/baanchandra?reference=BC-1',
    answers: needsSignature,
    text: /the link that your host sent you/,
  },
])('a link $name says what to do', async ({ path, answers, text }) => {
  show(path, answers);
  expect(await screen.findByRole('heading', { name: 'This link does not work', level: 1 })).toBeTruthy();
  expect(screen.getByText(text)).toBeTruthy();
});
