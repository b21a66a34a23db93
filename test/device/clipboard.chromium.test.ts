import { expect } from '@open-wc/testing';
import { compressImage, getClipboardData, getImageInfo, releaseTempFiles, setClipboardData } from 'nacre/device';
import { grantPermissions } from '../helpers/commands.js';
import { mediaUrl } from '../helpers/media.js';

describe('the clipboard of the system', () => {
  before(() => grantPermissions('clipboard-read', 'clipboard-write'));
  afterEach(() => releaseTempFiles());

  it('gives back formatted text', async () => {
    await setClipboardData({ data: 'pearl', html: '<b>pearl</b>' });
    const { data, html } = await getClipboardData({ types: ['text', 'html'] });
    expect(data).to.equal('pearl');
    expect(html).to.match(/<b[^>]*>pearl<\/b>/);
    expect(await getClipboardData()).to.include({ data: 'pearl' });
  });

  it('gives back a picture of any type, as PNG', async () => {
    const { tempFilePath } = await compressImage({ src: mediaUrl('photo.jpg'), width: 40 });
    const { width, height } = await getImageInfo({ src: tempFilePath });
    await setClipboardData({ image: tempFilePath });
    const { data, image } = await getClipboardData({ types: ['text', 'image'] });
    expect(data).to.equal('');
    expect(await getImageInfo({ src: image! })).to.include({ width, height, type: 'png' });
  });
});
