import 'maplibre-gl/dist/maplibre-gl.css';
import { CENTER, expose, PIN, TILES, ZOOM } from './page.js';

// Not bundled: it finds its worker beside itself.
const gl = await import(/* @vite-ignore */ '/maplibre/maplibre-gl.mjs');

const TEXT_COLORS = { cluster: '#51bbd6', pin: '#11b4da' };

expose(async (host) => {
  const map = new gl.Map({
    container: host,
    center: [CENTER.longitude, CENTER.latitude],
    zoom: ZOOM - 1, // Its tiles are of 512 px.
    attributionControl: false,
    style: {
      version: 8,
      sources: { tiles: { type: 'raster', tiles: [location.origin + TILES], tileSize: 256 } },
      layers: [{ id: 'tiles', type: 'raster', source: 'tiles' }],
    },
  });
  await map.once('load');
  return {
    async add(list, isClustered) {
      const features = list.map(({ id, latitude, longitude }) => ({
        type: 'Feature',
        properties: { id },
        geometry: { type: 'Point', coordinates: [longitude, latitude] },
      }));
      const data = { type: 'FeatureCollection', features };
      map.addSource('shops', { type: 'geojson', data, cluster: isClustered, clusterRadius: 60 });
      const paint = { 'circle-color': TEXT_COLORS.cluster, 'circle-radius': 18 };
      map.addLayer({ id: 'clusters', type: 'circle', source: 'shops', filter: ['has', 'point_count'], paint });
      const pin = { 'circle-color': TEXT_COLORS.pin, 'circle-radius': PIN.width / 2 };
      map.addLayer({ id: 'pins', type: 'circle', source: 'shops', filter: ['!', ['has', 'point_count']], paint: pin });
      await map.once('idle');
    },
    remove: () => map.remove(),
  };
});
