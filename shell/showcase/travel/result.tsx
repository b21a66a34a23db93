import { msg, str } from '@lit/localize';
import { navigateTo } from 'nacre/device';
import { Button } from 'nacre/react/button';
import { Cell } from 'nacre/react/cell';
import { CellGroup } from 'nacre/react/cell-group';
import { Tag } from 'nacre/react/tag';
import { useEffect, useRef } from 'react';
import { changeField } from '../signup/draft.js';
import type { Understood } from './application.js';
import { labelOf } from './labels.js';

/** A value as JSON on one line. */
const textOf = (value: unknown): string => JSON.stringify(value, null, 1).replaceAll(/\n\s*/g, ' ');

/** The JSON type of a value. */
const kindOf = (value: unknown): string => (value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value);

/** Opens the sign-up with what is known already. */
function makeAccount({ name, email, phone }: Understood['understood']): void {
  changeField({ name: String(name), email: String(email), phone: String(phone) });
  void navigateTo({ url: '/form/account' });
}

interface ResultProps {
  answer: Understood;
  onAgain: () => void;
}

/** The values that the server parsed, field by field, and what may follow. */
export function Result({ answer, onAgain }: ResultProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  // A name, not a quantity: without separators.
  const number = String(answer.id);
  return (
    <section className="understood">
      <h2 ref={heading} tabIndex={-1}>
        {msg(str`Request no. ${number} received`, { id: 'sc.form.arrived' })}
      </h2>
      <p className="hint">
        {msg('This is what the server understood, with the type of each value.', { id: 'sc.form.understood' })}
      </p>
      <CellGroup inset className="rows">
        {Object.entries(answer.understood).map(([name, value]) => (
          <Cell key={name} center title={labelOf(name)} data-field={name}>
            <code slot="label">
              <bdi dir="ltr">{textOf(value)}</bdi>
            </code>
            <Tag round lang="en" dir="ltr">
              {kindOf(value)}
            </Tag>
          </Cell>
        ))}
      </CellGroup>
      <div className="actions">
        <Button onClick={onAgain}>{msg('Make another request', { id: 'sc.form.again' })}</Button>
        <Button type="primary" onClick={() => makeAccount(answer.understood)}>
          {msg('Create an account', { id: 'sc.form.make-account' })}
        </Button>
      </div>
    </section>
  );
}
