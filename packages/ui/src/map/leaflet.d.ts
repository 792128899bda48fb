// Leaflet's package declares only its UMD build; the ESM build beside it has the same types, and can be tree-shaken.
declare module 'leaflet/dist/leaflet-src.esm.js' {
  // biome-ignore lint/performance/noReExportAll: only types, of the library itself
  export * from 'leaflet';
}
