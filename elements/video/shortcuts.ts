import type { MediaController } from '../internal/media/media-controller.js';

/** How far keys go: seconds, and a share of the volume. */
const STEPS = { arrow: 5, letter: 10, volume: 0.05 };

export interface ShortcutTarget {
  toggleFullScreen(): void;
  toggleCaptions(): void;
  /** The volume has changed by a key: the user hears and sees how loud it is. */
  volumeChosen(): void;
}

/** What a key does while the focus is in the player; undefined for others. */
export function shortcutOf(
  event: KeyboardEvent,
  host: Element,
  player: MediaController,
  target: ShortcutTarget,
): (() => void) | undefined {
  const { key } = event;
  const ahead = host.matches(':dir(rtl)') ? 'ArrowLeft' : 'ArrowRight';
  const turn = (by: number) => () => {
    player.setVolume(player.isMuted ? Math.max(0, by) : player.volume + by);
    target.volumeChosen();
  };
  if (/^\d$/.test(key)) return player.isSeekable ? () => player.seek((player.duration * Number(key)) / 10) : undefined;
  switch (key.length === 1 ? key.toLowerCase() : key) {
    case ' ':
      // The button that has the focus is pressed by it.
      return (event.composedPath()[0] as Element).localName === 'button' ? undefined : () => player.toggle();
    case 'k':
      return () => player.toggle();
    case 'j':
      return () => player.seekBy(-STEPS.letter);
    case 'l':
      return () => player.seekBy(STEPS.letter);
    case 'ArrowLeft':
    case 'ArrowRight':
      return () => player.seekBy(key === ahead ? STEPS.arrow : -STEPS.arrow);
    case 'ArrowUp':
      return turn(STEPS.volume);
    case 'ArrowDown':
      return turn(-STEPS.volume);
    case 'Home':
      return () => player.seek(0);
    case 'End':
      return player.isSeekable ? () => player.seek(player.duration) : undefined;
    case 'm':
      return () => {
        player.toggleMuted();
        target.volumeChosen();
      };
    case 'f':
      return () => target.toggleFullScreen();
    case 'c':
      return () => target.toggleCaptions();
    default:
      return undefined;
  }
}
