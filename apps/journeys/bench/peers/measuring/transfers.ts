import type { Browser } from '@playwright/test';
import type { Subject } from '../subjects/subject.ts';
import { withBlankPage } from './blank-page.ts';
import { type LoggedRequest, logNetwork, type NetworkLog } from './network-log.ts';

/** What came over the wire up to a moment. */
export interface Transfer {
  readonly requests: number;
  /** With headers and the answers to calls. */
  readonly kB: number;
  /** Code, styles and texts alone, as brotli compressed them. */
  readonly codeKB: number;
  readonly hops: number;
  /** File names without folders. */
  readonly files: readonly string[];
}

/** Names of files, without their folders. */
const nameOf = ({ url }: LoggedRequest): string => new URL(url).pathname.split('/').at(-1) ?? '';
const isCode = (request: LoggedRequest): boolean => /\.(js|css)$/.test(nameOf(request));

/** Adds up what the log has, of files that are wanted. */
export function transferOf(log: NetworkLog, time?: number, isWanted: (file: string) => boolean = () => true): Transfer {
  const requests = log.upTo(time).filter((request) => isWanted(nameOf(request)));
  const sum = (of: readonly LoggedRequest[], size: 'bytes' | 'bodyBytes') => of.reduce((total, it) => total + it[size], 0) / 1000;
  const code = requests.filter(isCode);
  return {
    requests: requests.length,
    kB: sum(requests, 'bytes'),
    codeKB: sum(code, 'bodyBytes'),
    hops: Math.max(0, ...requests.map((request) => log.hopsOf(request))),
    files: code.map(nameOf).sort(),
  };
}

/** What a widget fetches until its first usable view, and until it is ready. */
export interface StartTransfers {
  readonly usable: Transfer;
  readonly ready: Transfer;
  readonly refused: readonly string[];
}

/** Starts a widget once, and logs what it fetches. */
export const startTransfers = (browser: Browser, subject: Subject): Promise<StartTransfers> =>
  withBlankPage(browser, {}, async ({ devTools, start, refused }) => {
    const log = await logNetwork(devTools);
    const { usableMs, readyMs, startedAt } = await start(subject);
    return {
      usable: transferOf(log, startedAt + usableMs),
      ready: transferOf(log, startedAt + readyMs),
      refused: [...refused],
    };
  });
