import { msg } from '@lit/localize';
import { Icon } from 'nacre/react/icon';
import { Input } from 'nacre/react/input';
import { useId, useState } from 'react';

interface IconChoiceProps {
  names: readonly string[];
  value: unknown;
  onChange: (name: string) => void;
}

/** A grid of icons to choose from, with a search. */
export function IconChoice({ names, value, onChange }: IconChoiceProps) {
  const group = useId();
  const [wanted, setWanted] = useState('');
  const found = names.filter((name) => name.includes(wanted.trim().toLowerCase()));
  return (
    <div className="property">
      <Input
        type="search"
        label={msg('Find an icon', { id: 'sc.icons.find' })}
        clearable
        value={wanted}
        onInput={({ target }) => setWanted(target.value)}
      />
      <fieldset className="icons">
        <legend>
          <code>type</code>
        </legend>
        {found.map((name) => (
          <label key={name}>
            <input type="radio" name={group} checked={value === name} onChange={() => onChange(name)} />
            <span>
              <Icon type={name} />
              <small dir="ltr">{name}</small>
            </span>
          </label>
        ))}
      </fieldset>
      <p role="status" className="hint">
        {found.length === 0 && msg('No icon has this name.', { id: 'sc.icons.none' })}
      </p>
    </div>
  );
}
