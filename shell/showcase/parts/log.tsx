import { Empty } from './empty.js';

interface LogProps {
  /** The newest first. */
  lines: readonly { readonly id: number; readonly text: string }[];
  /** Shown until there is an entry. */
  empty: string;
}

/** A live log of events. */
export function Log({ lines, empty }: LogProps) {
  return (
    <div role="log" className="log">
      {lines.length === 0 && <Empty text={empty} />}
      {lines.map(({ id, text }) => (
        <code key={id}>{text}</code>
      ))}
    </div>
  );
}
