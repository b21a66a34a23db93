/** Whether the browser gives the position without asking the user. */
export async function mayLocate(): Promise<boolean> {
  try {
    const { state } = await navigator.permissions.query({ name: 'geolocation' });
    return state === 'granted';
  } catch {
    return false; // Not every browser can tell.
  }
}
