import { html, type PropertyValues, type TemplateResult } from 'lit';
import type { IconName } from '../base/icon-names.js';
import { own } from '../base/own.js';
import { isThenable } from '../base/thenable.js';
import { NcElement } from '../internal/element/nc-element.js';
import { passColors } from '../internal/styles/colors.js';
import { LENGTH } from '../internal/element/kinds.js';
import { isLibraryIcon } from '../internal/element/picture.js';
import { attribute, property } from '../internal/element/property.js';
import { setRole } from '../internal/element/role.js';
import { isServer } from '../internal/element/server.js';
import { warnOnce } from '../internal/element/warn.js';
import { iconStyles } from './icon.styles.js';
import { ICONS } from './icons.js';
import { iconRegistry, type Drawing } from './registry.js';

/** In ms: an icon that nobody has registered by then is a mistake. */
const UNKNOWN_TIMEOUT = 3000;

/** The paths of an icon that is built in or registered by itself. Other runtimes write `success_no_circle`. */
function pathsOf(name: string): readonly string[] | undefined {
  const { icons } = iconRegistry;
  const hyphened = name.replaceAll('_', '-');
  const builtIn = own(ICONS, hyphened);
  return icons.get(name) ?? icons.get(hyphened) ?? (builtIn === undefined ? undefined : [builtIn]);
}

/** Whether there is an icon of that name: built in, registered, or of a library that is registered. */
export const hasIcon = (name: string): boolean =>
  isLibraryIcon(name) ? iconRegistry.libraries.has(name.slice(0, name.indexOf(':'))) : pathsOf(name) !== undefined;

function drawingOf(name: string): Drawing | undefined | Promise<Drawing | undefined> {
  if (!isLibraryIcon(name)) return pathsOf(name);
  const colon = name.indexOf(':');
  return iconRegistry.libraries.get(name.slice(0, colon))?.(name.slice(colon + 1));
}

function pathsIn({ ownerDocument, namespaceURI }: Element, drawing: readonly string[]): Element[] {
  return (drawing.length ? drawing : ['']).map((data) => {
    const path = ownerDocument.createElementNS(namespaceURI, 'path');
    path.setAttribute('d', data);
    return path;
  });
}

/**
 * A small picture with a meaning. Without a `label` it is decoration, and screen readers skip it.
 *
 * @slot - An `<svg>` or `<img>` of the page's own, instead of `type`.
 * @cssprop --nc-icon-size - Width and height; default 1.4375rem, 23 px at the usual size of text.
 * @cssprop --nc-icon-color - Color; by default that of the type, or of the text around.
 * @cssprop --nc-icon-stroke - Width of the strokes in a box of 24; default 1.8.
 */
export class NcIcon extends NcElement {
  static override styles = iconStyles;
  static override template: TemplateResult = html`<slot
    ><svg viewBox="0 0 24 24" aria-hidden="true"><path></path></svg></slot
  >`;

  /** Waits before it warns of a name that nobody has registered. */
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** What it draws, or is going to draw. */
  #drawing: ReturnType<typeof drawingOf>;

  /**
   * Name of an icon: built in, registered, or `library:name`. The icon has the color of its meaning: green for `success`,
   * red for `cancel` …. An unknown name draws nothing; the icon keeps its box, and follows when the name is registered.
   */
  @attribute({ type: String }) declare type: IconName;

  /** Name of an icon, as `type`, in the color of the text around. */
  @attribute({ type: String }) declare name: IconName | (string & {});

  /** Name of the library that has the icon; see `registerIconLibrary`. */
  @attribute({ type: String }) declare library: string;

  /** Width and height in px. Default: 23, and more where the reader's text is larger. */
  @property({ type: LENGTH, default: 23 }) declare size: number;

  /** Any CSS color; overrides the color of the type. */
  @property({ default: '' }) declare color: string;

  /** Accessible name. Empty: the icon is decoration. */
  @property({ default: '' }) declare label: string;

  /** @internal */
  get isDrawable(): boolean {
    return true;
  }

  /** On a server, which does not call `updated()`. Icons of libraries are drawn in the browser. */
  override render(): unknown {
    const paths = pathsOf(this.#wanted) ?? [''];
    return html`<slot
      ><svg viewBox="0 0 24 24" aria-hidden="true">${paths.map((data) => html`<path d=${data}></path>`)}</svg></slot
    >`;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    if (!isServer) iconRegistry.shown.add(this);
    this.#describe();
    // It may have been registered meanwhile.
    if (this.hasUpdated) this.#draw();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    iconRegistry.shown.delete(this);
    clearTimeout(this.#timer);
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    this.styleHost(changed);
    if (changed.has('type') || changed.has('name') || changed.has('library')) this.#draw();
    if (changed.has('label')) this.#describe();
  }

  /** @internal */
  styleHost(changed: PropertyValues): void {
    if (changed.has('size')) this.style.setProperty('--nc-icon-size', `${this.size}px`);
    passColors(this, changed, '--nc-icon-');
  }

  /** @internal */
  redraw(isChanged: (name: string) => boolean): void {
    const wanted = this.#wanted;
    if (this.hasUpdated && (isChanged(wanted) || isChanged(wanted.replaceAll('_', '-')))) this.#draw();
  }

  /** The name with its library. */
  get #wanted(): string {
    const { library, name, type } = this;
    const icon = name || type;
    return library && icon ? `${library}:${icon}` : icon;
  }

  #draw(): void {
    clearTimeout(this.#timer);
    const wanted = this.#wanted;
    const drawing = (this.#drawing = drawingOf(wanted));
    if (!isThenable(drawing)) return this.#show(wanted, drawing);
    this.#paint([]);
    const done = drawing.then(
      (late) => this.#drawing === drawing && this.#show(wanted, late),
      (error: unknown) => this.#drawing === drawing && this.#warn(wanted, error),
    );
    this.waitFor(done);
  }

  #show(wanted: string, drawing: Drawing | undefined): void {
    this.#paint(drawing ?? []);
    if (!wanted || drawing) return;
    if (isLibraryIcon(wanted) && hasIcon(wanted)) this.#warn(wanted);
    else if (this.isConnected) this.#timer = setTimeout(() => this.#warn(wanted), UNKNOWN_TIMEOUT);
  }

  #warn(wanted: string, error: unknown = wanted): void {
    const expected = error === wanted ? 'the name of an icon that is built in or registered' : `the icon ${wanted}`;
    warnOnce(this, this.name ? 'name' : 'type', expected, error);
  }

  #paint(drawing: Drawing): void {
    const svg = this.renderRoot.querySelector('svg')!;
    const [first, ...others] = svg.children;
    const isForeign = 'nodeType' in drawing;
    // Most icons are one path, and stay so.
    if (!isForeign && drawing.length < 2 && !others.length && first?.localName === 'path') {
      first.setAttribute('d', drawing[0] ?? '');
      return;
    }
    svg.classList.toggle('foreign', isForeign);
    svg.replaceChildren(...(isForeign ? [svg.ownerDocument.importNode(drawing, true)] : pathsIn(svg, drawing)));
  }

  #describe(): void {
    const { internals, label } = this;
    setRole(internals, label ? 'img' : 'none');
    internals.ariaLabel = label || null;
    internals.ariaHidden = label ? null : 'true';
  }
}
