/** The matcher of navigo. The package has no types for its ES modules. */
declare module 'navigo/lib/es/utils.js' {
  /** `data` has the captures of the path's groups, which must be unnamed. */
  export function matchRoute(
    context: { currentLocationPath: string; to: string; instance: { root: string } },
    route: { path: RegExp },
  ): { data: readonly string[] } | false;
}
