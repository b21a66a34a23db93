import { msg } from '@lit/localize';
import { getLocale, setLocale } from 'nacre/locales';
import { Cell } from 'nacre/react/cell';
import { CellGroup } from 'nacre/react/cell-group';
import { Radio } from 'nacre/react/radio';
import { Segmented } from 'nacre/react/segmented';
import { useState } from 'react';
import { applySettings, readSettings, type Settings } from '../settings.js';
import { LANGUAGES, PSEUDO_LANGUAGES } from '../languages.js';
import { InstallCell } from '../parts/install-cell.js';
import { useLocale } from '../parts/locale.js';

type Choices<Value extends string> = readonly (readonly [value: Value, label: string, lang?: string])[];

/** One of many: a row for each. */
function Languages({ title, choices, value }: { title: string; choices: Choices<string>; value: string }) {
  return (
    <CellGroup inset title={title}>
      {choices.map(([code, name, lang]) => (
        <Cell key={code} title={name} lang={lang}>
          <Radio
            name="language"
            value={code}
            checked={code === value}
            onChange={() => void setLocale(code, { remember: true })}
          />
        </Cell>
      ))}
    </CellGroup>
  );
}

interface ChoiceProps<Value extends string> {
  title: string;
  value: Value;
  choices: Choices<Value>;
  onChange: (value: Value) => void;
}

/** One of few: beside each other. */
function Choice<Value extends string>({ title, value, choices, onChange }: ChoiceProps<Value>) {
  return (
    <CellGroup inset title={title}>
      <Cell>
        <Segmented
          block
          aria-label={title}
          value={value}
          options={choices.map(([choice, label]) => ({ value: choice, label }))}
          onChange={({ currentTarget }) => onChange(currentTarget.value as Value)}
        />
      </Cell>
    </CellGroup>
  );
}

export default function SettingsPage() {
  useLocale();
  const locale = getLocale();
  const [settings, setSettings] = useState(readSettings);
  const change = (part: Partial<Settings>): void => {
    const next = { ...settings, ...part };
    setSettings(next);
    applySettings(next);
  };
  return (
    <div className="page settings">
      <InstallCell />
      <Languages title={msg('Language', { id: 'sc.settings.language' })} choices={LANGUAGES} value={locale} />
      <Choice
        title={msg('Theme', { id: 'sc.settings.theme' })}
        value={settings.theme}
        choices={[
          ['auto', msg('Same as system', { id: 'sc.settings.auto' })],
          ['light', msg('Light', { id: 'sc.settings.light' })],
          ['dark', msg('Dark', { id: 'sc.settings.dark' })],
        ]}
        onChange={(theme) => change({ theme })}
      />
      <Choice
        title={msg('Text size', { id: 'sc.settings.text' })}
        value={settings.text}
        choices={[
          ['87.5%', '87.5 %'],
          ['100%', '100 %'],
          ['125%', '125 %'],
          ['200%', '200 %'],
        ]}
        onChange={(text) => change({ text })}
      />
      <Choice
        title={msg('Direction', { id: 'sc.settings.direction' })}
        value={settings.direction}
        choices={[
          ['auto', msg('Same as language', { id: 'sc.settings.direction.auto' })],
          ['ltr', msg('Left to right', { id: 'sc.settings.direction.ltr' })],
          ['rtl', msg('Right to left', { id: 'sc.settings.direction.rtl' })],
        ]}
        onChange={(direction) => change({ direction })}
      />
      <section className="developer">
        <h2>{msg('Developer', { id: 'sc.settings.developer' })}</h2>
        <Languages
          title={msg('Pseudo-languages, to test layouts', { id: 'sc.settings.pseudo' })}
          choices={PSEUDO_LANGUAGES}
          value={locale}
        />
        <CellGroup inset title={msg('Tools', { id: 'sc.settings.tools' })}>
          <Cell
            title={msg('Inspector', { id: 'sc.settings.inspector' })}
            label={msg('Stack, events, calls and leaks of this app, live', { id: 'sc.settings.inspector.label' })}
            clickable
            arrow
            onClick={() => void import('nacre/inspector').then(({ openInspector }) => openInspector())}
          />
        </CellGroup>
      </section>
    </div>
  );
}
