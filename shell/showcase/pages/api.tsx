import { msg } from '@lit/localize';
import { support, type CallName } from 'nacre/device';
import { usePage } from 'nacre/shell';
import { useEffect, useState } from 'react';
import { codeOf } from '../apis/call-code.js';
import { CallForm } from '../apis/call-form.js';
import { API_GROUPS, optionsOf } from '../apis/calls.js';
import { type ApiField, callOf } from '../apis/documentation.js';
import { useSignals } from '../apis/signals.js';
import { CodeBlock } from '../parts/code-block.js';
import { useLocale } from '../parts/locale.js';
import { Log } from '../parts/log.js';
import { Prose } from '../parts/prose.js';
import { SupportBadge, SupportTable } from '../parts/support-badge.js';
import NotFound from './not-found.js';

export default function ApiPage() {
  useLocale();
  const page = usePage();
  const name = (page.params['name'] ?? '') as CallName;
  const options = optionsOf(name);
  const documented = callOf(name);
  const [edited, setEdited] = useState(() => page.getSnapshot<string>('options'));
  // Until the user edits them, the options follow the language, which may load after the page.
  const text = edited ?? JSON.stringify(options, null, 2);
  const signalNames = API_GROUPS.find(({ calls }) => calls.some(([call]) => call === name))?.signals;
  const signals = useSignals(signalNames);
  const isKnown = options !== undefined;
  useEffect(() => {
    if (isKnown) page.setTitle(name);
  }, [page, name, isKnown]);
  if (!options || !documented) return <NotFound />;

  const change = (next: string): void => {
    setEdited(next);
    page.setSnapshot('options', next);
  };

  const { reason } = support(name);
  return (
    <div className="page api">
      <div className="api-part">
        <p className="lead" lang="en" dir="ltr">
          <Prose text={documented.description} />
        </p>
        <p className="hint">
          <SupportBadge name={name} />{' '}
          <span lang="en" dir="ltr">
            {reason}
          </span>
        </p>
        <CallForm call={documented} text={text} onChange={change} />
      </div>
      <div className="api-part">
        <h2>{msg('Code', { id: 'sc.code' })}</h2>
        <CodeBlock code={codeOf(documented, text)} language="script" />
        <Fields title={msg('Result', { id: 'sc.api.result' })} fields={documented.result} />
        <Fields
          title={msg('Errors', { id: 'sc.api.errors' })}
          fields={documented.errors.map((error) => ({ ...error, type: String(error.code) }))}
        />
        <h2>{msg('Browsers', { id: 'sc.api.browsers' })}</h2>
        <SupportTable name={name} />
        {signalNames && (
          <>
            <h2>{msg('Signals', { id: 'sc.signals' })}</h2>
            <Log lines={signals} empty={msg('No signals yet.', { id: 'sc.signals.none' })} />
          </>
        )}
      </div>
    </div>
  );
}

/** Names with their types and descriptions; nothing without any. */
function Fields({
  title,
  fields,
}: {
  title: string;
  fields: readonly Pick<ApiField, 'name' | 'type' | 'description'>[];
}) {
  if (!fields.length) return null;
  return (
    <>
      <h2>{title}</h2>
      <dl className="api-fields" lang="en" dir="ltr">
        {fields.map(({ name, type, description }) => (
          <div key={name}>
            <dt>
              <code>{name}</code> <small>{type}</small>
            </dt>
            <dd>
              <Prose text={description} />
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
