import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { preloadFonts } from './build/preload-fonts.ts';
import { routesManifest } from './build/routes-manifest.ts';

const gateway = `http://localhost:${process.env['PORT'] ?? 8080}`;

const framework =
  /node_modules\/(?:react|react-dom|scheduler|react-router|i18next|react-i18next|@tanstack\/(?:query-core|react-query))\//;

export default defineConfig({
  plugins: [react(), preloadFonts(), routesManifest()],
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    sourcemap: false,
    // What every page needs and a release seldom changes is a file of its own: a visitor who comes back has it.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'framework', test: framework }] } } },
  },
  server: { proxy: { '/api': gateway, '/widget': gateway } },
});
