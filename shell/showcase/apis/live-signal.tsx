import { msg, str } from '@lit/localize';
import { device, type CallName, type SignalName } from 'nacre/device';
import { Button } from 'nacre/react/button';
import { Spinner } from 'nacre/react/spinner';
import { useEffect, useState } from 'react';
import { Failure } from '../parts/failure.js';
import { Prose } from '../parts/prose.js';
import { type ApiSignal, callOf } from './documentation.js';
import { Plot, type Sample, SPAN } from './plot.js';

/** `startCompass` of `compassChange`, if there is such a call. */
function switchOf(prefix: 'start' | 'stop', signal: string): CallName | undefined {
  const subject = signal.replace(/Change$/, '');
  const title = subject[0]!.toUpperCase() + subject.slice(1);
  return [title, `${title}Update`, `${title}Listening`].map((name) => prefix + name).find(callOf) as
    CallName | undefined;
}

/** The numbers of a payload; booleans are 0 and 1. */
function numbersOf(payload: unknown): Record<string, number> {
  const entries = Object.entries(Object(payload) as object).map(([name, value]) => [
    name,
    typeof value === 'boolean' ? Number(value) : (value as unknown),
  ]);
  return Object.fromEntries(entries.filter(([, value]) => Number.isFinite(value))) as Record<string, number>;
}

/** A signal that is listened to on demand: a plot of its numbers, and its last payload. */
export function LiveSignal({ signal: { name, description }, locale }: { signal: ApiSignal; locale: string }) {
  const [isOn, setOn] = useState(false);
  const [samples, setSamples] = useState<readonly Sample[]>([]);
  const [last, setLast] = useState<string>();
  const [problem, setProblem] = useState<string>();
  useEffect(() => {
    if (!isOn) return undefined;
    const end = device.watch(
      name as SignalName,
      (payload) => {
        const time = performance.now();
        setLast(JSON.stringify(payload));
        setSamples((before) => {
          // One older than the axis stays, so that its line comes from the edge.
          const first = before.findLastIndex((sample) => sample.time < time - SPAN);
          return [...before.slice(Math.max(0, first)), { time, values: numbersOf(payload) }];
        });
      },
      { immediate: true },
    );
    const stop = switchOf('stop', name);
    // The page is left, or the user has stopped it.
    return () => {
      end();
      if (stop) device.call(stop).catch(() => undefined);
      setOn(false);
    };
  }, [isOn, name]);

  const toggle = async (): Promise<void> => {
    setProblem(undefined);
    if (isOn) return setOn(false);
    const start = switchOf('start', name);
    setOn(true);
    try {
      // In the tap: sensors ask the user.
      if (start) await device.call(start);
    } catch (error) {
      setOn(false);
      setProblem((error as Error).message);
    }
  };

  const fields = [...new Set(samples.flatMap(({ values }) => Object.keys(values)))];
  return (
    <section className="live" data-signal={name} data-on={isOn}>
      <header>
        <h2 dir="ltr">{name}</h2>
        <Button size="mini" type={isOn ? 'default' : 'primary'} onClick={() => void toggle()}>
          {isOn ? msg('Stop', { id: 'sc.stop' }) : msg('Start', { id: 'sc.signals.start' })}
        </Button>
      </header>
      <p className="hint" lang="en" dir="ltr">
        <Prose text={description} />
      </p>
      {fields.length > 0 && (
        <>
          <Plot
            samples={samples}
            fields={fields}
            locale={locale}
            label={msg(str`${name}, the last 20 seconds`, { id: 'sc.signals.chart' })}
          />
          <ul className="legend" dir="ltr">
            {fields.map((field) => (
              <li key={field}>{field}</li>
            ))}
          </ul>
        </>
      )}
      {isOn && !last && (
        <Spinner size={20}>{msg('Waiting for the first signal.', { id: 'sc.signals.waiting' })}</Spinner>
      )}
      <Failure text={problem} />
      {last && (
        <pre dir="ltr" className="last">
          {last}
        </pre>
      )}
    </section>
  );
}
