import { msg } from '@lit/localize';
import { setClipboardData, showToast } from 'nacre/device';
import { Button } from 'nacre/react/button';

/** Code with a copy button. */
export function CodeBlock({ code }: { code: string }) {
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
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- code that is wider than the page scrolls: the keyboard must get to it */}
      <pre tabIndex={0} dir="ltr">
        <code>{code}</code>
      </pre>
      <Button size="mini" onClick={() => void copy()}>
        {msg('Copy', { id: 'sc.copy' })}
      </Button>
    </div>
  );
}
