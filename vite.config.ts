// How the web client is bundled: Preact without a plugin, one page for all routes.

import { defineConfig } from 'vite';

export default defineConfig({
  root: 'src/web',
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  // Workers load games as the page does, one when it is wanted.
  worker: { format: 'es' },
  build: { outDir: '../../dist/web', emptyOutDir: true, target: 'es2023' },
});
