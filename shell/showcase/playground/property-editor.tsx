import { Input } from 'nacre/react/input';
import { Switch } from 'nacre/react/switch';
import { useState } from 'react';
import { Choice } from '../parts/choice.js';
import { Prose } from '../parts/prose.js';
import { IconChoice } from './icon-choice.js';
import { defaultOf, editorOf, type Editor, type ElementField } from './manifest.js';

interface PropertyEditorProps {
  field: ElementField;
  /** Values to choose from, instead of those of the property's type. */
  choices?: readonly string[] | undefined;
  /** The choices are names of icons. */
  isIcon?: boolean;
  value: unknown;
  onChange: (value: unknown) => void;
}

/** Edits one property of the shown element, with a control that fits its type. */
export function PropertyEditor({ field, choices, isIcon, value, onChange }: PropertyEditorProps) {
  if (isIcon) return <IconChoice names={choices ?? []} value={value} onChange={onChange} />;
  const editor = choices ? ({ kind: 'choice', choices } as const) : editorOf(field);
  return (
    <div className="property">
      {editor && <Control editor={editor} name={field.name} value={value ?? defaultOf(field)} onChange={onChange} />}
      {field.description && (
        <p className="hint" lang="en" dir="ltr">
          <Prose text={field.description} />
        </p>
      )}
    </div>
  );
}

interface ControlProps {
  editor: Editor;
  name: string;
  value: unknown;
  onChange: (value: unknown) => void;
}

function Control({ editor, name, value, onChange }: ControlProps) {
  switch (editor.kind) {
    case 'boolean':
      return (
        <Switch checked={Boolean(value)} onChange={({ target }) => onChange(target.checked)}>
          <code>{name}</code>
        </Switch>
      );
    case 'choice':
      return (
        <Choice
          label={name}
          options={editor.choices.map((choice) => [choice, choice || '–'])}
          value={value}
          onChange={onChange}
        />
      );
    case 'data':
      return <DataInput name={name} value={value} onChange={onChange} />;
    case 'number':
    case 'text':
      return (
        <Input
          label={name}
          type={editor.kind === 'number' ? 'digit' : 'text'}
          maxlength={-1}
          value={value === undefined ? '' : String(value)}
          onInput={({ target: { value: text } }) => {
            onChange(text === '' ? undefined : editor.kind === 'number' ? Number(text) : text);
          }}
        />
      );
  }
}

/** A list or an object, as JSON. */
function DataInput({ name, value, onChange }: Omit<ControlProps, 'editor'>) {
  const [text, setText] = useState(value === undefined ? '' : JSON.stringify(value));
  const [error, setError] = useState('');
  const change = (next: string): void => {
    setText(next);
    try {
      onChange(next === '' ? undefined : JSON.parse(next));
      setError('');
    } catch (failure) {
      setError((failure as Error).message);
    }
  };
  return (
    <Input
      label={`${name} (JSON)`}
      maxlength={-1}
      value={text}
      customValidity={error}
      onInput={({ target }) => change(target.value)}
    />
  );
}
