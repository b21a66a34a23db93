import { msg } from '@lit/localize';
import { device, support, type CallName } from 'nacre/device';
import { Button } from 'nacre/react/button';
import { usePage } from 'nacre/shell';
import { useEffect, useRef, useState } from 'react';
import { API_GROUPS, optionsOf } from '../apis/calls.js';
import { type ApiCall, type ApiField, callOf } from '../apis/documentation.js';
import { OptionsEditor } from '../apis/options-editor.js';
import { useSignals } from '../apis/signals.js';
import { CodeBlock } from '../parts/code-block.js';
import { literalOf } from '../parts/literal.js';
import { useLocale } from '../parts/locale.js';
import { Log } from '../parts/log.js';
import { Prose } from '../parts/prose.js';
import { SupportBadge, SupportTable } from '../parts/support-badge.js';
import NotFound from './not-found.js';

interface Outcome {
  readonly ok: boolean;
  readonly text: string;
}

/** A result as text. Values that JSON cannot hold are named. */
const show = (value: unknown): string =>
  JSON.stringify(value, (_key, item: unknown) => (item instanceof Promise ? 'Promise' : item), 2) ?? String(value);

async function run(name: CallName, text: string, signal: AbortSignal): Promise<Outcome> {
  try {
    const options = JSON.parse(text || '{}') as object;
    return { ok: true, text: show(await device.call(name, { ...options, signal } as never)) };
  } catch (error) {
    const { errMsg, errCode, message } = error as { errMsg?: string; errCode?: number; message: string };
    return { ok: false, text: errMsg ? `${errMsg}\nerrCode: ${errCode}` : message };
  }
}

/** The call as code. Options that are not JSON yet are shown as they are. */
function codeOf({ name, kind }: Pick<ApiCall, 'name' | 'kind'>, text: string): string {
  let options = text;
  try {
    options = literalOf(JSON.parse(text));
  } catch {
    // The user is still typing.
  }
  return `import { ${name} } from 'nacre/device';\n\nconst result = ${kind === 'sync' ? '' : 'await '}${name}(${options === '{}' ? '' : options});`;
}

export default function ApiPage() {
  useLocale();
  const page = usePage();
  const name = (page.params['name'] ?? '') as CallName;
  const options = optionsOf(name);
  const documented = callOf(name);
  const [edited, setEdited] = useState(() => page.getSnapshot<string>('options'));
  // Until the user edits them, the options follow the language, which may load after the page.
  const text = edited ?? JSON.stringify(options, null, 2);
  const [outcome, setOutcome] = useState<Outcome>();
  const running = useRef<AbortController>(undefined);
  const [isBusy, setBusy] = useState(false);
  const signalNames = API_GROUPS.find(({ calls }) => calls.some(([call]) => call === name))?.signals;
  const signals = useSignals(signalNames);
  const isKnown = options !== undefined;
  useEffect(() => {
    if (isKnown) page.setTitle(name);
  }, [page, name, isKnown]);
  if (!options || !documented) return <NotFound />;

  const call = async (): Promise<void> => {
    const abort = (running.current = new AbortController());
    // Synchronously: some calls need the user's tap.
    const answer = run(name, text, abort.signal);
    setBusy(true);
    setOutcome(await answer);
    setBusy(false);
  };
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
        <OptionsEditor
          fields={documented.options}
          text={text}
          failure={outcome?.ok === false ? outcome.text : undefined}
          onChange={change}
        />
        <div className="actions">
          <Button type="primary" loading={isBusy} onClick={() => void call()}>
            {msg('Call', { id: 'sc.call' })}
          </Button>
          {isBusy && <Button onClick={() => running.current?.abort()}>{msg('Give up', { id: 'sc.api.abort' })}</Button>}
        </div>
        <div role="status" className="outcome" data-ok={outcome?.ok}>
          {outcome && <pre dir="ltr">{outcome.text}</pre>}
        </div>
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
            <Log lines={signals} empty={msg('Nothing has been signalled yet.', { id: 'sc.signals.none' })} />
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
