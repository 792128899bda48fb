/**
 * Draws the base map as SVG, to be looked at: `node apps/gateway/.geo/preview-base-map.ts 13.7466,100.5347 12 1000x800 > map.svg`
 */
import type { LngLat } from '@songwai/core/places/base-map';
import { buildBaseMap } from '../src/places/base-map.ts';

const [centre = '13.7466,100.5347', zoomText = '12', size = '1000x800', lang = 'th'] = process.argv.slice(2);
const [lat = 0, lng = 0] = centre.split(',').map(Number);
const [width = 0, height = 0] = size.split('x').map(Number);
const zoom = Number(zoomText);
const scale = 256 * 2 ** zoom;

const mercator = ([x, y]: LngLat) => {
  const sine = Math.sin((y * Math.PI) / 180);
  return [scale * (x / 360 + 0.5), scale * (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI))] as const;
};
const [left, top] = mercator([lng, lat]);
const place = (at: LngLat) => {
  const [x, y] = mercator(at);
  return [x - left + width / 2, y - top + height / 2] as const;
};
const path = (line: readonly LngLat[]) =>
  `M${line
    .map((at) =>
      place(at)
        .map((value) => value.toFixed(1))
        .join(' '),
    )
    .join('L')}`;

const map = buildBaseMap();
const metres = (value: number) => (value * scale) / (40_075_016 * Math.cos((lat * Math.PI) / 180));
const roadWidth = { expressway: 5, ring: 6, radial: 5.5, street: 3 };
const widthOf = (kind: keyof typeof roadWidth) => Math.max(roadWidth[kind] * 1.3 ** (zoom - 13), 0.9);
const polyline = (line: readonly LngLat[], stroke: string, strokeWidth: number) =>
  `<path d="${path(line)}" fill="none" stroke="${stroke}" stroke-width="${strokeWidth}" stroke-linejoin="round" stroke-linecap="round"/>`;
const fill = (ring: readonly LngLat[], color: string, stroke = 'none') =>
  `<path d="${path(ring)}z" fill="${color}" stroke="${stroke}"/>`;
const roads = map.roads.filter((road) => road.class !== 'street' || zoom >= 11);
const taken: { x: number; y: number; half: number }[] = [];
const label = (text: string, [x, y]: readonly [number, number], style: { size: number; color: string }) => {
  const half = text.replace(/[\u0e31\u0e34-\u0e3a\u0e47-\u0e4e]/g, '').length * style.size * 0.28 + 6;
  if (x < 0 || y < 0 || x > width || y > height) return '';
  if (taken.some((other) => Math.abs(other.y - y) < 22 && Math.abs(other.x - x) < other.half + half)) return '';
  taken.push({ x, y, half });
  return `<text x="${x}" y="${y}" font-size="${style.size}" fill="${style.color}" text-anchor="middle" paint-order="stroke" stroke="#EAF1EE" stroke-width="3">${text}</text>`;
};
const rank = { province: 0, water: 1, district: 2, road: 3 };
const labels = map.labels
  .filter(({ minZoom, kind }) => minZoom <= zoom && (kind !== 'province' || zoom < 12))
  .toSorted((one, other) => rank[one.kind] - rank[other.kind]);

process.stdout.write(
  [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" font-family="Anuphan, sans-serif"><rect width="100%" height="100%" fill="#BFDDE6"/>`,
    ...map.land.map((ring) => fill(ring, '#DDE5E1', '#DDE5E1')),
    ...map.provinces.flatMap(({ rings }) => rings.map((ring) => fill(ring, '#EAF1EE', '#EAF1EE'))),
    ...map.parks.map(({ ring }) => fill(ring, '#CFE5CF')),
    ...map.rivers.map((river) =>
      polyline(river.line, '#BFDDE6', Math.max(metres(river.widthMetres), river.kind === 'river' ? 2.5 : 1)),
    ),
    ...roads.map((road) => polyline(road.line, road.class === 'expressway' ? '#E8CFA0' : '#D3DDD8', widthOf(road.class) + 1.6)),
    ...roads.map((road) => polyline(road.line, road.class === 'expressway' ? '#F7E3BB' : '#FFFFFF', widthOf(road.class))),
    ...map.rails.map((rail) => polyline(rail.line, rail.color, zoom < 11 ? 1 : 1.75)),
    ...labels.map(({ th, en, lat: y, lng: x, kind }) =>
      label(lang === 'th' ? th : en, place([x, y]), {
        size: kind === 'district' || kind === 'province' ? 15 : 12,
        color: kind === 'water' ? '#2F6B7E' : '#3C4F49',
      }),
    ),
    ...map.landmarks
      .filter(({ minZoom }) => minZoom <= zoom)
      .map(({ th, en, lat: y, lng: x }) => label(lang === 'th' ? th : en, place([x, y]), { size: 12, color: '#6B7F78' })),
    '</svg>',
  ].join('\n'),
);
