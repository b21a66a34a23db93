import { msg, str } from '@lit/localize';

const STEPS = 3;

/** The progress through the flow. */
export function Steps({ step }: { step: number }) {
  const text = msg(str`Step ${step} of ${STEPS}`, { id: 'sc.signup.step' });
  return (
    <div className="steps">
      <progress value={step} max={STEPS} aria-label={text} />
      <span className="hint">{text}</span>
    </div>
  );
}
