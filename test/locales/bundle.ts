export { msg } from '@lit/localize';
export * from 'nacre/locales';
