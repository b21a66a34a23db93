/** What `Navigo.match()` asks about each route of its table, by itself. The package ships no types for its ES modules. */
declare module 'navigo/lib/es/utils.js' {
  /** `data` is what the groups of the path have captured, which must have no names. */
  export function matchRoute(
    context: { currentLocationPath: string; to: string; instance: { root: string } },
    route: { path: RegExp },
  ): { data: readonly string[] } | false;
}
