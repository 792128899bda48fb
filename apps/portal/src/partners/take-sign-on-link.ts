import { wantedPage } from '../shell/session/came-from.ts';

/** What a partner's link brings. */
export interface SignOnLink {
  readonly partnerId: string;
  readonly token: string;
  /** Where to go then: a path of this site. */
  readonly next: string;
}

interface Page {
  readonly location: Pick<Location, 'pathname' | 'hash'>;
  readonly history: Pick<History, 'replaceState' | 'state'>;
}

/**
 * Reads the link, and takes it out of the address bar, so that it stays in no history, bookmark or shared screen. A fragment
 * (`#partnerId=…&token=…`) outranks the query: it reaches no server's log.
 */
export const takeSignOnLink = (search: string, { location, history }: Page): SignOnLink => {
  const query = new URLSearchParams(search);
  const fragment = new URLSearchParams(location.hash.slice(1));
  const read = (name: string): string => fragment.get(name) ?? query.get(name) ?? '';
  history.replaceState(history.state, '', location.pathname);
  return {
    partnerId: read('partnerId'),
    token: read('token'),
    next: wantedPage(`?${new URLSearchParams({ from: read('next') })}`) ?? '/neworder',
  };
};
