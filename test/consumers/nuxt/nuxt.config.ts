export default defineNuxtConfig({
  compatibilityDate: '2026-01-01',
  telemetry: false,
  css: ['nacre/tokens.css'],
  vue: { compilerOptions: { isCustomElement: (tag) => tag.startsWith('nc-') } },
});
