import { LayerGroup } from 'leaflet/src/layer/LayerGroup.js';
import { Polyline } from 'leaflet/src/layer/vector/Polyline.js';
import { SVG } from 'leaflet/src/layer/vector/SVG.js';
import type { LatLng, MapModel } from './map-model.ts';
import { partLine } from './part-line.ts';
import './route-layer.css';

/** The route line over its casing. Colours and dashes come from the style sheet, so they follow a theme change. */
export function createRouteLayer(pane: string) {
  const renderer = new SVG({ padding: 0.6, pane });
  const group = new LayerGroup();
  const still = { renderer, pane, interactive: false, smoothFactor: 0.8 };
  let shown = '';
  let way: readonly LatLng[] = [];

  const addLine = (points: readonly LatLng[], ...kinds: readonly string[]) => {
    if (points.length < 2) return;
    // Each name is completed by itself: a build that gives looks shorter names finds it by the one that is completed.
    const className = ['sw-map__route', ...kinds.map((kind) => `sw-map__route--${kind}`)].join(' ');
    new Polyline([...points], { ...still, className }).addTo(group);
  };

  return {
    group,
    /** The points of the route line on the map. */
    way: () => way,
    update: ({ route, moving }: Pick<MapModel, 'route' | 'moving'>) => {
      const line = route?.points ?? [];
      way = line;
      const parted = moving ?? route?.unknownFrom;
      const [behind, ahead] = parted ? partLine(line, parted) : [line, []];
      const key = JSON.stringify([behind, ahead, route?.isApproximate, route?.others]);
      if (key === shown) return;
      shown = key;
      group.clearLayers();
      const dash = route?.isApproximate ? ['approximate'] : [];
      const isKnown = moving !== null || !parted;
      for (const other of route?.others ?? []) addLine(other, 'rest', 'unknown');
      addLine(isKnown ? line : behind, 'case');
      addLine(ahead, ...(isKnown ? ['rest', ...dash] : ['unknown']));
      addLine(behind, 'agreed', ...dash);
    },
  };
}
