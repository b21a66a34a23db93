import 'nacre/elements/button';
import 'nacre/elements/popup';
import { useState } from 'preact/hooks';

export function Details() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <nc-button onClick={() => setOpen(true)}>Open</nc-button>
      <nc-popup label="Details" open={open} onclose={() => setOpen(false)}>
        <p>More about it</p>
        <nc-button onClick={() => setOpen(false)}>Done</nc-button>
      </nc-popup>
      <output id="open">{String(open)}</output>
    </>
  );
}
