import { msg } from '@lit/localize';
import { Checkbox } from 'nacre/react/checkbox';
import { CheckboxGroup } from 'nacre/react/checkbox-group';
import { Input } from 'nacre/react/input';
import { Picker } from 'nacre/react/picker';
import { Switch } from 'nacre/react/switch';
import { Textarea } from 'nacre/react/textarea';
import { useState } from 'react';
import { Choice } from '../parts/choice.js';
import { Prose } from '../parts/prose.js';
import type { ApiField } from './documentation.js';

interface FieldProps {
  field: ApiField;
  value: unknown;
  /** What the call said about this option. */
  problem?: string | undefined;
  /** Undefined leaves the option out. */
  onChange: (value: unknown) => void;
}

/** One option of a call: a control by its type, with its description. */
export function OptionField({ field, value, problem, onChange }: FieldProps) {
  return (
    <div className="property" data-option={field.name}>
      <Control field={field} value={value} onChange={onChange} />
      {problem && <p className="hint problem">{problem}</p>}
      <p className="hint" lang="en" dir="ltr">
        <Prose text={field.description} />
      </p>
    </div>
  );
}

/** As many choices stand beside each other; more are in a picker. */
const MOST = 6;

function Control({ field, value, onChange }: Omit<FieldProps, 'problem'>) {
  const { name, kind, required, default: fallback } = field;
  const placeholder = fallback === undefined ? '' : String(fallback);
  switch (kind) {
    case 'boolean':
      return (
        <Switch checked={Boolean(value ?? fallback)} onChange={({ target }) => onChange(target.checked)}>
          <code>{name}</code>
        </Switch>
      );
    case 'choice':
    case 'choices':
      return <Choices field={field} value={value} onChange={onChange} />;
    case 'text':
    case 'number':
      return (
        <Input
          label={name}
          type={kind === 'number' ? 'digit' : 'text'}
          required={required}
          placeholder={placeholder}
          maxlength={-1}
          value={value === undefined ? '' : String(value)}
          onInput={({ target: { value: text } }) => {
            if (text === '' && !required) onChange(undefined);
            else onChange(kind === 'number' && text !== '' ? Number(text) : text);
          }}
        />
      );
    case 'texts':
      return (
        <Textarea
          label={`${name} – ${msg('one per line', { id: 'sc.api.lines' })}`}
          required={required}
          autoHeight
          minRows={1}
          maxlength={-1}
          value={Array.isArray(value) ? value.join('\n') : ''}
          onInput={({ target: { value: text } }) => onChange(text === '' ? undefined : text.split('\n'))}
        />
      );
    case 'json':
      return <JsonInput field={field} value={value} onChange={onChange} />;
    case 'code':
      return (
        <p className="hint">
          <code>{name}</code> {msg('Only code can set this.', { id: 'sc.api.code-only' })}
        </p>
      );
  }
}

/** A union of literals, or a list of them. Without a choice, the call takes its default. */
function Choices({ field, value, onChange }: Omit<FieldProps, 'problem'>) {
  const { name, kind, choices = [], default: fallback } = field;
  if (kind === 'choice' && choices.length > MOST) {
    const rows = ['–', ...choices.map(String)];
    return (
      <Picker
        label={name}
        mode="selector"
        selectorType="auto"
        range={rows}
        value={Math.max(0, choices.indexOf((value ?? fallback) as string) + 1)}
        onChange={({ target }) => onChange(choices[Number(target.value) - 1])}
      />
    );
  }
  if (kind === 'choice') {
    return (
      <Choice
        label={name}
        options={choices.map((choice) => [choice, String(choice)])}
        value={value ?? fallback}
        onChange={onChange}
      />
    );
  }
  return (
    <CheckboxGroup
      label={name}
      value={Array.isArray(value) ? value.map(String) : []}
      onChange={({ currentTarget: { value: chosen } }) => {
        const next = choices.filter((choice) => chosen.includes(String(choice)));
        onChange(next.length ? next : undefined);
      }}
    >
      {choices.map((choice) => (
        <Checkbox key={choice} value={String(choice)}>
          {choice}
        </Checkbox>
      ))}
    </CheckboxGroup>
  );
}

/** Any other value, as JSON. */
function JsonInput({ field: { name, type, required }, value, onChange }: Omit<FieldProps, 'problem'>) {
  const [draft, setDraft] = useState<string>();
  const [problem, setProblem] = useState('');
  const change = (text: string): void => {
    setDraft(text);
    try {
      onChange(text === '' ? undefined : JSON.parse(text));
      setProblem('');
    } catch (error) {
      setProblem((error as Error).message);
    }
  };
  return (
    <Textarea
      label={`${name} (JSON)`}
      required={required}
      autoHeight
      minRows={1}
      maxlength={-1}
      placeholder={type}
      value={draft ?? (value === undefined ? '' : JSON.stringify(value))}
      customValidity={problem}
      onInput={({ target }) => change(target.value)}
    />
  );
}
