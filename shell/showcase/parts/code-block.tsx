import { msg } from '@lit/localize';
import { Button } from 'nacre/react/button';
import type { CSSProperties } from 'react';
import { copy } from './copy.js';
import { linesOf, tokensOf, type Token } from './highlight.js';

interface CodeBlockProps {
  code: string;
  language: 'markup' | 'script';
}

/** Lines that wrap go on below their own indent. */
const indentOf = (line: readonly Token[]): number => {
  const text = line.map((token) => token.text).join('');
  return text.length - text.trimStart().length;
};

/** Highlighted code with a copy button. */
export function CodeBlock({ code, language }: CodeBlockProps) {
  return (
    <div className="code">
      <pre dir="ltr">
        <code>
          {linesOf(tokensOf(code, language)).map((line, number) => (
            <span key={number} className="line" style={{ '--indent': `${indentOf(line) + 4}ch` } as CSSProperties}>
              {line.map(({ kind, text }, index) =>
                kind === 'plain' ? (
                  text
                ) : (
                  <span key={index} className={`token-${kind}`}>
                    {text}
                  </span>
                ),
              )}
            </span>
          ))}
        </code>
      </pre>
      <Button size="mini" onClick={() => void copy(code, msg('Copied', { id: 'sc.copied' }))}>
        {msg('Copy', { id: 'sc.copy' })}
      </Button>
    </div>
  );
}
