import { msg, str } from '@lit/localize';
import { DeviceError, ErrCode, showToast } from 'nacre/device';
import { Button } from 'nacre/react/button';
import { useState, useSyncExternalStore } from 'react';
import { Choice } from '../parts/choice.js';
import { getTape, openTape, play, saveTape, startRecording, stop, stopRecording, subscribeTape } from './tape.js';

const speeds = (): readonly (readonly [speed: number, label: string])[] => [
  [1, '1 ×'],
  [4, '4 ×'],
  [Infinity, msg('Instant', { id: 'sc.tape.at-once' })],
];

/** Tells why a file could not be opened or saved; nothing if the user gave up. */
async function tell(work: Promise<void>): Promise<void> {
  try {
    await work;
  } catch (error) {
    const { errCode, errSubject } = error as Partial<DeviceError>;
    if (errCode === ErrCode.cancel) return;
    const isBroken = errSubject === 'replay';
    const title = isBroken ? msg('This file is not a recording.', { id: 'sc.tape.broken' }) : (error as Error).message;
    await showToast({ title, icon: 'none' });
  }
}

/** Records the traffic of the app, and lets the recording answer. */
export function TapePanel() {
  const { mode, tape, calls, signals } = useSyncExternalStore(subscribeTape, getTape);
  const [speed, setSpeed] = useState(1);
  const isIdle = mode === 'idle';
  return (
    <section className="tape" data-mode={mode}>
      <h2>{msg('Record and replay', { id: 'sc.tape.title' })}</h2>
      <p className="hint">
        {msg('Record what the app asks of the device, then let the recording answer: for demos and tests.', {
          id: 'sc.tape.lead',
        })}
      </p>
      <div className="actions">
        {mode === 'recording' ? (
          <Button type="warn" onClick={stopRecording}>
            {msg('Stop', { id: 'sc.stop' })}
          </Button>
        ) : (
          <Button type="primary" disabled={!isIdle} onClick={startRecording}>
            {msg('Record', { id: 'sc.tape.record' })}
          </Button>
        )}
        {mode === 'playing' ? (
          <Button type="warn" onClick={stop}>
            {msg('Stop', { id: 'sc.stop' })}
          </Button>
        ) : (
          <Button disabled={!isIdle || !tape} onClick={() => play(speed)}>
            {msg('Replay', { id: 'sc.tape.play' })}
          </Button>
        )}
        <Button disabled={!isIdle || !tape} onClick={() => void tell(saveTape())}>
          {msg('Save', { id: 'sc.drawing.save' })}
        </Button>
        <Button disabled={!isIdle} onClick={() => void tell(openTape())}>
          {msg('Open', { id: 'sc.tape.open' })}
        </Button>
      </div>
      <Choice
        label={msg('Speed', { id: 'sc.tape.speed' })}
        disabled={!isIdle}
        options={speeds()}
        value={speed}
        onChange={setSpeed}
      />
      <p role="status" className="tape-status">
        {mode === 'recording' &&
          msg('Recording. Use the app: the recording continues on all pages.', { id: 'sc.tape.recording' })}
        {mode === 'playing' && msg('The recording answers the calls it contains.', { id: 'sc.tape.playing' })}
        {isIdle && tape && msg(str`Calls: {${calls}, number}, signals: {${signals}, number}`, { id: 'sc.tape.size' })}
      </p>
    </section>
  );
}
