/** Runs in a page: deletes all that its origin has stored. For engines whose remote protocol has no command for it. */
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
  // Not awaited: a database that a page still holds open is deleted once the page is gone.
  for (const { name } of databases) indexedDB.deleteDatabase(name);
}
