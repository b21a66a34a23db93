import { expect } from '@open-wc/testing';
import fc from 'fast-check';
import type { MapMarker } from '../../../../elements/map/types.js';
import { createStage, removeStage, type TestStage } from './stage-fixture.js';

type Step =
  | { do: 'set'; markers: readonly MapMarker[] }
  | { do: 'change'; at: number; latitude: number; longitude: number }
  | { do: 'remove' | 'focus'; at: number }
  | { do: 'glide'; at: number; longitude: number }
  | { do: 'view'; latitude: number; longitude: number; scale: number };

const latitude = fc.integer({ min: -80, max: 80 });
const longitude = fc.integer({ min: -180, max: 180 });
const at = fc.nat({ max: 30 });

const marker: fc.Arbitrary<MapMarker> = fc.record(
  {
    id: fc.oneof(fc.nat({ max: 40 }), fc.nat({ max: 40 }).map(String)),
    latitude,
    longitude,
    label: fc.constant({ content: 'L' }),
    callout: fc.constant({ content: 'C', display: 'ALWAYS' as const }),
  },
  { requiredKeys: ['latitude', 'longitude'] },
);

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ do: fc.constant('set' as const), markers: fc.array(marker, { maxLength: 30 }) }),
  fc.record({ do: fc.constant('change' as const), at, latitude, longitude }),
  fc.record({ do: fc.constantFrom('remove' as const, 'focus' as const), at }),
  fc.record({ do: fc.constant('glide' as const), at, longitude }),
  fc.record({ do: fc.constant('view' as const), latitude, longitude, scale: fc.integer({ min: 2, max: 6 }) }),
);

/** Each marker as the naive model has it, in the order of the list. */
interface Known {
  data: MapMarker;
  /** Where it is: where the page has put it, or an animation. */
  at: { latitude: number; longitude: number };
}

const idOf = ({ id }: MapMarker): string | undefined => (id === undefined ? undefined : String(id));

/** The page sets other markers: those with an id that is known, and the same position, stay where they are. */
function place(list: readonly MapMarker[], before: readonly Known[]): Known[] {
  const taken = new Set<Known>();
  return list.map((data, index) => {
    const id = idOf(data);
    const known = before.find((each, place) => {
      if (taken.has(each)) return false;
      return id === undefined ? place === index && idOf(each.data) === undefined : idOf(each.data) === id;
    });
    if (known) taken.add(known);
    const isSame = known?.data.latitude === data.latitude && known.data.longitude === data.longitude;
    return { data, at: isSame ? known!.at : { latitude: data.latitude, longitude: data.longitude } };
  });
}

/** Markers within the view and what is drawn around it, from north to south, then from west to east. */
function expected(stage: TestStage, known: readonly Known[], focused: Known | undefined): string[] {
  const { map } = stage;
  const zoom = map.getZoom();
  const center = map.project(map.getCenter(), zoom);
  const world = 256 * 2 ** zoom;
  const seen = known
    .map((each, index) => {
      const { x, y } = map.project([each.at.latitude, each.at.longitude], zoom);
      const right = x - center.x - world * Math.round((x - center.x) / world);
      return { each, index, right, below: y - center.y };
    })
    .filter(({ each, right, below }) => each === focused || (Math.abs(right) <= 450 && Math.abs(below) <= 300));
  // Positions are whole degrees: what differs less is the same.
  const differ = (one: number, other: number) => (Math.abs(one - other) < 1e-6 ? 0 : one - other);
  seen.sort((a, b) => differ(a.below, b.below) || differ(a.right, b.right) || a.index - b.index);
  return seen.flatMap(({ each, index }) => {
    const name = each.data.label ? 'L' : `Marker ${index + 1}`;
    return [name, ...(each.data.label ? ['L'] : []), ...(each.data.callout ? ['C'] : [])];
  });
}

describe('markers of a map, against a model', () => {
  afterEach(removeStage);

  it('those in view are drawn, in the order of focus, whatever happens', async () => {
    const seed = Number(new URLSearchParams(location.search).get('seed')) || 20_261_123;
    const property = fc.asyncProperty(fc.array(step, { maxLength: 15 }), async (steps) => {
      const stage = createStage({ scale: 4 });
      let known: Known[] = [];
      let focused: Known | undefined;
      const write = (list: readonly MapMarker[]) => {
        const before = known;
        known = place(list, before);
        const kept = focused && idOf(focused.data);
        focused = kept === undefined ? undefined : known.find(({ data }) => idOf(data) === kept);
        stage.setMarkers(...list);
      };
      try {
        for (const each of steps) {
          const list = known.map(({ data }) => data);
          const chosen = 'at' in each ? known[each.at % (known.length || 1)] : undefined;
          const index = chosen ? known.indexOf(chosen) : -1;
          // The nearest one gets the focus of what is removed: that is another test's.
          const blur = () => {
            (stage.root.activeElement as HTMLElement | null)?.blur();
            focused = undefined;
          };
          if (each.do === 'set') {
            const ids = each.markers.map(idOf);
            blur();
            write(each.markers.filter((_, place) => ids[place] === undefined || ids.indexOf(ids[place]) === place));
          } else if (each.do === 'view') {
            stage.view(each.latitude, each.longitude, each.scale);
          } else if (!chosen) {
            continue;
          } else if (each.do === 'change') {
            const { latitude, longitude } = each;
            write(list.with(index, { ...chosen.data, latitude, longitude }));
          } else if (each.do === 'remove') {
            blur();
            write(list.filter((_, place) => place !== index));
          } else if (each.do === 'focus') {
            blur();
            const node = stage.all().find((button) => button.ariaLabel === `Marker ${index + 1}`);
            if (!node || idOf(chosen.data) === undefined) continue;
            node.focus({ preventScroll: true });
            stage.map.stop();
            focused = chosen;
          } else if (each.do === 'glide' && chosen.data.id !== undefined) {
            const destination = { latitude: chosen.at.latitude, longitude: each.longitude };
            await stage.overlays.translateMarker({ markerId: chosen.data.id, destination, duration: 0 });
            chosen.at = destination;
          }
          // A key moved the focus last, so that the map may have followed it.
          stage.map.stop();
          const shown = stage.all('*').map((node) => node.ariaLabel ?? node.textContent);
          expect(shown).to.deep.equal(expected(stage, known, focused));
          const stops = stage.all('[tabindex="0"]');
          expect(stops.length, 'stops of Tab').to.equal(Math.min(1, shown.length));
          if (focused) expect(stage.root.activeElement, 'has the focus').to.equal(stops[0]);
        }
      } finally {
        removeStage();
      }
    });
    await fc.assert(property, { seed, numRuns: 150, verbose: true });
  }).timeout(60_000);
});
