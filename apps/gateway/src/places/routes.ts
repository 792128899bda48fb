import { createHash } from 'node:crypto';
import type { BaseMap } from '@songwai/core/places/base-map';
import { getPlaceList, getSuggestPlaceList, searchAddressByLocation, textSearch } from '@songwai/core/places/contract';
import type { FastifyInstance } from 'fastify';
import { apiBase, mountEndpoint } from '../http/mount-endpoint.ts';
import { BusinessRefusal } from '../http/refusal.ts';
import type { PlacesService } from './service.ts';

export interface PlacesDeps {
  readonly places: PlacesService;
  readonly baseMap: BaseMap;
}

const outsideArea = {
  th: 'จุดนี้อยู่นอกพื้นที่ให้บริการ เราส่งในกรุงเทพฯ ปริมณฑล และชลบุรี เลือกจุดอื่นแล้วลองอีกครั้ง',
  en: 'This point is outside our service area: Bangkok, its vicinity and Chonburi. Choose another point and try again.',
};

const pointOf = ({ lat, lng }: { readonly lat?: string; readonly lng?: string }) =>
  lat === undefined || lng === undefined ? undefined : { lat: Number(lat), lng: Number(lng) };

/** Mounts search, the look-up of a pin, and the map that needs no internet. */
export function registerPlaces(app: FastifyInstance, { places, baseMap }: PlacesDeps): void {
  for (const [endpoint, search] of [
    [getSuggestPlaceList, places.suggest],
    [textSearch, places.textSearch],
  ] as const) {
    mountEndpoint(app, endpoint, async ({ body, language }) => {
      const near = pointOf(body);
      const found = await search(body.query ?? '', { lang: language, limit: 10, ...(near ? { near } : {}) });
      return { places: [...found] };
    });
  }

  mountEndpoint(app, getPlaceList, async ({ body, language }) => {
    const found = await places.byIds(body.placeIds, language);
    return { places: [...found] };
  });

  mountEndpoint(app, searchAddressByLocation, async ({ body, language }) => {
    const place = await places.reverse({ lat: Number(body.lat), lng: Number(body.lng) }, language);
    if (place === null) throw new BusinessRefusal({ code: 404, text: outsideArea });
    return { place };
  });

  const json = JSON.stringify(baseMap);
  const etag = `"${createHash('sha256').update(json).digest('base64url').slice(0, 22)}"`;
  app.get(`${apiBase}/map/base.json`, { schema: { hide: true } }, async (request, reply) => {
    reply.headers({ etag, 'cache-control': 'public, max-age=3600' });
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    return reply.type('application/json; charset=utf-8').send(json);
  });
}
