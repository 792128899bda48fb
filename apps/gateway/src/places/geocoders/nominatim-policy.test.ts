import { afterEach, describe, expect, it } from 'vitest';
import { answerJson, type HttpStandIn, startHttpStandIn } from '../../../tests/harness/http-stand-in.ts';
import { loadGazetteer } from '../gazetteer/load-gazetteer.ts';
import { createCachedRemote, geocoderCacheLimits } from './cached-remote.ts';
import { createGeocoder } from './create-geocoder.ts';
import { createPace } from './pace.ts';
import type { RemoteGeocoder } from './remote-geocoder.ts';

/** A clock and timers that only the test advances. */
function createTime() {
  let now = 0;
  const timers = new Map<() => void, number>();
  return {
    clock: { now: () => new Date(now) },
    startTimer: (callback: () => void, delayMs: number) => {
      timers.set(callback, now + delayMs);
      return () => void timers.delete(callback);
    },
    advance: (ms: number) => {
      now += ms;
      for (const [callback, at] of timers)
        if (at <= now) {
          timers.delete(callback);
          callback();
        }
    },
  };
}

const servers: HttpStandIn[] = [];
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()));
});
const start = async (...answers: Parameters<typeof startHttpStandIn>): Promise<HttpStandIn> => {
  const server = await startHttpStandIn(...answers);
  servers.push(server);
  return server;
};

const building = { osm_type: 'way', osm_id: 7, lat: '13.7234', lon: '100.5294', name: 'อาคารสีลม', address: { road: 'ถนนสีลม' } };
const gazetteer = loadGazetteer();
const open = (urls: { photonUrl?: string; nominatimUrl: string }) => {
  const time = createTime();
  const log: object[] = [];
  const geocoder = createGeocoder({
    gazetteer,
    photonUrl: urls.photonUrl,
    nominatim: { url: urls.nominatimUrl, perSecond: 1, userAgent: 'Songwai gateway (ops@songwai.test)' },
    log: { warn: (fields) => void log.push(fields) },
    clock: time.clock,
    startTimer: time.startTimer,
  });
  return { geocoder, time, log };
};

describe('what the usage policy of Nominatim asks for', () => {
  it('is held: it learns who asks, is not asked at a keystroke, and not twice for the same', async () => {
    const server = await start(answerJson([building]));
    const { geocoder, time } = open({ nominatimUrl: server.url });
    expect((await geocoder.suggest('สยามพารา', { lang: 'th' }))[0]?.addressName).toBe('สยามพารากอน');
    expect(server.asked).toEqual([]);
    for (const query of ['อาคารสีลม', ' อาคารสีลม ']) {
      expect((await geocoder.textSearch(query, { lang: 'th' }))[0]?.addressName).toBe('อาคารสีลม');
      time.advance(60_000);
    }
    expect(server.asked).toHaveLength(1);
    expect(server.asked[0]?.headers['user-agent']).toBe('Songwai gateway (ops@songwai.test)');
    expect(server.asked[0]?.url.searchParams.get('accept-language')).toBe('th');
    await geocoder.textSearch('อาคารสีลม', { lang: 'en' });
    expect(server.asked).toHaveLength(2);
  });

  it('is held under load: one call a second, and whom it would keep too long the gazetteer answers', async () => {
    const server = await start(answerJson([building]));
    const { geocoder, time, log } = open({ nominatimUrl: server.url });
    const answers = Array.from({ length: 6 }, (_, index) => geocoder.textSearch(`สยามพารากอน ${index}`, { lang: 'en' }));
    await answers[0];
    expect(server.asked).toHaveLength(1);
    expect(log).toHaveLength(3);
    for (const expected of [2, 3]) {
      time.advance(1_000);
      await expect.poll(() => server.asked.length).toBe(expected);
    }
    await Promise.all(answers);
    expect(server.asked).toHaveLength(3);
  });

  it('stands behind Photon, and before the gazetteer', async () => {
    const photon = await start(answerJson({}, 503));
    const nominatim = await start(answerJson([building]));
    const { geocoder } = open({ photonUrl: photon.url, nominatimUrl: nominatim.url });
    expect((await geocoder.textSearch('ออฟฟิศ', { lang: 'th' }))[0]?.addressName).toBe('อาคารสีลม');
    expect((await geocoder.suggest('สยามพารา', { lang: 'th' }))[0]?.addressName).toBe('สยามพารากอน');
    expect(nominatim.asked).toHaveLength(1);
  });
});

describe('a pace', () => {
  it('lets a second pass between calls, in their order, and turns away whom it would keep too long', async () => {
    const time = createTime();
    const take = createPace({ perSecond: 2, longestWaitMs: 1_000, clock: time.clock, startTimer: time.startTimer });
    const done: number[] = [];
    const turns = [0, 1, 2, 3].map((index) => take().then((isMine) => isMine && done.push(index)));
    expect(await turns[3]).toBe(false);
    expect(done).toEqual([0]);
    time.advance(500);
    await turns[1];
    time.advance(500);
    await turns[2];
    expect(done).toEqual([0, 1, 2]);
    time.advance(10_000);
    expect(await take()).toBe(true);
  });
});

describe('what servers of places have answered', () => {
  const counting = () => {
    const asked: string[] = [];
    const remote: RemoteGeocoder = {
      isForTyping: true,
      search: async (query) => {
        asked.push(query);
        if (query === 'พัง') throw new Error('down');
        return [];
      },
      reverse: async ({ lat, lng }) => {
        asked.push(`${lat},${lng}`);
        return null;
      },
    };
    return { asked, remote };
  };

  it('is kept for a day, for customers near one another, and a failure is not kept', async () => {
    const { asked, remote } = counting();
    let now = 0;
    const cached = createCachedRemote(remote, { clock: { now: () => new Date(now) } });
    await cached.search('Siam', { lang: 'en', near: { lat: 13.7401, lng: 100.5301 } });
    await cached.search('  siam ', { lang: 'en', near: { lat: 13.7399, lng: 100.5299 } });
    expect(asked).toHaveLength(1);
    await cached.search('siam', { lang: 'en', near: { lat: 13.9, lng: 100.5 } });
    now += geocoderCacheLimits.timeToLiveMs;
    await cached.search('Siam', { lang: 'en', near: { lat: 13.7401, lng: 100.5301 } });
    expect(asked).toHaveLength(3);
    await cached.reverse({ lat: 13.7, lng: 100.5 }, 'th');
    await cached.reverse({ lat: 13.700001, lng: 100.5 }, 'th');
    expect(asked).toHaveLength(4);
    for (const _ of [1, 2]) await expect(cached.search('พัง', { lang: 'th' })).rejects.toThrow('down');
    expect(asked).toHaveLength(6);
  });

  it('is forgotten, the oldest first, when there is too much of it', async () => {
    const { asked, remote } = counting();
    const cached = createCachedRemote(remote, {
      clock: { now: () => new Date(0) },
      limits: { searches: 3, pins: 1, timeToLiveMs: 1_000 },
    });
    for (const query of ['a', 'b', 'c', 'd', 'b', 'c', 'd']) await cached.search(query, { lang: 'en' });
    expect(asked).toEqual(['a', 'b', 'c', 'd']);
    await cached.search('a', { lang: 'en' });
    expect(asked).toHaveLength(5);
  });
});
