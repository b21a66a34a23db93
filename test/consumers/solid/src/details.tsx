import 'nacre/elements/button';
import 'nacre/elements/popup';
import { createSignal } from 'solid-js';

export function Details() {
  const [open, setOpen] = createSignal(false);
  return (
    <>
      <nc-button onClick={() => setOpen(true)}>Open</nc-button>
      <nc-popup label="Details" prop:open={open()} on:close={() => setOpen(false)}>
        <p>More about it</p>
        <nc-button onClick={() => setOpen(false)}>Done</nc-button>
      </nc-popup>
      <output id="open">{String(open())}</output>
    </>
  );
}
