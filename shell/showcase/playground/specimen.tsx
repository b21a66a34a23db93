import { useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import rules from '../styles/drawn.css?inline';
import { Drawn } from './drawn.js';
import type { Example } from './example.js';

let sheet: CSSStyleSheet | undefined;

function rootOf(host: HTMLElement): ShadowRoot {
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
  }
  root.adoptedStyleSheets = [sheet];
  return root;
}

export interface SpecimenProps {
  tagName: string;
  example: Example;
  props: Readonly<Record<string, unknown>> | undefined;
}

/** An element in a tree of its own, where its ids and names meet no others. What would move by itself stands still. */
export default function Specimen({ tagName, example, props }: SpecimenProps) {
  const host = useRef<HTMLDivElement>(null);
  const [root, setRoot] = useState<ShadowRoot>();
  useLayoutEffect(() => setRoot(rootOf(host.current!)), []);
  const still = props?.['autoplay'] === true ? { ...props, autoplay: false } : (props ?? {});
  return (
    <div ref={host}>
      {root &&
        createPortal(
          <div className={example.wide ? 'drawn wide' : 'drawn'}>
            <Drawn tagName={tagName} example={example} props={still} />
          </div>,
          root,
        )}
    </div>
  );
}
