import { msg } from '@lit/localize';
import { Button } from 'nacre/react/button';
import { useLayoutEffect, useRef } from 'react';
import { Drawn } from './drawn.js';
import type { Example } from './example.js';
import { Sketch } from './sketch.js';

interface StageProps {
  tagName: string;
  example: Example;
  props: Readonly<Record<string, unknown>>;
  handlers: Readonly<Record<string, unknown>>;
  onOpen: () => void;
}

/** Part of the screen's height that a stage may cover while its properties scroll below it. */
const SHARE = 0.45;

/**
 * Lets the stage stay in sight, unless it would cover too much, and focused controls stop below it. Returns a function that
 * ends this.
 */
function keepInSight(stage: HTMLElement): () => void {
  const scroller = stage.closest<HTMLElement>('.nc-page-scroll');
  const update = (): void => {
    const { offsetHeight } = stage;
    stage.toggleAttribute('data-tall', offsetHeight > innerHeight * SHARE);
    scroller?.style.setProperty('--stage-height', `${offsetHeight}px`);
  };
  const sizes = new ResizeObserver(update);
  sizes.observe(stage);
  sizes.observe(document.documentElement);
  return () => sizes.disconnect();
}

/** The element to use. A button opens one that covers the page. */
export function Stage({ tagName, example, props, handlers, onOpen }: StageProps) {
  const stage = useRef<HTMLElement>(null);
  useLayoutEffect(() => keepInSight(stage.current!), []);
  return (
    <section
      ref={stage}
      className={example.wide ? 'stage drawn wide' : 'stage drawn'}
      aria-label={msg('Preview', { id: 'sc.preview' })}
    >
      {example.overlay && (
        <>
          <Sketch name={tagName.replace(/^nc-/, '')} />
          <Button type="primary" size="mini" onClick={onOpen}>
            {msg('Open', { id: 'sc.open' })}
          </Button>
        </>
      )}
      <Drawn tagName={tagName} example={example} props={props} handlers={handlers} />
    </section>
  );
}
