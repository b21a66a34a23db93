import * as Nacre from 'nacre/react';
import { createElement, useLayoutEffect, useRef, type ComponentType, type ReactNode } from 'react';
import { componentOf, type Content } from './code.js';
import type { Example } from './example.js';

type AnyComponent = ComponentType<Record<string, unknown>>;

const WRAPPERS = Nacre as unknown as Readonly<Record<string, AnyComponent>>;

const typeOf = (tag: string): AnyComponent | string => (tag.startsWith('nc-') ? WRAPPERS[componentOf(tag)]! : tag);

const draw = (content: Content | undefined): ReactNode =>
  typeof content === 'object'
    ? content.map(({ tag, props, content: inner }, index) =>
        createElement(typeOf(tag), { key: `${tag} ${index}`, ...props }, draw(inner)),
      )
    : content;

interface DrawnProps {
  tagName: string;
  /** Its content, and what is around and beside it. */
  example: Example;
  props: Readonly<Record<string, unknown>>;
  handlers?: Readonly<Record<string, unknown>>;
}

/** An element of the package, inside the tag that it needs, and what stands beside it. */
export function Drawn({ tagName, example: { content, within, beside, ready }, props, handlers }: DrawnProps) {
  const own = useRef<HTMLElement>(null);
  useLayoutEffect(() => ready?.(own.current!), [tagName, ready]);
  const Own = WRAPPERS[componentOf(tagName)]!;
  const drawn = (
    <Own {...props} {...handlers} ref={own}>
      {draw(content)}
    </Own>
  );
  return (
    <>
      {within ? createElement(typeOf(within.tag), within.props, drawn) : drawn}
      {draw(beside)}
    </>
  );
}
