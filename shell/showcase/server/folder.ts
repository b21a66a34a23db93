/** In development the showcase is a folder of the documentation: `/showcase/api/echo` -> `/api/echo`. */
export const withoutFolder = (url: string): string => url.replace(/^\/showcase(?=\/api\/)/, '');
