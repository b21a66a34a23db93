import { msg, str } from '@lit/localize';
import { counted } from '../base/counted.js';
import { localeOf } from '../base/language.js';
import type { MenuGroup } from '../internal/media/menus.js';

/** The height of a line of captions, as a share of the height of the picture. */
const LINE = 0.0625;

const EVENTS = ['addtrack', 'removetrack', 'change'];

const KINDS = ['captions', 'subtitles'];

const captionsOff = () =>
  msg('Captions off', {
    id: 'nc.media.captions-off',
    desc: 'Choice of a menu: no captions; also said when a key does it',
  });

/** The name of a language in itself: 'fr' -> 'français'. */
function languageName(code: string): string {
  const locale = localeOf(code);
  return (locale && new Intl.DisplayNames(locale, { type: 'language', fallback: 'none' }).of(locale)) || '';
}

export interface CaptionsHost {
  media(): HTMLVideoElement | null;
  requestUpdate(): void;
  /** How much of the picture the controls cover from below, in px. */
  coveredHeight(): number;
}

/**
 * The captions of the native video, which the browser draws: as the user's system wants them, in full screen and in small
 * windows too. While the controls are shown, they stand above them.
 */
export class Captions {
  readonly #host: CaptionsHost;
  readonly #raised = new Set<VTTCue>();
  /** What to show when they are turned on again. */
  #last: TextTrack | undefined;

  constructor(host: CaptionsHost) {
    this.#host = host;
  }

  get tracks(): readonly TextTrack[] {
    return [...(this.#host.media()?.textTracks ?? [])].filter(({ kind }) => KINDS.includes(kind));
  }

  /** What is shown. */
  get current(): TextTrack | undefined {
    return this.tracks.find(({ mode }) => mode === 'showing');
  }

  /** Follows the tracks of the video while it is on the page. */
  watch({ textTracks }: HTMLVideoElement): void {
    for (const type of EVENTS) textTracks.addEventListener(type, this);
    for (const track of textTracks) track.addEventListener('cuechange', this);
  }

  unwatch({ textTracks }: HTMLVideoElement): void {
    for (const type of EVENTS) textTracks.removeEventListener(type, this);
    for (const track of textTracks) track.removeEventListener('cuechange', this);
  }

  handleEvent(event: TrackEvent): void {
    const { type, track } = event;
    if (type === 'addtrack') track!.addEventListener('cuechange', this);
    else if (type === 'removetrack') track!.removeEventListener('cuechange', this);
    if (type !== 'cuechange') this.#host.requestUpdate();
    this.place();
  }

  nameOf(track: TextTrack): string {
    const number = this.tracks.indexOf(track) + 1;
    return (
      track.label ||
      languageName(track.language) ||
      counted(msg(str`Track {${number}, number}`, { id: 'nc.media.track', desc: 'Name of captions that have none' }))
    );
  }

  /** What is said when a key has turned them on or off. */
  saidOf(track: TextTrack | undefined): string {
    if (!track) return captionsOff();
    const name = this.nameOf(track);
    return msg(str`Captions: ${name}`, { id: 'nc.media.said-captions', desc: 'Said when a key turns captions on' });
  }

  choose(wanted: TextTrack | undefined): void {
    for (const track of this.tracks) track.mode = track === wanted ? 'showing' : 'disabled';
    this.#last = wanted ?? this.#last;
    this.place();
  }

  /** Turns them on or off. */
  toggle(): void {
    const { current, tracks } = this;
    if (current) this.#last = current;
    const next = this.#last && tracks.includes(this.#last) ? this.#last : tracks[0];
    this.choose(current ? undefined : next);
  }

  group(): MenuGroup {
    const { current, tracks } = this;
    return {
      label: msg('Captions', { id: 'nc.media.captions', desc: 'Button and menu of a player: the captions' }),
      choices: [undefined, ...tracks].map((track) => ({
        label: track ? this.nameOf(track) : captionsOff(),
        isChosen: track === current,
        choose: () => this.choose(track),
      })),
    };
  }

  /** Puts what is shown above the controls, unless the author has placed it. */
  place(): void {
    const { current } = this;
    const covered = this.#host.coveredHeight();
    const height = this.#host.media()?.clientHeight ?? 0;
    const line = covered && height ? -1 - Math.ceil(covered / (height * LINE)) : 'auto';
    const cues = ([...(current?.activeCues ?? [])] as VTTCue[]).filter(
      (cue) => (cue.line === 'auto' || this.#raised.has(cue)) && cue.line !== line,
    );
    for (const cue of this.#raised) cue.line = 'auto';
    this.#raised.clear();
    for (const cue of (current?.activeCues ?? []) as Iterable<VTTCue>) {
      if (line === 'auto' || cue.line !== 'auto') continue;
      this.#raised.add(cue);
      cue.line = line;
    }
    if (!current || !cues.length) return;
    // Chromium draws a cue that has changed when its track appears.
    current.mode = 'hidden';
    current.mode = 'showing';
  }
}
