import type { LatLngTuple, Path, PathOptions, Renderer } from 'leaflet';
import { LayerGroup } from 'leaflet/src/layer/LayerGroup.js';
import { Polygon } from 'leaflet/src/layer/vector/Polygon.js';
import { Polyline } from 'leaflet/src/layer/vector/Polyline.js';
import type { BaseMapData, LngLat } from '../base-map-data.ts';
import type { MapColors } from '../map-colors.ts';
import { BaseCanvas } from './base-canvas.ts';

/** Ground resolution at zoom 0 on the equator, metres per pixel. */
const METRES_PER_PIXEL = 156_543;

const toLatLngs = (line: readonly LngLat[]): LatLngTuple[] => line.map(([lng, lat]) => [lat, lng]);

const THIN_PX = 1;

/** Width at zoom 13, px. */
const roadWidths = { expressway: 5, ring: 6, radial: 5.5, street: 3 } as const;

interface Styled {
  readonly path: Path;
  readonly style: (colors: MapColors, zoom: number) => PathOptions;
  /** It looks the same at every zoom. */
  readonly isSteady?: boolean;
}

/** The base map shown without tiles. */
export interface BaseLayers {
  readonly group: LayerGroup;
  /** Those of its lines that are no tokens. */
  readonly ownColors: ReadonlySet<string>;
  readonly restyle: (colors: MapColors, zoom: number) => void;
}

/** Roads are drawn in two passes, first all edges, then all surfaces, so that crossings merge. */
export function createBaseLayers(data: BaseMapData, serviceArea: readonly (readonly LngLat[])[], pane: string): BaseLayers {
  const renderer: Renderer = new BaseCanvas({ padding: 0.4, pane });
  const still = { renderer, pane, interactive: false, smoothFactor: 0.6 };
  const styled: Styled[] = [];

  const addArea = (ring: readonly LngLat[], color: (colors: MapColors) => string) =>
    styled.push({
      path: new Polygon(toLatLngs(ring), { ...still, stroke: true, weight: 1, fillOpacity: 1 }),
      style: (colors) => ({ color: color(colors), fillColor: color(colors) }),
      isSteady: true,
    });
  const addLine = (line: readonly LngLat[], style: Styled['style']) =>
    styled.push({ path: new Polyline(toLatLngs(line), { ...still, lineCap: 'round', lineJoin: 'round' }), style });

  const hasArea = serviceArea.length > 0;
  for (const ring of data.land) addArea(ring, (colors) => (hasArea ? colors.outside : colors.land));
  for (const ring of serviceArea) {
    styled.push({
      path: new Polygon(toLatLngs(ring), { ...still, stroke: true, weight: 2, fillOpacity: 1 }),
      style: (colors) => ({ color: colors.service, fillColor: colors.land }),
      isSteady: true,
    });
  }
  for (const ring of data.parks ?? []) addArea(ring, (colors) => colors.park);
  for (const ring of data.water ?? []) addArea(ring, (colors) => colors.water);
  for (const river of data.rivers) {
    const metres = river.widthMetres ?? 0;
    const latitude = river.line[0]?.[1] ?? 0;
    const asWide = (zoom: number) => (metres * 2 ** zoom) / (METRES_PER_PIXEL * Math.cos((latitude * Math.PI) / 180));
    addLine(river.line, (colors, zoom) => ({ color: colors.water, weight: Math.max(asWide(zoom), metres > 60 ? 2.5 : 1) }));
  }
  for (const road of data.roads) {
    const isExpress = road.class === 'expressway';
    addLine(road.line, (colors, zoom) => ({
      color: isExpress ? colors['express-case'] : colors['road-case'],
      weight: (colors.areForced ? THIN_PX : roadWidth(road.class, zoom)) + 1.6,
      opacity: road.class === 'street' && zoom < 12 ? 0 : 1,
    }));
  }
  for (const road of data.roads) {
    const isExpress = road.class === 'expressway';
    addLine(road.line, (colors, zoom) => ({
      color: isExpress ? colors.express : colors.road,
      weight: colors.areForced ? THIN_PX : roadWidth(road.class, zoom),
      opacity: road.class === 'street' && zoom < 11 ? 0 : 1,
    }));
  }
  for (const rail of data.rails) {
    addLine(rail.line, (colors, zoom) => ({
      color: colors.quieted(rail.color),
      weight: colors.areForced ? THIN_PX : zoom < 11 ? 1 : zoom < 14 ? 1.75 : 2.5,
    }));
  }

  let shown: MapColors | null = null;
  return {
    group: new LayerGroup(styled.map(({ path }) => path)),
    ownColors: new Set(data.rails.map(({ color }) => color)),
    restyle: (colors, zoom) => {
      for (const { path, style, isSteady } of styled) if (!isSteady || colors !== shown) path.setStyle(style(colors, zoom));
      shown = colors;
    },
  };
}

function roadWidth(roadClass: keyof typeof roadWidths, zoom: number): number {
  return Math.max(roadWidths[roadClass] * 1.3 ** (zoom - 13), 0.9);
}
