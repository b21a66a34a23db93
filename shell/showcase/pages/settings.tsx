import { msg } from '@lit/localize';
import { setLocale } from 'nacre/locales';
import { useState } from 'react';
import { applySettings, readSettings, type Settings } from '../settings.js';
import { LANGUAGES, PSEUDO_LANGUAGES } from '../languages.js';
import { useLocale } from '../parts/locale.js';

interface ChoiceProps<Value extends string> {
  legend: string;
  name: string;
  /** None is checked if it is another value. */
  value: string;
  choices: readonly (readonly [value: Value, label: string, lang?: string])[];
  onChange: (value: Value) => void;
}

function Choice<Value extends string>({ legend, name, value, choices, onChange }: ChoiceProps<Value>) {
  return (
    <fieldset className="choices">
      <legend>{legend}</legend>
      {choices.map(([choice, label, lang]) => (
        <label key={choice} lang={lang}>
          <input type="radio" name={name} checked={choice === value} onChange={() => onChange(choice)} />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  );
}

export default function SettingsPage() {
  const locale = useLocale();
  const [settings, setSettings] = useState(readSettings);
  const change = (part: Partial<Settings>): void => {
    const next = { ...settings, ...part };
    setSettings(next);
    applySettings(next);
  };
  return (
    <div className="page settings">
      <Choice
        legend={msg('Language', { id: 'sc.settings.language' })}
        name="language"
        value={locale}
        choices={LANGUAGES}
        onChange={(code) => void setLocale(code, { remember: true })}
      />
      <Choice
        legend={msg('Theme', { id: 'sc.settings.theme' })}
        name="theme"
        value={settings.theme}
        choices={[
          ['auto', msg('As the system', { id: 'sc.settings.auto' })],
          ['light', msg('Light', { id: 'sc.settings.light' })],
          ['dark', msg('Dark', { id: 'sc.settings.dark' })],
        ]}
        onChange={(theme) => change({ theme })}
      />
      <Choice
        legend={msg('Text size', { id: 'sc.settings.text' })}
        name="text"
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
        legend={msg('Direction', { id: 'sc.settings.direction' })}
        name="direction"
        value={settings.direction}
        choices={[
          ['auto', msg('As the language', { id: 'sc.settings.direction.auto' })],
          ['ltr', msg('Left to right', { id: 'sc.settings.direction.ltr' })],
          ['rtl', msg('Right to left', { id: 'sc.settings.direction.rtl' })],
        ]}
        onChange={(direction) => change({ direction })}
      />
      <section className="developer">
        <h2>{msg('Developer', { id: 'sc.settings.developer' })}</h2>
        <Choice
          legend={msg('Pseudo-languages, to test layouts', { id: 'sc.settings.pseudo' })}
          name="language"
          value={locale}
          choices={PSEUDO_LANGUAGES}
          onChange={(code) => void setLocale(code, { remember: true })}
        />
      </section>
    </div>
  );
}
