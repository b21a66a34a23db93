import '../../../elements/map/index.js';
import { CENTER, expose, PIN, TILES, ZOOM } from './page.js';

expose(async (host, base = TILES) => {
  const map = document.createElement('nc-map');
  map.style.cssText = 'width: 800px; height: 600px';
  Object.assign(map, { ...CENTER, scale: ZOOM, baseMap: base });
  host.append(map);
  await map.getScale();
  return {
    async add(list, isClustered) {
      map.markers = list.map(({ id, latitude, longitude }) => ({
        ...{ id, latitude, longitude, ariaLabel: `Shop ${id}`, joinCluster: isClustered },
        ...{ iconPath: PIN.url, width: PIN.width, height: PIN.height },
      }));
      await map.updateComplete;
    },
    remove: () => map.remove(),
  };
});
