// Leaflet's package declares only its UMD build. Its sources beside it have the same types; its one file brings controls, popups, tooltips,
// overlays and GeoJSON, a quarter of it, which our maps do not have.
declare module 'leaflet/src/*' {
  // biome-ignore lint/performance/noReExportAll: only types, of the library itself
  export * from 'leaflet';
}

declare module 'leaflet/src/core/Util.js' {
  import { Util } from 'leaflet';
  export const cancelAnimFrame: typeof Util.cancelAnimFrame;
}

declare module 'leaflet/src/dom/DomUtil.js' {
  import { DomUtil } from 'leaflet';
  export const getPosition: typeof DomUtil.getPosition;
}
