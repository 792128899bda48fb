import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { routesManifest } from './build/routes-manifest.ts';

const gateway = `http://localhost:${process.env['PORT'] ?? 8080}`;

export default defineConfig({
  plugins: [react(), routesManifest()],
  build: { target: 'es2022', assetsInlineLimit: 0, sourcemap: false },
  server: { proxy: { '/api': gateway, '/widget': gateway } },
});
