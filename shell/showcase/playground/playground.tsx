import { msg } from '@lit/localize';
import { useState } from 'react';
import { Choice } from '../parts/choice.js';
import { CodeBlock } from '../parts/code-block.js';
import { Collapse } from 'nacre/react/collapse';
import { CollapseItem } from 'nacre/react/collapse-item';
import { Segmented } from 'nacre/react/segmented';
import { Empty } from '../parts/empty.js';
import { Log } from '../parts/log.js';
import { Prose } from '../parts/prose.js';
import { Tabs } from '../parts/tabs.js';
import { codeOf, DIALECTS, type Dialect } from './code.js';
import { elementDescription } from './descriptions.js';
import { exampleOf } from './examples.js';
import { defaultOf, editorOf, fieldsOf, type ElementDescription, type ElementField } from './manifest.js';
import { PropertyEditor } from './property-editor.js';
import { SideBySide } from './side-by-side.js';
import { Stage } from './stage.js';

interface Heard {
  readonly id: number;
  readonly text: string;
}

/** Maximum number of events in the log. */
const LOG_LENGTH = 30;
/** Events that fire in each frame of a motion: the log keeps the latest. */
const STREAMS = new Set(['scroll', 'transition', 'refresherpulling', 'pulling', 'scale', 'htouchmove', 'vtouchmove']);
/** Properties that users change: once set here, they follow the element. */
const STATES = ['checked', 'value', 'open', 'selected', 'current', 'latitude', 'longitude', 'scale'];

/** A value as text; undefined for functions, nodes and undefined. */
function textOf(value: unknown): string | undefined {
  if (value == null || typeof value === 'function' || value instanceof Node || value instanceof FormData)
    return undefined;
  return JSON.stringify(value);
}

/** An event as text: its name and fields, or the state of its control. */
function describe(event: Event, fields: readonly string[]): string {
  const pick = (source: object | null, names: readonly string[]): string[] =>
    names.flatMap((name) => {
      const text = source && textOf((source as Record<string, unknown>)[name]);
      return text === undefined || text === null ? [] : [`${name}: ${text}`];
    });
  const own = pick(event, fields);
  return [event.type, ...(own.length > 0 ? own : pick(event.currentTarget, ['checked', 'value']))].join('  ');
}

/** An element with an editor for its properties, a log of its events, and code to copy. */
export function Playground({ element }: { element: ElementDescription }) {
  const example = exampleOf(element.tagName.replace(/^nc-/, ''));
  const [changes, setChanges] = useState<Readonly<Record<string, unknown>>>({});
  const [variantId, setVariantId] = useState(example.variants?.[0]?.id);
  const variant = example.variants?.find(({ id }) => id === variantId);
  const content = variant?.content ?? example.content;
  // The texts of the example follow the language, except for those that were changed here.
  const props = { ...example.props, ...variant?.props, ...changes };
  // What the user has opened is open in one place.
  const looks = { ...props, ...('open' in changes && { open: variant?.props?.['open'] ?? example.props?.['open'] }) };
  const shown = { ...example, ...(content !== undefined && { content }) };
  const [log, setLog] = useState<readonly Heard[]>([]);
  const [tab, setTab] = useState('properties');

  const set = (change: Readonly<Record<string, unknown>>): void => setChanges((before) => ({ ...before, ...change }));
  /** Sets a property, and those that belong to its value. */
  const edit = (change: Readonly<Record<string, unknown>>): void =>
    set(
      Object.assign(
        {},
        ...Object.entries(change).map(([name, value]) => example.follows?.[name]?.[String(value)]),
        change,
      ),
    );
  const hear = (fields: readonly string[]) => (event: Event) => {
    const text = describe(event, fields);
    setLog(([last, ...others]) => {
      const isNext = STREAMS.has(event.type) && last?.text.split(' ')[0] === event.type;
      const rest = last && !isNext ? [last, ...others] : others;
      return [{ id: (last?.id ?? 0) + 1, text }, ...rest].slice(0, LOG_LENGTH);
    });
    const source = event.currentTarget as unknown as Record<string, unknown>;
    const state = STATES.filter((name) => name in props).map((name) => [name, source[name]] as const);
    set(Object.fromEntries(state));
  };
  const handlers = Object.fromEntries(
    (element.events ?? []).map(({ reactName, fields }) => [reactName, hear((fields ?? []).map(({ name }) => name))]),
  );

  return (
    <div className="playground">
      <div className="shown">
        <Stage
          key={variantId}
          tagName={element.tagName}
          example={shown}
          props={props}
          handlers={handlers}
          onOpen={() => set({ open: true })}
        />
        {example.variants && (
          <Choice
            className="variants"
            label={msg('Example', { id: 'sc.variants' })}
            options={example.variants.map(({ id, label }) => [id, label])}
            value={variantId}
            onChange={(id) => {
              setVariantId(id);
              setChanges({});
            }}
          />
        )}
        <Description tagName={element.tagName} text={element.description ?? ''} />
        <SideBySide element={element} example={shown} props={looks} onChoose={edit} />
      </div>
      <Tabs
        label={element.tagName}
        selected={tab}
        onSelect={setTab}
        tabs={[
          {
            id: 'properties',
            label: msg('Properties', { id: 'sc.properties' }),
            content: <Properties element={element} props={props} choices={example.choices} onChange={edit} />,
          },
          {
            id: 'events',
            label: msg('Events', { id: 'sc.events' }),
            content: (
              <Log lines={log} empty={msg('Use the element: its events appear here.', { id: 'sc.no-events' })} />
            ),
          },
          {
            id: 'code',
            label: msg('Code', { id: 'sc.code' }),
            content: <Code element={element} props={props} content={content} within={example.within} />,
          },
        ]}
      />
    </div>
  );
}

