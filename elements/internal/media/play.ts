/**
 * Plays. The promise settles as natively, and resolves when the media has ended: WebKit leaves it open for good when the
 * media ends before there was data to go on with, as after a seek to just before its end.
 */
export function play(media: HTMLMediaElement): Promise<void> {
  return new Promise((resolve, reject) => {
    const ended = (): void => resolve();
    media.addEventListener('ended', ended, { once: true });
    void media
      .play()
      .then(resolve, reject)
      .finally(() => media.removeEventListener('ended', ended));
  });
}
