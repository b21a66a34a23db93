import { nothing, type PropertyValues } from 'lit';
import { NcElement } from '../internal/element/nc-element.js';
import { property } from '../internal/element/property.js';
import { hostStyles } from '../internal/styles/host.styles.js';
import type { RefreshCycle } from './cycle.js';

/** All that it does and draws: nobody pulls in the first moments of a page. */
const loadUse = () => import('./use.js');
let use: Awaited<ReturnType<typeof loadUse>> | undefined;

/**
 * Pull to refresh. It stands at the start of what scrolls, the page or a box of its own, before the content: who is at
 * the top and pulls down, by finger, mouse or pen, far enough and lets go, asks for news. Tab and screen readers find a
 * button that does the same. A gesture that began elsewhere than at the top, sideways, or in an inner box that can be
 * scrolled up is not taken.
 *
 * Each pull ends in one `abort`, or one `refresh` that is followed by one `restore`.
 *
 * @slot - An indicator of the page's own. It finds out how far it is pulled by `--nc-refresher-progress`.
 * @event {PullEvent} pulling - The user pulls; `dy` is how far, in px.
 * @event {RefreshEvent} refresh - Time to load news: the user pulled far enough, pressed the button, or `refreshing` was
 *   set. It is over when `refreshing` is set to false, or with the promise that was given to `waitUntil`.
 * @event {PullEvent} restore - The refresh is over.
 * @event {PullEvent} abort - The user let go too early, or was interrupted.
 * @csspart indicator - What comes down while the user pulls.
 * @csspart disc - The round one that is there unless the page has its own.
 * @csspart button - The button for those who cannot pull; it shows when it has the focus.
 * @csspart notice - What says that a refresh has come to nothing.
 * @cssprop --nc-refresher-color - Colour of the indicator.
 * @cssprop --nc-refresher-background - Background of the disc, or, with `push`, of the room above the content.
 * @cssprop --nc-refresher-inset - Room to leave at the top, for a bar that lies over the page, say.
 * @cssprop --nc-refresher-progress - How far it is pulled, from 0 to 1. To be read only.
 * @cssstate pulling - The user pulls.
 * @cssstate reached - Letting go now refreshes.
 * @cssstate refreshing - A refresh is under way.
 * @cssstate restoring - It is over, and the indicator on its way back.
 * @cssstate aborting - The user let go too early, and the indicator is on its way back.
 * @cssstate push - The content makes room for the indicator.
 */
export class NcRefresher extends NcElement {
  static override styles = hostStyles;
  static override localized = true;

  /** How far the user has to pull, in px. Default: 150. */
  @property({ type: Number, default: 150 }) declare range: number;

  /** How far the indicator comes down for that, in px. Beyond, it resists. Default: 70. */
  @property({ type: Number, default: 70 }) declare height: number;

  /** Where the indicator comes from, in px below the top. Default: 0. */
  @property({ type: Number, default: 0 }) declare offset: number;

  /** Colour of the indicator. Any CSS colour. */
  @property({ default: '' }) declare color: string;

  /** Milliseconds after which a refresh that nobody ends is given up, with a notice; 0: never. Default: 60000. */
  @property({ type: Number, default: 60_000 }) declare timeout: number;

  /** Moves the content down instead of lying over it. */
  @property({ type: Boolean, default: false }) declare push: boolean;

  /** Keeps users from refreshing; code still may. */
  @property({ type: Boolean, default: false }) declare disabled: boolean;

  /**
   * A refresh is under way. Becomes true by itself when the user asks for one; setting it to true starts one, setting it
   * to false ends it.
   */
  @property({ type: Boolean, default: false }) declare refreshing: boolean;

  /** @internal What is pulled, if not the scroller around it. */
  scroller?: HTMLElement;

  /** @internal What is under way. */
  cycle?: RefreshCycle;

  override connectedCallback(): void {
    super.connectedCallback();
    this.cycle?.connect();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.cycle?.disconnect();
  }

  /** Gives its button the focus. */
  override focus(options?: FocusOptions): void {
    this.renderRoot?.querySelector('button')?.focus(options);
  }

  /** Starts a refresh, as if the user had asked for it. */
  start(): void {
    this.refreshing = true;
  }

  /** Ends it. */
  stop(): void {
    this.refreshing = false;
  }

  protected override scheduleUpdate(): void | Promise<unknown> {
    if (use) return super.scheduleUpdate();
    return loadUse().then((module) => {
      use = module;
      return super.scheduleUpdate();
    });
  }

  protected override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed);
    this.cycle ??= use && new use.RefreshCycle(this, this.internals.states);
    this.cycle?.changed(changed);
  }

  protected override renderContent(): unknown {
    return use && this.cycle ? use.contentOf(this, this.cycle) : nothing;
  }
}
