import { msg } from '@lit/localize';
import type { IconName } from 'nacre/elements/icon';
import { Icon } from 'nacre/react/icon';
import { Radio } from 'nacre/react/radio';
import { RadioGroup } from 'nacre/react/radio-group';
import { SearchBar } from 'nacre/react/search-bar';
import { useState } from 'react';
import { Empty } from '../parts/empty.js';

interface IconChoiceProps {
  names: readonly string[];
  value: unknown;
  onChange: (name: string) => void;
}

/** A grid of icons to choose from, with a search. */
export function IconChoice({ names, value, onChange }: IconChoiceProps) {
  const [wanted, setWanted] = useState('');
  const found = names.filter((name) => name.includes(wanted.trim().toLowerCase()));
  return (
    <div className="property">
      <SearchBar
        shape="square"
        cancelButton="never"
        aria-label={msg('Find an icon', { id: 'sc.icons.find' })}
        placeholder={msg('Find an icon', { id: 'sc.icons.find' })}
        value={wanted}
        onInput={({ target }) => setWanted(target.value)}
      />
      <RadioGroup
        className="icons"
        label="type"
        value={String(value)}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      >
        {found.map((name) => (
          <Radio key={name} value={name}>
            <Icon type={name as IconName} size={24} /> <small dir="ltr">{name}</small>
          </Radio>
        ))}
      </RadioGroup>
      {found.length === 0 && <Empty text={msg('No icon has this name.', { id: 'sc.icons.none' })} />}
    </div>
  );
}
