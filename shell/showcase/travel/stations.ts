interface Station {
  readonly code: string;
  readonly name: string;
}

/** Stations from west to east, by their local names. */
export const STATIONS: readonly Station[] = [
  ['LIS', 'Lisboa'],
  ['MAD', 'Madrid'],
  ['LHR', 'London'],
  ['BCN', 'Barcelona'],
  ['CDG', 'Paris'],
  ['LYS', 'Lyon'],
  ['CPH', 'København'],
  ['CTU', '成都'],
  ['CAN', '广州'],
  ['PEK', '北京'],
  ['PVG', '上海'],
  ['HND', '東京'],
].map(([code, name]) => ({ code: code!, name: `${name} · ${code}` }));

/** Both columns of a route: from, to. */
export const ROUTE = [STATIONS, STATIONS];
