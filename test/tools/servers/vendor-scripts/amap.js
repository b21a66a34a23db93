// The documented shape of AMap's JS API 2.0, as far as places need it.
{
  const { searchParams } = new URL(document.currentScript.src);
  const asked = [];
  window.amapAsked = asked;

  /** In GCJ-02. */
  const poi = (index, keyword) => ({
    id: `B${index}`,
    name: `${keyword}${index}`,
    type: '餐饮服务',
    location: { lng: 116.307 + index / 1000, lat: 39.984 + index / 1000 },
    address: index ? `北四环西路${index}号` : [],
    distance: index * 100,
  });

  class PlaceSearch {
    constructor(options) {
      this.options = options;
    }
    search(keyword, answered) {
      this.answer(keyword, answered, { keyword });
    }
    searchNearBy(keyword, center, radius, answered) {
      this.answer(keyword, answered, { keyword, center, radius });
    }
    answer(keyword, answered, request) {
      asked.push({ ...request, options: this.options });
      if (keyword === 'nothing') return setTimeout(() => answered('no_data', {}));
      if (/^[A-Z_]+$/.test(keyword)) return setTimeout(() => answered('error', keyword));
      if (keyword === 'never') return undefined;
      const { pageSize, pageIndex } = this.options;
      const all = Array.from({ length: 25 }, (_, index) => poi(index, keyword || '周边'));
      const pois = all.slice((pageIndex - 1) * pageSize, pageIndex * pageSize);
      const result = { info: 'OK', poiList: { pois, count: all.length, pageIndex, pageSize } };
      return setTimeout(() => answered('complete', result));
    }
  }

  class Geocoder {
    getAddress(point, answered) {
      asked.push({ point });
      const regeocode = {
        formattedAddress: '北京市海淀区北四环西路66号',
        addressComponent: { building: '', neighborhood: [], street: '北四环西路', streetNumber: '66号' },
      };
      setTimeout(() => answered('complete', { info: 'OK', regeocode }));
    }
  }

  window.AMap = {
    plugin(names, loaded) {
      for (const name of names) window.AMap[name.split('.')[1]] = { PlaceSearch, Geocoder }[name.split('.')[1]];
      setTimeout(() => loaded());
    },
  };
  window.amapSecurity = window._AMapSecurityConfig;
  window[searchParams.get('callback')]();
}
