import { msg, str } from '@lit/localize';
import { counted } from '../../base/counted.js';
import type { GeoPoint } from '../../internal/geo/types.js';
import type { MapMarker } from '../types.js';
import type { CalloutSlots } from './callout-slots.js';
import { PIN, pictureUrl, sizeBy, type Icons, type Size } from './icons.js';
import { button, itemOf, put, type Item } from './item.js';
import type { Offset } from './spread.js';
import { fillText } from './text-box.js';
import { worldX, worldY, type View, type WorldPoint } from './view.js';

/** What markers share. */
export interface MarkerTools {
  readonly icons: Icons;
  readonly slots: CalloutSlots;
}

/** Between a marker and its callout, in px. */
const GAP = 8;

const finite = (value: number | undefined, fallback: number): number =>
  value !== undefined && Number.isFinite(value) ? value : fallback;

/** What is smaller, in px, has room around it in which a press counts. */
const TARGET = 24;

/** A marker, its label and its callout. It has nodes only while it is in view. */
export class Marker implements Item {
  readonly key: string;
  index = 0;
  x = 0;
  y = 0;
  /** In degrees: what the page has set, or an animation. */
  rotation = 0;
  /** Whether the user has opened its callout. */
  isOpen = false;
  /** While it moves it belongs to no cluster. */
  isMoving = false;
  data!: MapMarker;
  readonly #tools: MarkerTools;
  #node?: HTMLButtonElement | undefined;
  #label?: HTMLButtonElement | undefined;
  #callout?: HTMLElement | undefined;
  #nodes: readonly HTMLElement[] = [];
  #picture?: string | undefined;
  #size: Size = PIN;
  #offset: Offset | undefined;
  /** What it was drawn in. */
  #view: View | undefined;

  constructor(key: string, tools: MarkerTools) {
    this.key = key;
    this.#tools = tools;
  }

  get nodes(): readonly HTMLElement[] {
    return this.#nodes;
  }

  /** URL of its picture; undefined for the pin. */
  get picture(): string | undefined {
    return this.#picture;
  }

  /** How it is called for screen readers. */
  get name(): string {
    const { ariaLabel, title, label } = this.data;
    return (
      ariaLabel?.trim() ||
      title?.trim() ||
      label?.content?.trim() ||
      counted(
        msg(str`Marker {${this.index + 1}, number}`, {
          id: 'nc.map.marker',
          desc: 'Name of a marker on a map that has no other, for screen readers; the value counts from 1',
        }),
      )
    );
  }

  /** The text of its callout; empty without one. */
  get calloutText(): string {
    return this.data.callout?.content || this.data.title || '';
  }

  /** Whether a tap shows and hides its callout. */
  get hasToggle(): boolean {
    const { callout, customCallout } = this.data;
    const isAlways = (customCallout ?? callout)?.display === 'ALWAYS';
    return !isAlways && (customCallout ? this.data.id !== undefined : this.calloutText !== '');
  }

  /** Takes what the page says. Returns whether its position has changed. */
  set(data: MapMarker, index: number, position: () => WorldPoint): boolean {
    const old: MapMarker | undefined = this.data;
    this.index = index;
    if (old === data) return false;
    this.data = data;
    this.#picture = data.iconPath ? pictureUrl(data.iconPath) : undefined;
    if (old?.rotate !== data.rotate) this.rotation = finite(data.rotate, 0);
    if (!this.hasToggle) this.isOpen = false;
    if (old && old.latitude === data.latitude && old.longitude === data.longitude) return false;
    this.moveTo(position());
    return true;
  }

  moveTo({ x, y }: WorldPoint): void {
    this.x = x;
    this.y = y;
  }

  /** From its place to where it is shown, in px: beside others at the same place. */
  get offset(): Offset | undefined {
    return this.#offset;
  }

  /** Shows it beside its place, or there again. */
  spread(offset: Offset | undefined): void {
    const before = this.#offset;
    if (before?.x === offset?.x && before?.y === offset?.y) return;
    this.#offset = offset;
    if (this.#node && this.#view) this.draw(this.#view);
  }

  moveToPosition({ latitude, longitude }: GeoPoint): void {
    this.x = worldX(longitude);
    this.y = worldY(latitude);
  }

  /** Whether it can be drawn: the size of its picture is known. */
  get isReady(): boolean {
    const { width, height } = this.data;
    return !this.#picture || (width !== undefined && height !== undefined) || this.#natural !== 'loading';
  }

  get #natural(): Size | 'loading' | 'failed' {
    return this.#tools.icons.sizeOf(this.#picture!);
  }

