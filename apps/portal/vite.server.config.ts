import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { standIns } from './build/stand-ins.ts';

/** What renders public pages on the server, as modules that need no package beside them. */
export default defineConfig({
  plugins: [react()],
  resolve: { alias: standIns },
  publicDir: false,
  ssr: { noExternal: true },
  build: {
    ssr: 'src/server/render-page.tsx',
    outDir: 'dist/server',
    target: 'node20',
    sourcemap: false,
  },
});
