export default defineNuxtConfig({
  compatibilityDate: '2026-01-01',
  telemetry: false,
  // Its own `shared` may hold no components.
  dir: { shared: 'common' },
  css: ['nacre/tokens.css'],
  vue: { compilerOptions: { isCustomElement: (tag) => tag.startsWith('nc-') } },
});
