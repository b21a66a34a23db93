import { assert } from '@open-wc/testing';

/**
 * Has the server build versions of an app (tools/servers/deploy-fixtures.mjs). Call it before the tests: on a busy machine a build
 * takes longer than a page may take to show.
 */
export async function buildVersions(
  app: 'offline' | 'whole' | 'stack' | 'prerendered',
  versions: readonly number[],
): Promise<void> {
  const site = `/__deployed__/${app}/built/`;
  for (const version of versions) {
    for (const url of [`${site}state?version=${version}`, site]) {
      const { ok } = await fetch(url);
      assert.isTrue(ok, url);
    }
  }
}
