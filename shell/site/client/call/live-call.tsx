import { support } from 'nacre/device';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { codeOf } from '../../../showcase/apis/call-code.js';
import { CallForm } from '../../../showcase/apis/call-form.js';
import { useSignals } from '../../../showcase/apis/signals.js';
import { CodeBlock } from '../../../showcase/parts/code-block.js';
import { Log } from '../../../showcase/parts/log.js';
import { barOf } from './bars.js';
import type { CallData } from './data.js';
import { sampleOf, type Sample } from './samples.js';

interface LiveCallProps {
  call: CallData;
  sample: Sample;
  /** Where the code is that follows the form. */
  code: Element;
}

/** The form of a call, what it signals, and its code. */
function LiveCall({ call, sample, code }: LiveCallProps) {
  const [text, setText] = useState(sample.text);
  const signals = useSignals(call.signals);
  const { level, reason } = support(call.name);
  return (
    <>
      <p className="hint">
        In this browser: {level.replace('-', ' ')} ({reason}).
      </p>
      {sample.needsServer && (
        <p className="hint">
          This page has no server that takes what is sent: give the address of yours as <code>url</code>.
        </p>
      )}
      {barOf(call.name)}
      <CallForm call={call} text={text} onChange={setText} />
      {call.signals.length > 0 && (
        <section className="call-signals">
          <h3 id="heard">Signals heard</h3>
          <Log lines={signals} empty="No signals yet." />
        </section>
      )}
      {createPortal(<CodeBlock code={codeOf(call, text)} language="script" />, code)}
    </>
  );
}

/** `code` has a sample for readers without scripts, which this replaces. */
export function showForm(call: CallData, place: Element, code: HTMLElement, root: URL): void {
  // What is below stays where it is.
  code.style.minBlockSize = `${code.offsetHeight}px`;
  code.replaceChildren();
  place.replaceChildren();
  createRoot(place).render(<LiveCall call={call} sample={sampleOf(call.name, root)} code={code} />);
}
