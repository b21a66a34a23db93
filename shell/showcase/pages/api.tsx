import { msg } from '@lit/localize';
import { device, support, type CallName } from 'nacre/device';
import { Button } from 'nacre/react/button';
import { usePage } from 'nacre/shell';
import { useEffect, useId, useState } from 'react';
import { API_GROUPS, optionsOf } from '../apis/calls.js';
import { useSignals } from '../apis/signals.js';
import { CodeBlock } from '../parts/code-block.js';
import { literalOf } from '../parts/literal.js';
import { useLocale } from '../parts/locale.js';
import { Log } from '../parts/log.js';
import { SupportBadge } from '../parts/support-badge.js';
import NotFound from './not-found.js';

interface Outcome {
  readonly ok: boolean;
  readonly text: string;
}

/** A result as text. Values that JSON cannot hold are named. */
const show = (value: unknown): string =>
  JSON.stringify(value, (_key, item: unknown) => (item instanceof Promise ? 'Promise' : item), 2) ?? String(value);

async function run(name: CallName, text: string): Promise<Outcome> {
  try {
    const options: unknown = JSON.parse(text || '{}');
    return { ok: true, text: show(await device.call(name, options as never)) };
  } catch (error) {
    const { errMsg, errCode, message } = error as { errMsg?: string; errCode?: number; message: string };
    return { ok: false, text: errMsg ? `${errMsg}\nerrCode: ${errCode}` : message };
  }
}

/** The call as code. Options that are not JSON yet are shown as they are. */
function codeOf(name: string, text: string): string {
  let options = text;
  try {
    options = literalOf(JSON.parse(text));
  } catch {
    // The user is still typing.
  }
  return `import { ${name} } from 'nacre/device';\n\nconst result = await ${name}(${options === '{}' ? '' : options});`;
}

export default function ApiPage() {
  useLocale();
  const page = usePage();
  const name = (page.params['name'] ?? '') as CallName;
  const options = optionsOf(name);
  const [text, setText] = useState(() => page.getSnapshot<string>('options') ?? JSON.stringify(options, null, 2));
  const [outcome, setOutcome] = useState<Outcome>();
  const [isBusy, setBusy] = useState(false);
  const id = useId();
  const signalNames = API_GROUPS.find(({ calls }) => calls.some(([call]) => call === name))?.signals;
  const signals = useSignals(signalNames);
  const isKnown = options !== undefined;
  useEffect(() => {
    if (isKnown) page.setTitle(name);
  }, [page, name, isKnown]);
  if (!options) return <NotFound />;

  const call = async (): Promise<void> => {
    // Synchronously: some calls need the user's tap.
    const running = run(name, text);
    setBusy(true);
    setOutcome(await running);
    setBusy(false);
  };

  const { reason } = support(name);
  return (
    <div className="page api">
      <div className="api-part">
        <p className="lead">
          <SupportBadge name={name} /> <span lang="en">{reason}</span>
        </p>
        <div className="field">
          <label className="hint" htmlFor={id}>
            {msg('Options', { id: 'sc.options' })}
          </label>
          <textarea
            id={id}
            dir="ltr"
            spellCheck={false}
            rows={Math.min(12, text.split('\n').length + 1)}
            value={text}
            onChange={({ target }) => {
              setText(target.value);
              page.setSnapshot('options', target.value);
            }}
          />
        </div>
        <Button type="primary" loading={isBusy} onClick={() => void call()}>
          {msg('Call', { id: 'sc.call' })}
        </Button>
        <div role="status" className="outcome" data-ok={outcome?.ok}>
          {outcome && <pre dir="ltr">{outcome.text}</pre>}
        </div>
      </div>
      <div className="api-part">
        <h2>{msg('Code', { id: 'sc.code' })}</h2>
        <CodeBlock code={codeOf(name, text)} language="script" />
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
