import { expect } from '@open-wc/testing';
import { unpack, unpackText } from '../../../elements/base/packed.js';

describe('packed data', () => {
  it('are those that were packed', async () => {
    // deflateSync('Zoë 珍珠').toString('base64')
    expect(await unpackText('eJyLyj+8WuF5f+/z/gUAJC4GcQ==')).to.equal('Zoë 珍珠');
    expect(new Uint8Array(await unpack('eJyLyj+8WuF5f+/z/gUAJC4GcQ=='))).to.have.length(11);
  });

  it('fail if they are not whole', async () => {
    const failed = await unpack('eJyLyj+8WuF5').then(
      () => undefined,
      (error: Error) => error.name,
    );
    expect(failed).to.equal('TypeError');
  });
});
