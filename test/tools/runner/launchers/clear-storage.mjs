/**
 * Runs in a page: deletes what its origin has stored. For engines whose remote protocol has no command for it. Databases are
 * deleted only if the page is `leaving`: its modules keep them open.
 */
export async function clearStorage({ leaving }) {
  localStorage.clear();
  sessionStorage.clear();
  for (const cookie of document.cookie.split('; ').filter(Boolean)) {
    document.cookie = `${cookie.split('=')[0]}=; max-age=0; path=/`;
  }
  const databases = leaving ? await indexedDB.databases() : [];
  const registrations = (await navigator.serviceWorker?.getRegistrations()) ?? [];
  await Promise.all(registrations.map((registration) => registration.unregister()));
  for (const name of await caches.keys()) await caches.delete(name);
  // Not awaited: a database that a page still holds open is deleted once the page is gone.
  for (const { name } of databases) indexedDB.deleteDatabase(name);
}
