import { msg, str } from '@lit/localize';
import { Steps as StepsElement } from 'nacre/react/steps';

/** The progress through the flow. */
export function Steps({ step }: { step: number }) {
  const titles = [
    msg('Sign up', { id: 'sc.signup.title' }),
    msg('About you', { id: 'sc.signup.about' }),
    msg('Review and send', { id: 'sc.signup.review' }),
  ];
  return (
    <StepsElement
      label={msg(str`Step {${step}, number} of {${titles.length}, number}`, { id: 'sc.signup.step' })}
      items={titles.map((title) => ({ title }))}
      current={step - 1}
    />
  );
}
