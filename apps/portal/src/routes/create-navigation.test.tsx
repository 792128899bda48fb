import { expect, test, vi } from 'vitest';
import { createMemoryBar } from '../../tests/create-memory-bar.ts';
import type { Address } from './address-bar.ts';
import { createNavigation } from './create-navigation.ts';

/** Pages that load when the test says so. */
function openAt(first: string) {
  const bar = createMemoryBar(first);
  const loads: { readonly address: Address; readonly finish: () => void }[] = [];
  const loadPage = (address: Address) =>
    new Promise<React.ReactElement>((resolve) => {
      loads.push({ address, finish: () => resolve(<p>{address.pathname}</p>) });
    });
  const navigation = createNavigation({ bar, loadPage });
  const shownPath = () => navigation.store.getState().shown?.address.pathname;
  const finish = (at: number) => loads[at]?.finish();
  return { bar, loads, navigation, shownPath, finish };
}

test('the page before stays until the next one has loaded', async () => {
  const { navigation, shownPath, finish } = openAt('/');
  finish(0);
  await vi.waitFor(() => expect(shownPath()).toBe('/'));
  navigation.navigate('/neworder');
  expect(shownPath()).toBe('/');
  finish(1);
  await vi.waitFor(() => expect(shownPath()).toBe('/neworder'));
});

test('a slow page does not replace the one that was opened after it', async () => {
  const { navigation, shownPath, finish } = openAt('/');
  navigation.navigate('/terms');
  navigation.navigate('/login');
  finish(2);
  await vi.waitFor(() => expect(shownPath()).toBe('/login'));
  finish(1);
  finish(0);
  await new Promise((resolve) => setImmediate(resolve));
  expect(shownPath()).toBe('/login');
});

test('a link to the present address adds no entry to the history', () => {
  const { bar, navigation } = openAt('/error?code=404');
  navigation.navigate('/error?code=404');
  expect(bar.entries).toEqual(['/error?code=404']);
  navigation.navigate('/error?code=500');
  expect(bar.entries).toEqual(['/error?code=404', '/error?code=500']);
});

test('another page begins at its top, the same page in the other language stays where it is', async () => {
  const { bar, navigation, shownPath, finish } = openAt('/privacy');
  navigation.navigate('/en/privacy');
  finish(1);
  await vi.waitFor(() => expect(shownPath()).toBe('/en/privacy'));
  expect(bar.topShown()).toBe(0);
  navigation.navigate('/en/login', { replace: true });
  finish(2);
  await vi.waitFor(() => expect(bar.topShown()).toBe(1));
});

test('a page that begins at one of its parts stays there: the top is shown before it renders', async () => {
  const { bar, navigation, shownPath, finish } = openAt('/notification');
  finish(0);
  await vi.waitFor(() => expect(shownPath()).toBe('/notification'));
  const topsAtRender: number[] = [];
  navigation.store.subscribe(() => {
    if (shownPath() === '/settings/places') topsAtRender.push(bar.topShown());
  });
  navigation.navigate('/settings/places');
  finish(1);
  await vi.waitFor(() => expect(shownPath()).toBe('/settings/places'));
  expect(topsAtRender).toEqual([1]);
});

test('Back shows the page before', async () => {
  const { bar, navigation, shownPath, finish, loads } = openAt('/');
  const stop = navigation.follow();
  navigation.navigate('/neworder');
  finish(1);
  await vi.waitFor(() => expect(shownPath()).toBe('/neworder'));
  bar.back();
  finish(2);
  await vi.waitFor(() => expect(shownPath()).toBe('/'));
  stop();
  bar.back();
  expect(loads).toHaveLength(3);
});

test('a page is on its way from the second one on, until it is there', async () => {
  const { navigation, shownPath, finish } = openAt('/');
  const isLoading = () => navigation.store.getState().isLoading;
  expect(isLoading()).toBe(false);
  finish(0);
  await vi.waitFor(() => expect(shownPath()).toBe('/'));
  navigation.navigate('/neworder');
  expect(isLoading()).toBe(true);
  finish(1);
  await vi.waitFor(() => expect(shownPath()).toBe('/neworder'));
  expect(isLoading()).toBe(false);
});

test('a page that the server has rendered is there at once, and then learns the whole address', async () => {
  const bar = createMemoryBar('/faq?utm_source=line');
  const first = { address: { pathname: '/faq', search: '' }, page: <p>Questions</p> };
  const loadPage = vi.fn(async ({ pathname }: Address) => <p>{pathname}</p>);
  const navigation = createNavigation({ bar, loadPage, first });
  expect(navigation.store.getState().shown).toEqual(first);
  navigation.follow();
  expect(navigation.store.getState().shown).toEqual({ ...first, address: { pathname: '/faq', search: '?utm_source=line' } });
  expect(loadPage).not.toHaveBeenCalled();
  navigation.navigate('/login');
  await vi.waitFor(() => expect(navigation.store.getState().shown?.address.pathname).toBe('/login'));
});

test('a page that rewrites its address does not call back a visitor who has left for another one', async () => {
  const { bar, navigation, shownPath, finish } = openAt('/en/neworder');
  navigation.navigate('/en/fullday');
  navigation.navigate('/en/neworder?tab=3', { replace: true, from: '/neworder' });
  finish(1);
  await vi.waitFor(() => expect(shownPath()).toBe('/en/fullday'));
  expect(bar.entries).toEqual(['/en/neworder', '/en/fullday']);
});

test('a page that is there already renders anew only for parameters that it was made without', () => {
  const page = <p>Here</p>;
  const follow = (search: string) => {
    const first = { address: { pathname: '/faq', search: '' }, page };
    const navigation = createNavigation({ bar: createMemoryBar(`/faq${search}`), loadPage: async () => page, first });
    const stop = navigation.follow();
    stop();
    return { first, shown: navigation.store.getState().shown };
  };
  const plain = follow('');
  expect(plain.shown).toBe(plain.first);
  expect(follow('?utm_source=line').shown?.address).toEqual({ pathname: '/faq', search: '?utm_source=line' });
});
