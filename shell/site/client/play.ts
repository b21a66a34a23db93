/** How long to wait after a key until the example runs again. */
const RUN_DELAY = 400;

const FIRST = `<nc-button type="primary">Save</nc-button>

<script type="module">
  import 'nacre/elements/button';
  import { showToast } from 'nacre/device';

  const button = document.querySelector('nc-button');
  button.addEventListener('click', () => showToast({ title: 'Saved' }));
</script>`;

/** The page where an example is edited: its code is in the address, so that it can be kept and sent. */
export function startPlay(): void {
  const code = document.querySelector<HTMLTextAreaElement>('.play-code')!;
  const frame = document.querySelector<HTMLIFrameElement>('.play-frame')!;
  const source = frame.dataset.source!;
  let timer: ReturnType<typeof setTimeout> | undefined;

  // A new document each time: an element that is defined, or a listener, does not outlive the code that made it.
  const run = (): void => {
    frame.contentWindow?.location.replace(`${source}#${encodeURIComponent(code.value)}`);
    frame.contentWindow?.location.reload();
  };
  const read = (): void => {
    code.value = decodeURIComponent(location.hash.slice(1)) || FIRST;
    frame.src = `${source}#${encodeURIComponent(code.value)}`;
  };
  code.addEventListener('input', () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      history.replaceState(null, '', `#${encodeURIComponent(code.value)}`);
      run();
    }, RUN_DELAY);
  });
  addEventListener('hashchange', read);
  read();
}

/** The links to the playground take the code of their example with them. */
export function linkExamples(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a.play')) {
    const pre = link.closest('.code')?.querySelector('[data-for="html"] pre');
    if (pre) link.hash = encodeURIComponent(pre.textContent);
  }
}
