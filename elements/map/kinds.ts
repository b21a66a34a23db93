import {
  each,
  FLAG,
  json,
  LENGTH,
  listOf,
  NUMBER,
  objectOf,
  TEXT,
  WORDS,
  type Kind,
} from '../internal/element/kinds.js';
import { pointWith, POINTS } from '../internal/geo/points.js';

/** One of some texts, in any case. */
const oneOf = (...known: readonly string[]): Kind => ({
  expected: known.join(' or '),
  read: (value, refuse) => {
    const given = typeof value === 'string' ? value.trim() : undefined;
    return known.find((each) => each.toLowerCase() === given?.toLowerCase()) ?? refuse();
  },
});

/** Any color of CSS, with the exception of variables: shapes are drawn on a canvas, which does not know them. */
const COLOR: Kind = {
  expected: 'a color of CSS',
  read(value, refuse) {
    if (typeof value !== 'string') return refuse();
    const isColor = typeof CSS === 'undefined' || (!value.includes('var(') && CSS.supports('color', value));
    return isColor ? value : refuse();
  },
};

/** A finite number from `least` on. */
const from = (least: number): Kind => ({
  expected: `a number from ${least} on`,
  read(value, refuse) {
    const given = LENGTH.read(value, refuse) as number | undefined;
    return given === undefined || (Number.isFinite(given) && given >= least) ? given : refuse();
  },
});

const SIZE = from(0);
const SHARE: Kind = {
  expected: 'a number from 0 to 1',
  read(value, refuse) {
    const given = NUMBER.read(value, refuse) as number | undefined;
    return given === undefined ? given : Math.min(1, Math.max(0, given));
  },
};

const TEXT_FIELDS = {
  ...each(TEXT, 'content boxShadow'),
  ...each(COLOR, 'color bgColor borderColor'),
  ...each(SIZE, 'fontSize borderRadius borderWidth padding'),
  ...each(LENGTH, 'anchorX anchorY x y'),
  textAlign: oneOf('left', 'right', 'center'),
  display: oneOf('BYCLICK', 'ALWAYS'),
};

const DASHES = listOf(SIZE, 'a list of lengths');

/** A list of objects that have a position; those without one are left out. */
const positions = (fields: Readonly<Record<string, Kind>>): Kind =>
  json(listOf(pointWith(fields, 'an object with latitude and longitude'), 'a list'));

export const MARKERS: Kind = positions({
  ...each(WORDS, 'id clusterId'),
  ...each(TEXT, 'iconPath title ariaLabel'),
  ...each(NUMBER, 'rotate zIndex'),
  ...each(SIZE, 'width height'),
  ...each(FLAG, 'joinCluster draggable'),
  alpha: SHARE,
  anchor: objectOf(each(NUMBER, 'x y')),
  callout: objectOf(TEXT_FIELDS),
  customCallout: objectOf(TEXT_FIELDS),
  label: objectOf(TEXT_FIELDS),
});

/** A list of objects that have points. */
const shapes = (fields: Readonly<Record<string, Kind>>): Kind =>
  json(
    listOf(objectOf({ points: POINTS, ...fields }, { expected: 'an object with points', needs: 'points' }), 'a list'),
  );

export const POLYLINES: Kind = shapes({
  ...each(COLOR, 'color borderColor'),
  ...each(SIZE, 'width borderWidth'),
  ...each(FLAG, 'dottedLine arrowLine'),
  arrowIconPath: TEXT,
  colorList: listOf(COLOR, 'a list of colors'),
  dashArray: DASHES,
  zIndex: NUMBER,
});

export const POLYGONS: Kind = shapes({
  ...each(COLOR, 'strokeColor fillColor'),
  strokeWidth: SIZE,
  dashArray: DASHES,
  zIndex: NUMBER,
});

export const CIRCLES: Kind = json(
  listOf(
    pointWith({ radius: SIZE, ...each(COLOR, 'color fillColor'), strokeWidth: SIZE }, 'an object with a position'),
    'a list',
  ),
);

export const CONTROLS: Kind = json(
  listOf(
    objectOf(
      {
        id: WORDS,
        ...each(TEXT, 'iconPath ariaLabel'),
        clickable: FLAG,
        position: objectOf(each(LENGTH, 'left top width height')),
      },
      { expected: 'an object with iconPath', needs: 'iconPath' },
    ),
    'a list',
  ),
);
