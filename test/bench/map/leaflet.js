import L from 'leaflet';
import 'leaflet/dist/leaflet.css';
import 'leaflet.markercluster/dist/MarkerCluster.css';
import 'leaflet.markercluster/dist/MarkerCluster.Default.css';
import { CENTER, expose, PIN, TILES, ZOOM } from './page.js';

globalThis.L = L;
await import('leaflet.markercluster');

expose((host) => {
  const map = L.map(host, { zoomControl: false, attributionControl: false }).setView(
    [CENTER.latitude, CENTER.longitude],
    ZOOM,
  );
  L.tileLayer(TILES).addTo(map);
  const icon = L.icon({ iconUrl: PIN.url, iconSize: [PIN.width, PIN.height], iconAnchor: [PIN.width / 2, PIN.height] });
  return {
    add(list, isClustered) {
      const markers = list.map(({ id, latitude, longitude }) =>
        L.marker([latitude, longitude], { icon, title: `Shop ${id}` }),
      );
      (isClustered ? L.markerClusterGroup().addLayers(markers) : L.layerGroup(markers)).addTo(map);
    },
    remove: () => map.remove(),
  };
});
