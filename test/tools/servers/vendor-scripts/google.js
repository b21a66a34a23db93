// The documented shape of the Maps JavaScript API, as far as places need it. The key `refused` is refused.
{
  const { searchParams } = new URL(document.currentScript.src);
  const key = searchParams.get('key');

  class LatLng {
    constructor(lat, lng) {
      this.lat = () => lat;
      this.lng = () => lng;
    }
  }

  class MapsError extends Error {
    constructor(code) {
      super(`${code}: no`);
      this.code = code;
    }
  }

  const asked = [];
  window.googleAsked = asked;

  const answer = (request, name, count) => {
    asked.push(request);
    if (key === 'refused') throw new MapsError('PERMISSION_DENIED');
    if (name.startsWith('code ')) throw new MapsError(name.slice(5));
    return {
      places: Array.from({ length: Math.min(count, request.maxResultCount) }, (_, index) => ({
        id: `place-${index}`,
        displayName: `${name} ${index}`,
        formattedAddress: `${index} Main Street, Springfield`,
        // In China as its map: GCJ-02.
        location: name === 'beijing' ? new LatLng(39.984, 116.307) : new LatLng(index / 1000, 0),
      })),
    };
  };

  const LIBRARIES = {
    places: {
      Place: {
        searchByText: async (request) => answer(request, request.textQuery, 3),
        searchNearby: async (request) => answer(request, 'near', 30),
      },
    },
    geocoding: {
      Geocoder: class {
        async geocode(request) {
          asked.push(request);
          if (request.location.lat < 0) throw new MapsError('ZERO_RESULTS');
          const result = {
            place_id: 'place-9',
            formatted_address: '1 Main Street, Springfield, USA',
            geometry: { location: new LatLng(0, 0) },
          };
          return { results: [result] };
        }
      },
    },
  };

  window.google = { maps: { importLibrary: async (name) => LIBRARIES[name] } };
  // As with loading=async: later than the script has run.
  setTimeout(() => window[searchParams.get('callback')]());
}
