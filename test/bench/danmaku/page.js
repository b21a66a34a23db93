// In the page: a video that runs, and 200 messages a second over it by one of the subjects.
const host = document.getElementById('host');
const COLORS = ['', 'gold', 'deepskyblue', 'tomato'];

/** `seconds` of so many messages each, of 4 to 24 letters. */
const messages = (seconds, rate) =>
  Array.from({ length: seconds * rate }, (_, i) => ({
    text: `message ${i} `.repeat(2).slice(0, 4 + ((i * 7) % 21)),
    color: COLORS[i % 4],
    time: i / rate,
  }));

/** @param {(box: HTMLElement, video: HTMLVideoElement, list: object[]) => void} run */
export function expose(run) {
  window.bench = {
    /** Resolves when the video plays. */
    async start(base64, seconds, rate) {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      const video = document.createElement('video');
      video.muted = true;
      video.src = URL.createObjectURL(new Blob([bytes], { type: 'video/webm' }));
      host.append(video);
      run(host, video, messages(seconds, rate));
      const playing = new Promise((resolve) => video.addEventListener('playing', resolve, { once: true }));
      await video.play();
      await playing;
    },
    /** Frames of the video so far: presented, dropped, and the most messages on screen. */
    frames() {
      const video = host.querySelector('video');
      const { totalVideoFrames, droppedVideoFrames } = video.getVideoPlaybackQuality();
      return { total: totalVideoFrames, dropped: droppedVideoFrames, time: video.currentTime };
    },
    animations: () => document.getAnimations().length,
  };
}
