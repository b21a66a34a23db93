// In the page: a map of 800 × 600 px by one of the subjects, with markers around Paris.
export const CENTER = { latitude: 48.8566, longitude: 2.3522 };
export const ZOOM = 8;
export const TILES = '/tiles/{z}/{x}/{y}.png';
export const PIN = { url: '/pin.png', width: 25, height: 41 };

/** So many markers, the same in each run. */
export function positions(count) {
  let seed = 7;
  const random = () => (seed = (seed * 16807) % 2147483647) / 2147483647;
  return Array.from({ length: count }, (_, id) => ({
    id,
    latitude: CENTER.latitude + (random() - 0.5) * 4,
    longitude: CENTER.longitude + (random() - 0.5) * 8,
  }));
}

const painted = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

/**
 * `create(host, base)` resolves to a map that is there: `add(list, isClustered)` shows markers, `remove()` takes the map away.
 * `base` is nc-map's base map, instead of tiles.
 */
export function expose(create) {
  const host = document.getElementById('host');
  window.bench = {
    /** Time until a map is there, and on the screen. */
    async first() {
      const start = performance.now();
      const map = await create(host);
      await painted();
      const time = performance.now() - start;
      map.remove();
      await painted();
      return time;
    },
    /** Shows a map and markers; time until they are on the screen. */
    async start(count, isClustered, base) {
      const list = positions(count);
      const map = await create(host, base);
      await painted();
      performance.mark('start');
      const start = performance.now();
      await map.add(list, isClustered);
      await painted();
      return performance.now() - start;
    },
    nodes: () =>
      host.querySelectorAll('*').length + (host.firstElementChild?.shadowRoot?.querySelectorAll('*').length ?? 0),
  };
}
