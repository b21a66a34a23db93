import { msg } from '@lit/localize';
import { useId, type CSSProperties } from 'react';
import type { Example } from './example.js';
import type { ElementDescription } from './manifest.js';
import { hasSketch } from './sketch.js';
import { Look } from './look.js';
import { variationsOf, type Change } from './variations.js';

interface SideBySideProps {
  element: ElementDescription;
  example: Example;
  props: Change;
  /** A look has been pressed. */
  onChoose: (change: Change) => void;
}

/** What the element looks like with each value of its properties. A press puts one into the editor. */
export function SideBySide({ element, example, props, onChoose }: SideBySideProps) {
  const id = useId();
  const { tagName } = element;
  const rows = hasSketch(tagName.replace(/^nc-/, '')) ? [] : variationsOf(element, example, props);
  if (rows.length === 0) return null;
  return (
    <section className="side-by-side" aria-labelledby={id}>
      <h2 id={id}>{msg('Variants', { id: 'sc.looks' })}</h2>
      {rows.map(({ name, looks }) => (
        <section key={name} aria-label={name || msg('States', { id: 'sc.looks.states' })}>
          <h3>{name ? <code>{name}</code> : msg('States', { id: 'sc.looks.states' })}</h3>
          <ul className={example.wide ? 'looks wide' : 'looks'} style={{ '--count': looks.length } as CSSProperties}>
            {looks.map(({ label, change, back, isShown }) => (
              <li key={label}>
                <Look tagName={tagName} example={example} props={{ ...props, ...change }} />
                <button type="button" aria-pressed={isShown} onClick={() => onChoose(isShown && back ? back : change)}>
                  <code>{label}</code>
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </section>
  );
}
