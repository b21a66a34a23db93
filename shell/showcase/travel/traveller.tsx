import { msg } from '@lit/localize';
import { request } from 'nacre/device';
import { Input } from 'nacre/react/input';
import { Picker } from 'nacre/react/picker';
import { Textarea } from 'nacre/react/textarea';
import { Uploader } from 'nacre/react/uploader';
import type { Country } from './countries.js';
import { DOCUMENTS, labelOf } from './labels.js';
import { Native } from './native.js';
import placesUrl from './places.json?url&no-inline';

/** The rows are sorted by language, so the page keeps the code instead of the row. */
const UNKEPT = { autocomplete: 'off' };

/** Countries with their regions and cities. The picker loads them when it first opens. */
async function loadPlaces(path: readonly unknown[]): Promise<readonly string[] | undefined> {
  if (path.length > 0) return undefined;
  const { data } = await request({ url: placesUrl });
  return data as string[];
}

interface TravellerProps {
  countries: readonly Country[];
  /** Code of the chosen country. */
  country: string;
  onCountryChange: (code: string) => void;
}

export function Traveller({ countries, country, onCountryChange }: TravellerProps) {
  const row = countries.findIndex(({ code }) => code === country);
  return (
    <fieldset className="fields">
      <legend>{msg('About you', { id: 'sc.signup.about' })}</legend>
      <Input name="name" label={labelOf('name')} required autocomplete="name" maxlength={80} />
      <Input name="email" type="email" label={labelOf('email')} required autocomplete="email" clearable />
      <Input
        name="phone"
        type="tel"
        label={labelOf('phone')}
        required
        autocomplete="tel"
        pattern="[+\d][\d\s\(\).\-]*"
      />
      <Picker name="birth" mode="date" label={labelOf('birth')} required start="1900-01-01" end={today()} />
      <Picker
        {...UNKEPT}
        name="country"
        label={labelOf('country')}
        required
        range={countries}
        value={row < 0 ? '' : row}
        onChange={({ target }) => onCountryChange(countries[Number(target.value)]!.code)}
      />
      <Native name="document">
        <select name="document" required defaultValue="">
          <option value="" disabled>
            –
          </option>
          {DOCUMENTS.map(([value, label]) => (
            <option key={value} value={value}>
              {label()}
            </option>
          ))}
        </select>
      </Native>
      <Input name="number" type="idcard" label={labelOf('number')} required minlength={5} maxlength={20} />
      <Uploader name="photo" label={labelOf('photo')} accept="image/*" />
      <Picker
        name="home"
        mode="region"
        label={labelOf('home')}
        columnLabels={[
          msg('Country', { id: 'sc.form.column.country' }),
          msg('Region', { id: 'sc.form.column.region' }),
          msg('City', { id: 'sc.form.column.city' }),
        ]}
        required
        range={loadPlaces}
      />
      <Textarea
        name="street"
        label={labelOf('street')}
        required
        autoHeight
        minRows={1}
        maxlength={200}
        autocomplete="street-address"
      />
      <Input name="postcode" label={labelOf('postcode')} autocomplete="postal-code" pattern="[\dA-Za-z \-]{3,10}" />
      <Native name="since">
        <input name="since" type="date" max={today()} />
      </Native>
    </fieldset>
  );
}

/** The date in the user's own time zone, as `yyyy-mm-dd`. */
export function today(): string {
  const now = new Date();
  const pad = (part: number): string => String(part).padStart(2, '0');
  return `${now.getFullYear()}-${pad(now.getMonth() + 1)}-${pad(now.getDate())}`;
}
