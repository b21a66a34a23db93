import { msg } from '@lit/localize';
import { setClipboardData, showToast } from 'nacre/device';
import { Button } from 'nacre/react/button';
import type { CSSProperties } from 'react';
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
  const copy = async (): Promise<void> => {
    try {
      await setClipboardData({ data: code, showToast: false });
      await showToast({ title: msg('Copied', { id: 'sc.copied' }) });
    } catch (error) {
      await showToast({ title: (error as Error).message, icon: 'error' });
    }
  };
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
      <Button size="mini" onClick={() => void copy()}>
        {msg('Copy', { id: 'sc.copy' })}
      </Button>
    </div>
  );
}
