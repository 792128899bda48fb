import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunkGroups } from './build/chunk-groups.ts';
import { preloadFonts } from './build/preload-fonts.ts';
import { routesManifest } from './build/routes-manifest.ts';

const gateway = `http://localhost:${process.env['PORT'] ?? 8080}`;

export default defineConfig({
  plugins: [react(), preloadFonts(), routesManifest()],
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    sourcemap: false,
    // A browser that does not know modulepreload fetches what it names a little later.
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } },
  },
  server: { proxy: { '/api': gateway, '/widget': gateway } },
});
