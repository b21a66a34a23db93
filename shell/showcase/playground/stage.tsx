import { msg } from '@lit/localize';
import * as Nacre from 'nacre/react';
import { Button } from 'nacre/react/button';
import { createElement, useLayoutEffect, useRef, type ComponentType, type ReactNode } from 'react';
import { componentOf, type Content } from './code.js';
import type { Example } from './example.js';
import type { ElementDescription } from './manifest.js';

type AnyComponent = ComponentType<Record<string, unknown>>;

const typeOf = (tag: string): AnyComponent | string =>
  tag.startsWith('nc-') ? (Nacre as unknown as Record<string, AnyComponent>)[componentOf(tag)]! : tag;

const draw = (content: Content | undefined): ReactNode =>
  typeof content === 'object'
    ? content.map(({ tag, props, content: inner }, index) =>
        createElement(typeOf(tag), { key: `${tag} ${index}`, ...props }, draw(inner)),
      )
    : content;

interface StageProps {
  element: ElementDescription;
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

/** The element itself, inside the tag that it needs. A button opens one that covers the page. */
export function Stage({ element, example, props, handlers, onOpen }: StageProps) {
  const { within } = example;
  const stage = useRef<HTMLElement>(null);
  useLayoutEffect(() => keepInSight(stage.current!), []);
  const { ready } = example;
  useLayoutEffect(() => ready?.(stage.current!.querySelector<HTMLElement>(element.tagName)!), [element.tagName, ready]);
  const drawn = createElement(typeOf(element.tagName), { ...props, ...handlers }, draw(example.content));
  return (
    <section
      ref={stage}
      className={example.wide ? 'stage wide' : 'stage'}
      aria-label={msg('Preview', { id: 'sc.preview' })}
    >
      {example.overlay && (
        <Button type="primary" size="mini" onClick={onOpen}>
          {msg('Open', { id: 'sc.open' })}
        </Button>
      )}
      {within ? createElement(typeOf(within.tag), within.props, drawn) : drawn}
      {draw(example.beside)}
    </section>
  );
}
