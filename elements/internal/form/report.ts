import { isSubmitButton } from './submit-button.js';
import { readFields } from './unread.js';

/** A control of a form: ours, or a native one. */
interface Control extends HTMLElement {
  readonly form: HTMLFormElement | null;
  readonly willValidate?: boolean;
  readonly validity?: ValidityState;
  /** Takes over what was written into its native field. */
  readField?(): (() => void) | undefined;
  /** Whether it shows on the page what is wrong with it, in text. */
  readonly showsMessage?: boolean;
}

/** Where users enter text or choose; a button is not. */
const ENTRY =
  'input:not([type=submit], [type=button], [type=reset], [type=image]), textarea, select, nc-input, nc-textarea, nc-search-bar, nc-stepper';

/** The form that is being submitted or asked to report what is wrong. */
let asked: HTMLFormElement | null = null;
/** The form whose first invalid control has the focus and shows why: until the next task no bubble does. */
let reported: HTMLFormElement | null = null;
/** The control that is being checked, or asked to report, by itself. */
let single: { readonly control: Control; readonly reports: boolean } | undefined;

/** Checks one control: `reports` it to the user, or only asks. */
export function checkOne(control: Control, reports: boolean, check: () => boolean): boolean {
  const before = single;
  readFields([control]);
  single = { control, reports };
  try {
    return check();
  } finally {
    single = before;
  }
}

/** Submits a form, or lets it report what is wrong, for the user. */
export function askForm<Answer>(form: HTMLFormElement | null, ask: () => Answer): Answer {
  asked = form;
  if (form) readFields(form.elements);
  try {
    return ask();
  } finally {
    asked = null;
  }
}

/** A click: if it submits a form, the browser does so after all listeners. */
export function clicked(target: Element): void {
  const button = target.closest<HTMLElement & { readonly form?: HTMLFormElement | null }>('button, input');
  if (!button?.form || !isSubmitButton(button)) return;
  asked = button.form;
  readFields(button.form.elements);
  setTimeout(() => (asked = null));
}

/**
 * A control is invalid. The browser would give the first one of its form the focus and lay a bubble with the message over
 * it. A control that shows the message itself takes the focus without a bubble, and no other control gets one then.
 *
 * Scripts cannot see whether code asked the form to report or only to check. While the user enters something elsewhere in
 * the form, the browser, which can, decides.
 */
export function invalidFound(event: Event): void {
  const control = event.target as Control;
  const { form, showsMessage } = control;
  readFields([control]);
  if (control.validity?.valid) {
    // It was invalid only as long as nobody had read its field.
    event.preventDefault();
    event.stopImmediatePropagation();
    return;
  }
  if (single?.control === control) {
    if (!showsMessage) return;
    event.preventDefault();
    if (single.reports) control.focus();
  } else if (form && form === reported) event.preventDefault();
  else if (showsMessage && form && (form === asked || !isEntering(form, control))) {
    event.preventDefault();
    if (firstInvalid(form) !== control) return;
    reported = form;
    setTimeout(() => (reported = null));
    control.focus();
  }
}

const firstInvalid = (form: HTMLFormElement): Element | undefined =>
  ([...form.elements] as Control[]).find(({ willValidate, validity }) => willValidate && !validity!.valid);

/** Whether the user is entering something in another control of the form. */
function isEntering(form: HTMLFormElement, control: Control): boolean {
  const active = (form.getRootNode() as Document).activeElement as Control | null;
  return active !== null && active !== control && active.form === form && active.matches(ENTRY);
}
