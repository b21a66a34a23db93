import { msg, str } from '@lit/localize';
import { baseIcons } from 'nacre/icons';
import { Icon } from 'nacre/react/icon';
import { SearchBar } from 'nacre/react/search-bar';
import { useState } from 'react';
import { copy } from '../parts/copy.js';
import { Empty } from '../parts/empty.js';
import { useLocale } from '../parts/locale.js';
import { ELEMENTS, fieldsOf } from '../playground/manifest.js';

/** The names that the manifest has for `type` of nc-icon. */
function builtInNames(): readonly string[] {
  const icon = ELEMENTS.find(({ tagName }) => tagName === 'nc-icon')!;
  const type = fieldsOf(icon).find(({ name }) => name === 'type');
  return [...(type?.parsedType?.text ?? '').matchAll(/'([^']+)'/g)].map((match) => match[1]!);
}

const BUILT_IN = builtInNames();
const OTHERS = Object.keys(baseIcons);

interface NamesProps {
  title: string;
  names: readonly string[];
}

function Names({ title, names }: NamesProps) {
  if (names.length === 0) return null;
  return (
    <section>
      <h2>{title}</h2>
      <ul className="icon-names">
        {names.map((name) => (
          <li key={name}>
            <button type="button" onClick={() => void copy(name, msg(str`${name} copied`, { id: 'sc.icons.copied' }))}>
              <Icon name={name} size={28} />
              <span dir="ltr">{name}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** All icons that come with the package. A press copies the name. */
export default function IconsPage() {
  useLocale();
  const [wanted, setWanted] = useState('');
  const find = (names: readonly string[]) => names.filter((name) => name.includes(wanted.trim().toLowerCase()));
  const [builtIn, others] = [find(BUILT_IN), find(OTHERS)];
  const label = msg('Find an icon', { id: 'sc.icons.find' });
  return (
    <div className="page icons-page">
      <p>{msg('Press an icon to copy its name.', { id: 'sc.icons.press' })}</p>
      <SearchBar
        shape="square"
        cancelButton="never"
        aria-label={label}
        placeholder={label}
        value={wanted}
        onInput={({ target }) => setWanted(target.value)}
      />
      <Names title={msg('Built in', { id: 'sc.icons.built-in' })} names={builtIn} />
      <Names title={msg('After importing nacre/icons', { id: 'sc.icons.imported' })} names={others} />
      {builtIn.length + others.length === 0 && <Empty text={msg('No icon has this name.', { id: 'sc.icons.none' })} />}
    </div>
  );
}
