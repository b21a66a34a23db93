import { msg } from '@lit/localize';
import { Textarea } from 'nacre/react/textarea';
import { useState } from 'react';
import { Empty } from '../parts/empty.js';
import { Tabs } from '../parts/tabs.js';
import type { ApiField } from './documentation.js';
import { OptionField } from './option-field.js';

interface EditorProps {
  fields: readonly ApiField[];
  /** The options as JSON. */
  text: string;
  /** Why the last call was refused. */
  failure: string | undefined;
  onChange: (text: string) => void;
}

/** The options in a text; undefined if it is no JSON object. */
export function optionsIn(text: string): Record<string, unknown> | undefined {
  try {
    const options: unknown = JSON.parse(text || '{}');
    return typeof options === 'object' && options !== null && !Array.isArray(options)
      ? (options as Record<string, unknown>)
      : undefined;
  } catch {
    return undefined;
  }
}

/** The options of a call: a form by their types, or their JSON. */
export function OptionsEditor({ fields, text, failure, onChange }: EditorProps) {
  const [tab, setTab] = useState('form');
  return (
    <Tabs
      label={msg('Options', { id: 'sc.options' })}
      selected={tab}
      onSelect={setTab}
      tabs={[
        {
          id: 'form',
          label: msg('Form', { id: 'sc.api.form' }),
          content: <OptionsForm fields={fields} text={text} failure={failure} onChange={onChange} />,
        },
        { id: 'json', label: 'JSON', content: <OptionsText text={text} onChange={onChange} /> },
      ]}
    />
  );
}

function OptionsForm({ fields, text, failure = '', onChange }: EditorProps) {
  const options = optionsIn(text);
  if (!options) {
    return <Empty text={msg('This JSON cannot be read, so there is no form.', { id: 'sc.api.unreadable' })} />;
  }
  if (!fields.length) return <Empty text={msg('This call has no options.', { id: 'sc.api.no-options' })} />;
  // 'showToast:fail duration: expected …' is about `duration`.
  const [, refused, reason] = /^\w+:fail (\w+)[^:]*: (.*)/.exec(failure) ?? [];
  return fields.map((field) => (
    <OptionField
      key={field.name}
      field={field}
      value={options[field.name]}
      problem={refused === field.name ? reason : undefined}
      onChange={(value) => {
        // JSON leaves out what is undefined.
        onChange(JSON.stringify({ ...options, [field.name]: value }, null, 2));
      }}
    />
  ));
}

const OptionsText = ({ text, onChange }: Pick<EditorProps, 'text' | 'onChange'>) => (
  <Textarea
    className="json"
    label={msg('Options', { id: 'sc.options' })}
    dir="ltr"
    spellCheck={false}
    autoHeight
    minRows={4}
    maxRows={16}
    maxlength={-1}
    value={text}
    onInput={({ target }) => onChange(target.value)}
  />
);
