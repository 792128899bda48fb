import type { SKRSContext2D } from '@napi-rs/canvas';
import type { LatLng } from '@songwai/core/basics/geo';
import { decodePolyline } from '@songwai/core/basics/polyline';
import type { TrackingDetail } from '../shown-job.ts';

/** A rectangle of the picture, in pixels. */
export interface Frame {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The light theme of the design system. */
export const colours = {
  paper: '#ffffff',
  panel: '#e3f3ee',
  brand: '#0b6b5d',
  deep: '#07473e',
  rest: '#7fb8ad',
  marigold: '#ffb31a',
  text: '#10241f',
  soft: '#4d635d',
} as const;

const margin = 64;

type Project = (point: LatLng) => readonly [x: number, y: number];

/** Fits points into a frame, north up, without distortion. */
function fitInto({ x, y, width, height }: Frame, points: readonly LatLng[]): Project {
  const lats = points.map(({ lat }) => lat);
  const lngs = points.map(({ lng }) => lng);
  const [south, north, west, east] = [Math.min(...lats), Math.max(...lats), Math.min(...lngs), Math.max(...lngs)];
  const shrink = Math.cos((((south + north) / 2) * Math.PI) / 180);
  const [tall, wide] = [north - south, (east - west) * shrink];
  const scale = Math.min((width - 2 * margin) / Math.max(wide, 1e-4), (height - 2 * margin) / Math.max(tall, 1e-4));
  return ({ lat, lng }) => [
    x + width / 2 + (lng - (west + east) / 2) * shrink * scale,
    y + height / 2 - (lat - (south + north) / 2) * scale,
  ];
}

function circle(
  canvas: SKRSContext2D,
  [x, y]: readonly [number, number],
  { radius, fill, edge }: { radius: number; fill: string; edge: string },
) {
  canvas.beginPath();
  canvas.arc(x, y, radius, 0, 2 * Math.PI);
  canvas.fillStyle = fill;
  canvas.fill();
  canvas.lineWidth = 6;
  canvas.strokeStyle = edge;
  canvas.stroke();
}

/** Renders the line, its stops and the driver, as far as the link shows them. */
export function renderRoute(canvas: SKRSContext2D, frame: Frame, detail: TrackingDetail): void {
  const line = detail.routePolyline === '' ? [] : decodePolyline(detail.routePolyline);
  const stops = detail.locationList.map((stop) => detail.receiver?.pin ?? stop);
  const { driver } = detail;
  const project = fitInto(frame, [...line, ...stops, ...(driver === undefined ? [] : [driver])]);

  const [start, ...rest] = line.map(project);
  if (start !== undefined) {
    canvas.beginPath();
    canvas.moveTo(...start);
    for (const point of rest) canvas.lineTo(...point);
    canvas.lineJoin = 'round';
    canvas.lineCap = 'round';
    canvas.lineWidth = 12;
    canvas.strokeStyle = colours.rest;
    canvas.stroke();
  }
  // A single place stands in rings, as there is no line to it.
  const [only] = stops;
  if (line.length === 0 && stops.length === 1 && only !== undefined)
    for (const [radius, edge] of [
      [120, '#d3ebe4'],
      [70, '#c2e2d9'],
    ] as const)
      circle(canvas, project(only), { radius, fill: colours.panel, edge });
  for (const [index, stop] of stops.entries()) {
    const { doneTime } = detail.locationList[index] ?? {};
    const isNext = detail.receiver !== undefined || index === detail.nextStop;
    const fill = doneTime !== undefined ? colours.brand : isNext ? colours.marigold : colours.paper;
    circle(canvas, project(stop), {
      radius: isNext ? 22 : 17,
      fill,
      edge: doneTime === undefined && !isNext ? colours.brand : colours.paper,
    });
  }
  if (driver !== undefined) circle(canvas, project(driver), { radius: 26, fill: colours.deep, edge: colours.paper });
}
