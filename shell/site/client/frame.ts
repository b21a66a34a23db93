// The document that an edited example runs in.
import 'nacre/autoload';
import 'nacre/overlays';
import * as device from 'nacre/device';

/** Elements load by themselves here, and the functions of the bus are there already. */
const IMPORTS =
  /^[ \t]*import\s+(?:\{([^}]*)\}\s+from\s+)?['"]nacre\/(?:elements(?:\/[\w-]+)?|device|overlays|tokens\.css)['"];?[ \t]*$/gm;

Object.assign(globalThis, { nacre: device });

const source = decodeURIComponent(location.hash.slice(1));
const { body } = new DOMParser().parseFromString(source, 'text/html');
const scripts = [...body.querySelectorAll('script')];
for (const script of scripts) script.remove();
document.body.append(...body.childNodes);
for (const { textContent } of scripts) {
  const script = document.createElement('script');
  script.type = 'module';
  script.textContent = textContent.replaceAll(IMPORTS, (_line, names?: string) =>
    names ? `const {${names.replaceAll(' as ', ': ')}} = globalThis.nacre;` : '',
  );
  document.body.append(script);
}

addEventListener('error', ({ message }) => show(message));
addEventListener('unhandledrejection', ({ reason }) => show(String(reason)));

/** Says below the example what went wrong in it. */
function show(message: string): void {
  const note = document.createElement('pre');
  note.setAttribute('role', 'alert');
  note.textContent = message;
  document.body.append(note);
}
