import { msg } from '@lit/localize';
import { device, type CallName } from 'nacre/device';
import { Button } from 'nacre/react/button';
import { useRef, useState } from 'react';
import type { ApiCall } from './documentation.js';
import { OptionsEditor } from './options-editor.js';

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

interface CallFormProps {
  call: Pick<ApiCall, 'name' | 'options'>;
  /** The options as JSON. */
  text: string;
  onChange: (text: string) => void;
}

/** Makes a call: its options as a form, a button, one to give up while it runs, and what came of it. */
export function CallForm({ call: { name, options }, text, onChange }: CallFormProps) {
  const [outcome, setOutcome] = useState<Outcome>();
  const [isBusy, setBusy] = useState(false);
  const running = useRef<AbortController>(undefined);
  const call = async (): Promise<void> => {
    const abort = (running.current = new AbortController());
    // Synchronously: some calls need the user's tap.
    const answer = run(name as CallName, text, abort.signal);
    setBusy(true);
    setOutcome(await answer);
    setBusy(false);
  };
  return (
    <>
      <OptionsEditor
        fields={options}
        text={text}
        failure={outcome?.ok === false ? outcome.text : undefined}
        onChange={onChange}
      />
      <div className="actions">
        <Button type="primary" loading={isBusy} onClick={() => void call()}>
          {msg('Call', { id: 'sc.call' })}
        </Button>
        {isBusy && <Button onClick={() => running.current?.abort()}>{msg('Abort', { id: 'sc.api.abort' })}</Button>}
      </div>
      <div role="status" className="outcome" data-ok={outcome?.ok}>
        {outcome && <pre dir="ltr">{outcome.text}</pre>}
      </div>
    </>
  );
}
