// Leaflet's package names only its UMD build; the ESM build beside it has the same shape, and can be shaken.
declare module 'leaflet/dist/leaflet-src.esm.js' {
  // biome-ignore lint/performance/noReExportAll: types only, and the library's own
  export * from 'leaflet';
}
