import { expect } from '@open-wc/testing';
import {
  appsFor,
  degreesText,
  mapUrl,
  placeText,
  placeUrl,
  type MapApp,
} from '../../../../elements/internal/location/map-links.js';

const APPS: MapApp[] = ['geo', 'apple', 'google', 'osm', 'amap', 'baidu', 'tencent'];
const place = { latitude: 48.8584, longitude: 2.2945, name: 'Tour Eiffel', address: '5 Av. Anatole' };

describe('links to map apps', () => {
  it('lead to the place', () => {
    expect(APPS.map((app) => mapUrl(app, place))).to.deep.equal([
      'geo:48.8584,2.2945?q=48.8584,2.2945(Tour%20Eiffel)',
      'https://maps.apple.com/?daddr=48.8584%2C2.2945&q=Tour%20Eiffel',
      'https://www.google.com/maps/dir/?api=1&destination=48.8584%2C2.2945',
      'https://www.openstreetmap.org/directions?route=%3B48.8584%2C2.2945',
      'https://uri.amap.com/navigation?to=2.2945%2C48.8584%2CTour%20Eiffel&mode=car&coordinate=gaode&callnative=1&src=nacre',
      'https://api.map.baidu.com/marker?location=48.8584%2C2.2945&title=Tour%20Eiffel&content=5%20Av.%20Anatole&coord_type=bd09ll&output=html&src=nacre',
      'https://apis.map.qq.com/uri/v1/routeplan?type=drive&to=Tour%20Eiffel&tocoord=48.8584%2C2.2945&referer=nacre',
    ]);
    expect(placeUrl(place)).to.equal('https://www.openstreetmap.org/?mlat=48.8584&mlon=2.2945#map=17/48.8584/2.2945');
  });

  it('take zero for a coordinate, and a place without a name', () => {
    const zero = { latitude: 0, longitude: -0 };
    expect(APPS.map((app) => mapUrl(app, zero))).to.deep.equal([
      'geo:0,0?q=0,0',
      'https://maps.apple.com/?daddr=0%2C0',
      'https://www.google.com/maps/dir/?api=1&destination=0%2C0',
      'https://www.openstreetmap.org/directions?route=%3B0%2C0',
      'https://uri.amap.com/navigation?to=0%2C0&mode=car&coordinate=gaode&callnative=1&src=nacre',
      'https://api.map.baidu.com/marker?location=0%2C0&title=0%2C0&content=0%2C0&coord_type=bd09ll&output=html&src=nacre',
      'https://apis.map.qq.com/uri/v1/routeplan?type=drive&to=0%2C0&tocoord=0%2C0&referer=nacre',
    ]);
    expect([1e-7, -1e-7, 12.3456789, -180, 0.000001].map(degreesText)).to.deep.equal([
      ...['0', '0', '12.345679', '-180', '0.000001'],
    ]);
  });

  const NAMES: Record<string, string> = {
    'parameters and fragments': 'a&q=evil#x?y=1;to:3,4',
    'a script': '"><script>alert(1)</script>',
    'a scheme': 'javascript:alert(1)',
    brackets: "Bar (upstairs) *new* it's!",
    'Arabic and Hebrew': 'مقهى القاهرة קפה',
    'characters that turn the direction': '\u202Eevil\u202C',
    'families and flags': '👩‍👩‍👧 🇫🇷 Café',
    'half a character': 'half \uD83D',
    'lines and control characters': 'one\r\ntwo\u0000\tthree\u2028four',
    'percent signs': '100%25 %zz',
    'a very long name': 'é'.repeat(3000),
  };
  for (const [kind, name] of Object.entries(NAMES)) {
    it(`keep ${kind} within the name`, () => {
      for (const app of APPS) {
        const { href, protocol, host, hash } = new URL(mapUrl(app, { ...place, name, address: name }));
        const usual = new URL(mapUrl(app, place));
        expect([protocol, host, hash], app).to.deep.equal([usual.protocol, usual.host, '']);
        expect(href, app).to.match(/^[\x21\x23-\x3b\x3d\x3f-\x7e]+$/);
        const names = (url: string) => [...new URL(url).searchParams.keys()];
        expect(names(href), app).to.deep.equal(names(usual.href));
      }
      // What the app reads is what was given, in one line.
      const read = new URL(mapUrl('tencent', { ...place, name })).searchParams.get('to');
      const line = name.replace(/\p{Surrogate}/u, '\uFFFD').replace(/[\p{Cc}\u2028\s]+/gu, ' ');
      expect(read).to.equal(line);
    });
  }

  it('do not let a name change where AMap leads to', () => {
    const to = new URL(mapUrl('amap', { ...place, name: '1,2,3' })).searchParams.get('to');
    expect(to).to.equal('2.2945,48.8584,1 2 3');
  });

  it('are those that make sense on the device and at the place', () => {
    const device = { language: 'en', isInChina: false };
    const android = 'Mozilla/5.0 (Linux; Android 14) Chrome/140.0';
    const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)';
    const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)';
    const apps = (given: object) => appsFor({ ...device, userAgent: windows, ...given }).join(' ');
    expect(apps({})).to.equal('google osm');
    expect(apps({ userAgent: android })).to.equal('geo google osm');
    expect(apps({ userAgent: iPhone })).to.equal('apple google osm');
    expect(apps({ userAgent: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)' })).to.equal('apple google osm');
    expect(apps({ language: 'zh-Hans' })).to.equal('google osm amap baidu tencent');
    expect(apps({ isInChina: true })).to.equal('amap baidu tencent google osm');
    expect(apps({ isInChina: true, userAgent: android })).to.equal('geo amap baidu tencent google osm');
  });
});

describe('the text of a place', () => {
  it('has its name, its address and its position', () => {
    expect(placeText(place)).to.equal('Tour Eiffel\n5 Av. Anatole\n48.8584, 2.2945');
  });

  it('says nothing twice, and leaves out what is missing', () => {
    expect(placeText({ latitude: 0, longitude: 0, name: 'Null', address: 'Null' })).to.equal('Null\n0, 0');
    expect(placeText({ latitude: -1.5, longitude: 0 })).to.equal('-1.5, 0');
  });
});