  draw(view: View): void {
    const { data } = this;
    const node = (this.#node ??= button('marker', this));
    const { style } = node;
    const natural = this.#picture ? this.#natural : 'failed';
    const hasPicture = natural !== 'failed';
    const { width, height } = data;
    const known = natural === 'loading' || natural === 'failed' ? PIN : natural;
    const size = hasPicture
      ? sizeBy(data, known)
      : width === undefined && height === undefined
        ? PIN
        : sizeBy(data, PIN);
    this.#size = size;
    const isSmall = Math.min(size.width, size.height) < TARGET;
    node.className = `marker ${hasPicture ? 'picture' : 'pin'}${isSmall ? ' small' : ''}${this.#offset ? ' spread' : ''}`;
    if (hasPicture) style.backgroundImage = `url("${this.#picture}")`;
    else if (style.backgroundImage) style.backgroundImage = '';
    if (size !== PIN || style.width) {
      style.width = `${size.width}px`;
      style.height = `${size.height}px`;
      style.setProperty('--_px', `${Math.min(size.width / PIN.width, size.height / PIN.height)}px`);
    }
    this.#write(style, 'opacity', data.alpha === undefined || data.alpha === 1 ? '' : String(data.alpha));
    this.#write(style, 'zIndex', data.zIndex === undefined ? '' : String(Math.round(finite(data.zIndex, 0))));
    this.turn();
    this.#drawLeg(style);
    node.ariaLabel = this.name;
    if (data.draggable) {
      // The finger that moves it does not scroll the page.
      style.touchAction = 'none';
      node.ariaKeyShortcuts = 'Shift+ArrowUp Shift+ArrowDown Shift+ArrowLeft Shift+ArrowRight';
      node.setAttribute(
        'aria-description',
        msg('Press Shift with the arrow keys to move it.', {
          id: 'nc.map.movable',
          desc: 'Description of a marker on a map that the user may move, for screen readers',
        }),
      );
    } else if (node.ariaKeyShortcuts) {
      style.touchAction = '';
      node.ariaKeyShortcuts = null;
      node.removeAttribute('aria-description');
    }
    if (this.hasToggle || node.ariaExpanded) node.ariaExpanded = this.hasToggle ? String(this.isOpen) : null;
    this.#drawLabel();
    this.#drawCallout();
    const parts: (HTMLElement | undefined)[] = [node, this.#label, this.#callout];
    this.#nodes = parts.filter((part) => part !== undefined);
    this.#view = view;
    this.place(view);
  }

  #write(style: CSSStyleDeclaration, name: 'opacity' | 'zIndex', value: string): void {
    if (style[name] !== value) style[name] = value;
  }

  /** Draws a line from where it is to where it is shown. */
  #drawLeg(style: CSSStyleDeclaration): void {
    if (!this.#offset) return;
    const { x, y } = this.#offset;
    const anchor = this.#anchor;
    style.setProperty('--_leg', `${Math.round(Math.hypot(x, y))}px`);
    style.setProperty('--_leg-turn', `${(Math.atan2(-y, -x) * 180) / Math.PI - this.rotation}deg`);
    style.setProperty('--_leg-x', `${anchor.x}px`);
    style.setProperty('--_leg-y', `${anchor.y}px`);
  }

  /** Shows its rotation. */
  turn(): void {
    if (!this.#node) return;
    const { style } = this.#node;
    if (!this.rotation && !style.rotate) return;
    const { x, y } = this.#anchor;
    style.transformOrigin = `${x}px ${y}px`;
    style.rotate = `${this.rotation}deg`;
  }

  /** What of the marker is at its position, in px from its corner. */
  get #anchor(): { x: number; y: number } {
    const { anchor } = this.data;
    const { width, height } = this.#size;
    return { x: width * finite(anchor?.x, 0.5), y: height * finite(anchor?.y, 1) };
  }

  #drawLabel(): void {
    const { label } = this.data;
    if (!label?.content) return void (this.#label = this.#label?.remove() as undefined);
    this.#label ??= button('label', this);
    fillText(this.#label, label.content, label);
  }

  #drawCallout(): void {
    const { callout, customCallout, id } = this.data;
    const isShown = this.isOpen || (!this.hasToggle && (customCallout ? id !== undefined : this.calloutText !== ''));
    const isCustom = Boolean(customCallout);
    const isOther = this.#callout && this.#callout.classList.contains('custom') !== isCustom;
    if (!isShown || isOther) this.#eraseCallout();
    if (!isShown) return;
    if (!customCallout) {
      this.#callout ??= button('callout', this);
      return fillText(this.#callout, this.calloutText, callout ?? { content: '' });
    }
    if (!this.#callout) {
      this.#callout = document.createElement('div');
      this.#callout.className = 'callout custom';
      this.#callout.role = 'group';
      this.#callout.tabIndex = -1;
      itemOf.set(this.#callout, this);
      this.#callout.append(this.#tools.slots.take(String(id)));
    }
    this.#callout.ariaLabel = this.name;
  }

  #eraseCallout(): void {
    if (this.data.customCallout === undefined || this.#callout?.classList.contains('custom')) {
      const slot = this.#callout?.querySelector('slot');
      if (slot) this.#tools.slots.release(slot);
    }
    this.#callout?.remove();
    this.#callout = undefined;
  }

  place(view: View): void {
    if (!this.#node) return;
    const left = view.left(this.x) + (this.#offset?.x ?? 0);
    const top = view.top(this.y) + (this.#offset?.y ?? 0);
    const { x, y } = this.#anchor;
    put(this.#node, left - x, top - y);
    const { label, callout, customCallout } = this.data;
    if (this.#label && label)
      put(this.#label, left + finite(label.anchorX ?? label.x, 0), top + finite(label.anchorY ?? label.y, 0));
    const offset = customCallout ?? callout;
    if (this.#callout)
      put(this.#callout, left + finite(offset?.anchorX, 0), top - y - GAP + finite(offset?.anchorY, 0));
  }

  erase(): void {
    if (this.#callout) this.#eraseCallout();
    for (const node of this.#nodes) node.remove();
    this.#node = this.#label = undefined;
    this.#nodes = [];
  }
}
