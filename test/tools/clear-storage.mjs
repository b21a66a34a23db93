/** Runs in a page: empties what its origin stored. For the engines whose remote protocol has no such command. */
export async function clearStorage() {
  localStorage.clear();
  sessionStorage.clear();
  for (const cookie of document.cookie.split('; ').filter(Boolean)) {
    document.cookie = `${cookie.split('=')[0]}=; max-age=0; path=/`;
  }
  const databases = await indexedDB.databases();
  const registrations = (await navigator.serviceWorker?.getRegistrations()) ?? [];
  await Promise.all(registrations.map((registration) => registration.unregister()));
  for (const name of await caches.keys()) await caches.delete(name);
  // A database that a page still holds open is deleted once the page is gone: not awaited.
  for (const { name } of databases) indexedDB.deleteDatabase(name);
}
