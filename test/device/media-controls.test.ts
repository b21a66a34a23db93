import { expect } from '@open-wc/testing';
import { createInnerAudioContext, type InnerAudioContext } from 'nacre/device';
import { mediaUrl, tone } from '../helpers/media.js';
import { next, play, setUp, tap } from './inner-audio-fixture.js';

let context: InnerAudioContext;
let release: () => void;

beforeEach(() => {
  ({ context, release } = setUp());
});

afterEach(() => release());

describe('the media controls of the system', () => {
  type Handlers = Partial<Record<MediaSessionAction, MediaSessionActionHandler | null>>;
  let handlers: Handlers;
  let position: MediaPositionState | undefined;
  const { setActionHandler, setPositionState } = MediaSession.prototype;

  beforeEach(() => {
    handlers = {};
    position = undefined;
    MediaSession.prototype.setActionHandler = (action, handler) => void (handlers[action] = handler);
    MediaSession.prototype.setPositionState = (state) => void (position = state);
  });

  afterEach(() => Object.assign(MediaSession.prototype, { setActionHandler, setPositionState }));

  const offered = () => Object.keys(handlers).filter((action) => handlers[action as MediaSessionAction]);
  const press = (action: MediaSessionAction, details = {}) => handlers[action]!({ action, ...details });

  it('show title, artist, album and picture while it plays', async () => {
    Object.assign(context, { title: 'Pearls', singer: 'Ama', epname: 'Sea', coverImgUrl: mediaUrl('photo.jpg') });
    expect(navigator.mediaSession.metadata).to.equal(null);
    await play(context);
    const { title, artist, album, artwork } = navigator.mediaSession.metadata!;
    expect({ title, artist, album }).to.deep.equal({ title: 'Pearls', artist: 'Ama', album: 'Sea' });
    expect(artwork[0]!.src).to.equal(mediaUrl('photo.jpg'));
    expect(navigator.mediaSession.playbackState).to.equal('playing');
    expect(position!.duration).to.be.closeTo(4, 0.1);
    context.title = 'Shells';
    expect(navigator.mediaSession.metadata!.title).to.equal('Shells');
    context.title = '';
    expect(navigator.mediaSession.metadata).to.equal(null);
    expect(offered()).to.deep.equal([]);
  });

  it('play, pause, skip and stop it', async () => {
    context.title = 'Pearls';
    await play(context);
    press('pause');
    await next(context, 'Pause');
    expect(navigator.mediaSession.playbackState).to.equal('paused');
    press('seekto', { seekTime: 2 });
    await next(context, 'Seeked');
    expect(context.currentTime).to.equal(2);
    expect(position!.position).to.equal(2);
    press('seekbackward', { seekOffset: 1.5 });
    expect(context.currentTime).to.equal(0.5);
    press('seekforward');
    expect(context.currentTime).to.be.closeTo(4, 0.1);
    context.seek(1);
    const played = next(context, 'Play');
    await tap(() => press('play'));
    await played;
    const stopped = next(context, 'Stop');
    press('stop');
    await stopped;
    expect(navigator.mediaSession.metadata).to.equal(null);
  });

  it('offer the previous and the next sound where the page listens', async () => {
    context.title = 'Pearls';
    await play(context);
    expect(offered()).to.not.include('nexttrack');
    const asked: string[] = [];
    const stop = context.onNext(() => void asked.push('next'));
    context.onPrev(() => void asked.push('previous'));
    press('nexttrack');
    press('previoustrack');
    expect(asked).to.deep.equal(['next', 'previous']);
    stop();
    expect(offered()).to.include('previoustrack').and.not.include('nexttrack');
  });

  it('are for sounds with a title; those without mix with others', async () => {
    context.title = 'Long';
    await play(context);
    const effect = createInnerAudioContext();
    Object.assign(effect, { src: mediaUrl(tone()) });
    const played = next(effect, 'Play');
    await tap(() => effect.play());
    await played;
    expect(context.paused).to.equal(false);
    expect(navigator.mediaSession.metadata!.title).to.equal('Long');
    effect.destroy();
  });

  it('belong to the sound that began last, and go with it', async () => {
    context.title = 'First';
    await play(context);
    const other = createInnerAudioContext();
    Object.assign(other, { title: 'Second', src: mediaUrl(tone()) });
    const played = new Promise((resolve) => other.onPlay(resolve));
    await tap(() => other.play());
    await played;
    expect(navigator.mediaSession.metadata!.title).to.equal('Second');
    expect(context.paused).to.equal(true);
    context.destroy();
    expect(navigator.mediaSession.metadata!.title).to.equal('Second');
    other.destroy();
    expect(navigator.mediaSession.metadata).to.equal(null);
    expect(navigator.mediaSession.playbackState).to.equal('none');
    expect(offered()).to.deep.equal([]);
  });
});
