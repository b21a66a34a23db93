import { expect } from '@open-wc/testing';
import Hls, { type ErrorData } from 'hls.js';
import LightHls from 'hls.js/light';
import { Stream } from '../../../elements/video/hls.js';

const { ErrorDetails, ErrorTypes, Events } = Hls;
const { prototype } = LightHls as unknown as typeof Hls;

describe('a stream that fails', () => {
  const { on, recoverMediaError } = prototype;
  let hls: Hls;
  const keep = (made: Hls) => (hls = made);
  let recovered: number;
  let failures: [number, string][];
  let stream: Stream;

  beforeEach(() => {
    recovered = 0;
    failures = [];
    prototype.on = function (this: Hls, ...args: Parameters<Hls['on']>) {
      keep(this);
      return on.apply(this, args);
    } as Hls['on'];
    prototype.recoverMediaError = () => void recovered++;
    const failed = (code: number, detail: string) => void failures.push([code, detail]);
    stream = new Stream(LightHls, document.createElement('video'), '/__http__/stall', { levelsChanged() {}, failed });
    // A browser without the codecs has said so.
    failures = [];
  });
  afterEach(() => {
    stream.destroy();
    Object.assign(prototype, { on, recoverMediaError });
  });

  const fail = (type: string, details: string, more: object = {}) =>
    hls.trigger(Events.ERROR, { type, details, fatal: true, ...more } as ErrorData);

  it('recovers from an error of the decoder once, and ends with the next', () => {
    fail(ErrorTypes.MEDIA_ERROR, ErrorDetails.BUFFER_APPEND_ERROR);
    expect([recovered, failures]).to.deep.equal([1, []]);
    for (let index = 0; index < 3; index++) fail(ErrorTypes.MEDIA_ERROR, ErrorDetails.BUFFER_APPEND_ERROR);
    expect(recovered).to.equal(1);
    expect(failures[0]).to.deep.equal([3, 'bufferAppendError']);
  });

  it('goes on after an error that is not fatal', () => {
    fail(ErrorTypes.MEDIA_ERROR, ErrorDetails.BUFFER_STALLED_ERROR, { fatal: false });
    expect([recovered, failures]).to.deep.equal([0, []]);
  });

  it('does not try to recover what this browser cannot decode, or what the network lacks', () => {
    fail(ErrorTypes.MEDIA_ERROR, ErrorDetails.MANIFEST_INCOMPATIBLE_CODECS_ERROR);
    fail(ErrorTypes.NETWORK_ERROR, ErrorDetails.FRAG_LOAD_ERROR, { response: { code: 404 } });
    fail(ErrorTypes.NETWORK_ERROR, ErrorDetails.FRAG_LOAD_TIMEOUT);
    expect(recovered).to.equal(0);
    expect(failures.map(([code]) => code)).to.deep.equal([4, 4, 2]);
  });
});