/** What the element is, in the language of the reader; on demand what the manifest says of it. */
function Description({ tagName, text }: { tagName: string; text: string }) {
  return (
    <div className="description">
      <p className="lead">{elementDescription(tagName.replace(/^nc-/, ''))}</p>
      <Collapse inset className="rows">
        <CollapseItem title={msg('Full description', { id: 'sc.description.full' })}>
          <p className="lead" lang="en" dir="ltr">
            <Prose text={text} />
          </p>
        </CollapseItem>
      </Collapse>
    </div>
  );
}

interface PropertiesProps {
  element: ElementDescription;
  props: Readonly<Record<string, unknown>>;
  choices: Readonly<Record<string, readonly string[]>> | undefined;
  onChange: (change: Readonly<Record<string, unknown>>) => void;
}

function Properties({ element, props, choices, onChange }: PropertiesProps) {
  const fields = fieldsOf(element).filter((field) => choices?.[field.name] ?? editorOf(field));
  if (fields.length === 0) return <Empty text={msg('This element has no settings.', { id: 'sc.no-properties' })} />;
  return fields.map((field) => (
    <PropertyEditor
      key={field.name}
      field={field}
      choices={choices?.[field.name]}
      isIcon={element.tagName === 'nc-icon' && field.name === 'type'}
      value={props[field.name]}
      onChange={(value) => onChange({ [field.name]: value })}
    />
  ));
}

/** The properties that differ from their defaults, in the order of the element. */
function changedOf(element: ElementDescription, props: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const isChanged = (field: ElementField): boolean =>
    props[field.name] !== undefined && props[field.name] !== (defaultOf(field) ?? (field.name === 'open' ? false : ''));
  const fields = fieldsOf(element).filter(isChanged);
  return Object.fromEntries(fields.map(({ name }) => [name, props[name]]));
}

function Code({
  element,
  props,
  content,
  within,
}: {
  element: ElementDescription;
  props: Readonly<Record<string, unknown>>;
  content: Parameters<typeof codeOf>[3];
  within: Parameters<typeof codeOf>[4];
}) {
  const [dialect, setDialect] = useState<Dialect>('HTML');
  return (
    <>
      <Segmented
        className="dialects"
        aria-label={msg('Code language', { id: 'sc.dialects' })}
        options={DIALECTS}
        value={dialect}
        onChange={({ currentTarget }) => setDialect(currentTarget.value as Dialect)}
      />
      <CodeBlock
        code={codeOf(dialect, element, changedOf(element, props), content, within)}
        language={dialect === 'React' ? 'script' : 'markup'}
      />
    </>
  );
}
